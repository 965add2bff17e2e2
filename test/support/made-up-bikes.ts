/** Bikes for tests, priced by a known rule, so that a test can check whether the model finds it. */
import type { BikeFacts, PricedListing } from '../../src/features/prices/domain.ts';
import { hashOf } from '../../src/features/prices/traits.ts';

const models = [
  { make: 'Bajaj', model: 'Pulsar 150', kind: 'naked', engineCc: 150, fresh: 200_000 },
  { make: 'Bajaj', model: 'Platina 100', kind: 'commuter', engineCc: 100, fresh: 110_000 },
  { make: 'Yamaha', model: 'FZ-S', kind: 'naked', engineCc: 149, fresh: 250_000 },
  { make: 'Honda', model: 'CB Shine', kind: 'commuter', engineCc: 125, fresh: 140_000 },
  { make: 'Suzuki', model: 'Gixxer', kind: 'naked', engineCc: 155, fresh: 230_000 },
] as const;
const places = ['Dhaka', 'Sylhet', 'Khulna'] as const;

/** A pseudo-random number from 0 to 1, the same for the same text. */
export function chance(text: string): number {
  return hashOf(text) / 2 ** 32;
}

/** Approximates a draw from the normal distribution by a sum of twelve uniform ones. */
function noise(text: string): number {
  let sum = -6;
  for (let i = 0; i < 12; i += 1) sum += chance(`${text} ${i}`);
  return sum;
}

/**
 * The worth of a bike by the rule: a tenth less each year, 5% less for each doubling of the distance, and so
 * on.
 */
export function worthOf(bike: BikeFacts): number {
  const fresh = models.find(({ model }) => model === bike.model)?.fresh ?? 0;
  const distance = Math.log2(((bike.kilometres ?? 0) + 3_000) / 3_000);
  const owners = 0.93 ** ((bike.owners ?? 1) - 1);
  return fresh * 0.9 ** (bike.age ?? 0) * 0.95 ** distance * owners * (bike.place === 'Dhaka' ? 1.08 : 1);
}

/** The bike with this number, priced at its worth give or take `spread` (0.1: mostly within 10%). */
export function madeUpListing(number: number | string, spread = 0.1): PricedListing {
  const pick = <First, Rest>(items: readonly [First, ...Rest[]], what: string): First | Rest =>
    items[Math.floor(chance(`${what} ${number}`) * items.length)] ?? items[0];
  const { make, model, kind, engineCc } = pick(models, 'model');
  const age = Math.floor(chance(`age ${number}`) * 12);
  const bike: BikeFacts = {
    name: `${make} ${model}`,
    make,
    model,
    kind,
    engineCc,
    age,
    kilometres: Math.round(1_000 + (age + chance(`half ${number}`)) * 9_000 * (0.3 + chance(`km ${number}`))),
    owners: pick([1, 1, 1, 2, 3], 'owners'),
    condition: null,
    place: pick(places, 'place'),
  };
  return {
    ...bike,
    id: `bike-${number}`,
    price: worthOf(bike) * Math.exp(spread * noise(String(number))),
    posted: 0,
  };
}

/** So many such bikes. */
export function madeUpListings(count: number, spread?: number): PricedListing[] {
  return Array.from({ length: count }, (_, number) => madeUpListing(number, spread));
}
