/** What a price depends on, as the model sees it: the whole list, each line one kind of effect. */
import type { Term } from './effects.ts';
import type { Traits } from './traits.ts';

type Key = Term<Traits>['key'];

const all: Key = () => '';
const make: Key = (bike) => bike.make;
const build: Key = (bike) => bike.build;
const segment: Key = (bike) => bike.segment;
const model: Key = (bike) => bike.model;
const version: Key = (bike) => bike.version;
const place: Key = (bike) => bike.place;
const condition: Key = (bike) => bike.condition;
const owners: Key = (bike) => (bike.owners === null ? null : String(bike.owners));
const year: Key = (bike) => (bike.age === null ? null : String(Math.floor(bike.age)));
/** The combination of two keys: a key of its own for each pair that occurs. */
function both(one: Key, other: Key): Key {
  return (bike) => {
    const first = one(bike);
    const second = other(bike);
    return first === null || second === null ? null : `${first}/${second}`;
  };
}

/**
 * Loss per year and per doubling of the distance, relative to a usual bike, so that its own effect stays
 * readable.
 */
const usual = { age: 6, slopeYears: 4, oldest: 20, kilometres: 20_000, start: 3_000 } as const;

function perAge(key: Key): Term<Traits> {
  return {
    key: (bike) => (bike.age === null ? null : key(bike)),
    amount: (bike) => (Math.min(bike.age ?? usual.age, usual.oldest) - usual.age) / usual.slopeYears,
  };
}

function perDistance(key: Key): Term<Traits> {
  return {
    key: (bike) => (bike.kilometres === null ? null : key(bike)),
    amount: (bike) => Math.log(((bike.kilometres ?? usual.kilometres) + usual.start) / usual.kilometres),
  };
}

/** Effects on the logarithm of the price. Decision 0009 lists what was tried and left out. */
export const priceTerms: readonly Term<Traits>[] = [
  perAge(all),
  perDistance(all),
  { key: year },
  { key: owners, isFalling: true },
  { key: condition },
  { key: build },
  { key: make },
  { key: segment },
  { key: model },
  { key: version },
  { key: place },
  perAge(build),
  perAge(model),
  perAge(version),
  perDistance(make),
  perDistance(place),
  perDistance(year),
  { key: both(place, make) },
  { key: both(place, build) },
  { key: both(place, model) },
  { key: both(place, year) },
];

/** Effects on how far prices lie from the expected one: some bikes are simply harder to predict. */
export const spreadTerms: readonly Term<Traits>[] = [
  perAge(all),
  perDistance(all),
  { key: year },
  { key: owners },
  { key: build },
  { key: make },
  { key: model },
  { key: place },
];
