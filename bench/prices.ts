/**
 * The accuracy of price estimates for real listings that the model has not seen: `npm run bench:prices`. Each
 * listing is held out once in each of several random divisions into fifths. REAL_DATA_DIR must name the
 * folder of the data sets. With `--million` also learns from a million generated listings.
 */
import { join } from 'node:path';
import {
  type PricedListing,
  rateAsking,
  ratings,
  roundPrice,
  roundRange,
} from '../src/features/prices/domain.ts';
import { quantileOf } from '../src/features/prices/effects.ts';
import { estimatePrice, foretell, type PriceModel, trainPriceModel } from '../src/features/prices/model.ts';
import { writePriceModel } from '../src/features/prices/stored.ts';
import { hashOf, traitsOf, twinKey } from '../src/features/prices/traits.ts';
import { type RealSet, readRealSet } from './real-listings.ts';

const folder = process.env.REAL_DATA_DIR;
if (!folder) {
  console.error(
    'Set REAL_DATA_DIR to the folder of the real sets: REAL_DATA_DIR=FOLDER npm run bench:prices',
  );
  process.exit(1);
}
const divisions = 3;
/** Fewer divisions where twins may be separated: those results are printed only for comparison. */
const blindDivisions = 1;
const fifths = 5;

/** One held-out listing, as the model and the baseline see it. */
interface Held {
  division: number;
  price: number;
  median: number;
  expected: number;
  low: number;
  high: number;
  /** Null where the product answers "not enough bikes to say". */
  sureness: string | null;
  rating: string | null;
}

const median = (figures: readonly number[]) => quantileOf(figures, 0.5);

/** The median price of the model; of the make, or of all, where the model is unknown. */
function plainMedians(listings: readonly PricedListing[]): (listing: PricedListing) => number {
  const groups = new Map<string, number[]>();
  const keys = ({ make, model }: PricedListing) => [`model ${make} ${model}`, `make ${make}`, 'all'];
  for (const listing of listings) {
    for (const key of keys(listing)) {
      const group = groups.get(key);
      if (group) group.push(listing.price);
      else groups.set(key, [listing.price]);
    }
  }
  const medians = new Map([...groups].map(([key, prices]) => [key, median(prices)]));
  return (listing) =>
    keys(listing)
      .map((key) => medians.get(key))
      .find((price) => price !== undefined) ?? 0;
}

function judgeHeld(model: PriceModel, listing: PricedListing, plain: number): Omit<Held, 'division'> {
  // Without its id, as a bike that nobody has seen.
  const { price, id: _, ...facts } = listing;
  const estimate = estimatePrice(model, facts);
  const said = 'notEnough' in estimate ? null : estimate;
  return {
    price,
    median: plain,
    ...foretell(model, facts),
    sureness: said?.sureness ?? null,
    rating: said ? rateAsking(roundRange(said), price).rating : null,
  };
}

/** Holds out each listing once per division; listings with the same `keyOf` are held out together. */
function holdOut(
  listings: readonly PricedListing[],
  keyOf: (listing: PricedListing) => string,
  times: number,
): Held[] {
  const held: Held[] = [];
  for (let division = 0; division < times; division += 1) {
    const fifthOf = listings.map((listing) => hashOf(`${keyOf(listing)} ${division}`) % fifths);
    for (let fifth = 0; fifth < fifths; fifth += 1) {
      const seen = listings.filter((_, i) => fifthOf[i] !== fifth);
      const model = trainPriceModel(seen);
      const plain = plainMedians(seen);
      for (const [i, listing] of listings.entries())
        if (fifthOf[i] === fifth) held.push({ division, ...judgeHeld(model, listing, plain(listing)) });
    }
  }
  return held;
}

function percent(share: number, digits = 1): string {
  return `${(share * 100).toFixed(digits)}%`;
}

function row(cells: readonly string[]): void {
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(52) : cell.padStart(14))).join(''));
}

/** `lost` rows count as errors of any size. */
function errorCells(held: readonly Held[], guess: (one: Held) => number, lost = 0): string[] {
  const errors = [
    ...held.map((one) => Math.abs(guess(one) / one.price - 1)),
    ...new Array<number>(lost).fill(1e9),
  ];
  return [percent(median(errors), 2), percent(errors.filter((error) => error <= 0.2).length / errors.length)];
}

function rangeCells(held: readonly Held[], lost = 0): string[] {
  const within = held.filter(({ price, low, high }) => price >= low && price <= high).length;
  const widths = held.map(({ low, high, expected }) => (high - low) / expected);
  return [percent(within / (held.length + lost)), percent(median(widths), 0)];
}

function printTable({ name, listings, refused }: RealSet): void {
  const keyOf = (listing: PricedListing) => twinKey(traitsOf(listing)) ?? listing.id;
  const together = holdOut(listings, keyOf, divisions);
  const blind = holdOut(listings, ({ id }) => id, blindDivisions);
  const said = together.filter(({ sureness }) => sureness !== null);
  const twins = listings.length - new Set(listings.map(keyOf)).size;

  console.log(
    `\n${name}: ${listings.length} listings, ${refused} rows refused by the import, ${twins} likely twins`,
  );
  row(['', 'median error', 'within 20%', 'in range', 'range width']);
  row(['plain median per model', ...errorCells(together, (one) => one.median)]);
  row(['price model', ...errorCells(together, (one) => one.expected), ...rangeCells(together)]);
  for (let division = 0; division < divisions; division += 1) {
    const some = together.filter((one) => one.division === division);
    row([`  division ${division + 1}`, ...errorCells(some, (one) => one.expected), ...rangeCells(some)]);
  }
  const lost = refused * divisions;
  row([
    '  refused rows counted as errors',
    ...errorCells(together, (one) => one.expected, lost),
    ...rangeCells(together, lost),
  ]);
  row([
    '  where the product gives an answer',
    ...errorCells(said, (one) => one.expected),
    ...rangeCells(said),
  ]);
  for (const sureness of ['sure', 'fair', 'unsure']) {
    const some = said.filter((one) => one.sureness === sureness);
    if (some.length === 0) continue;
    const share = percent(some.length / together.length, 0);
    row([`    "${sureness}" (${share})`, ...errorCells(some, (one) => one.expected), ...rangeCells(some)]);
  }
  console.log('  with twins not held out together:');
  row(['plain median per model', ...errorCells(blind, (one) => one.median)]);
  row(['price model', ...errorCells(blind, (one) => one.expected), ...rangeCells(blind)]);
  const shares = ratings.map(
    (rating) => `${rating} ${percent(said.filter((one) => one.rating === rating).length / said.length, 0)}`,
  );
  console.log(`ratings of held-out listings: ${shares.join(', ')}`);
}

/**
 * The share of bikes for which the model would ask more if only this were changed: it should be close to
 * zero.
 */
function dearerShare(
  model: PriceModel,
  listings: readonly PricedListing[],
  change: (listing: PricedListing) => Partial<PricedListing>,
): string {
  const dearer = listings.filter((listing) => {
    // One more kilometre makes it another motorcycle, so both estimates come from the model of all listings.
    const { id: _, price: __, ...facts } = { ...listing, kilometres: (listing.kilometres ?? 0) + 1 };
    const before = foretell(model, facts).expected;
    return foretell(model, { ...facts, ...change({ ...listing, ...facts }) }).expected > before * 1.01;
  });
  return percent(dearer.length / listings.length);
}

/**
 * The share of the shown comparable bikes whose prices are within the shown range, as a reader would count
 * them.
 */
function comparedShares(
  estimates: readonly ReturnType<typeof estimatePrice>[],
  listings: readonly PricedListing[],
): Record<'raw' | 'asThisOne', string> {
  const priceOf = new Map(listings.map(({ id, price }) => [id, price]));
  const within = estimates.flatMap((estimate) => {
    if ('notEnough' in estimate) return [];
    const { low, high } = roundRange(estimate);
    const isWithin = (price: number) => price >= low && price <= high;
    return estimate.comparables.map(({ id, asThisOne }) => {
      const price = priceOf.get(id) ?? 0;
      return { raw: isWithin(price), asThisOne: isWithin(roundPrice(price * asThisOne)) };
    });
  });
  const share = (of: 'raw' | 'asThisOne') => percent(within.filter((one) => one[of]).length / within.length);
  return { raw: share('raw'), asThisOne: share('asThisOne') };
}

function printListed({ listings }: RealSet): void {
  const started = process.cpuUsage();
  const model = trainPriceModel(listings);
  const seconds = process.cpuUsage(started).user / 1e6;
  const learned = process.cpuUsage();
  const estimates = listings.map((listing) => estimatePrice(model, listing));
  const each = process.cpuUsage(learned).user / listings.length;
  const known = estimates.flatMap((estimate, i) =>
    'notEnough' in estimate ? [] : [Math.abs(estimate.expected / (listings[i]?.price ?? 0) - 1)],
  );
  console.log(`training listings, each judged without itself: median error ${percent(median(known), 2)}`);
  const compared = comparedShares(estimates, listings);
  console.log(
    `of the comparable bikes shown, within the range shown: ${compared.raw} by their own prices, ` +
      `${compared.asThisOne} by what they would ask as that listing`,
  );
  const year = dearerShare(model, listings, ({ age }) => ({ age: (age ?? 0) + 1 }));
  const farther = dearerShare(model, listings, ({ kilometres }) => ({
    kilometres: (kilometres ?? 0) + 10_000,
  }));
  console.log(`estimated more than 1% higher if a year older: ${year}; with 10,000 km more: ${farther}`);
  console.log(
    `processor time: learning ${seconds.toFixed(1)} s, one estimate with reasons ${each.toFixed(0)} µs; ` +
      `stored ${(writePriceModel(model).length / 1e6).toFixed(1)} MB`,
  );
}

/** A million listings derived from the real ones, with other prices, ages, distances and ids. */
function* million(listings: readonly PricedListing[]): Generator<PricedListing> {
  for (let i = 0; i < 1_000_000; i += 1) {
    const like = listings[hashOf(`like ${i}`) % listings.length];
    if (!like) return;
    const shake = (hashOf(`shake ${i}`) % 1_000) / 1_000 - 0.5;
    yield {
      ...like,
      id: `million ${i}`,
      price: Math.round(like.price * (1 + shake * 0.3)),
      kilometres: like.kilometres === null ? null : Math.round(like.kilometres * (1 - shake) + (i % 997)),
    };
  }
}

function printMillion({ listings }: RealSet): void {
  const started = process.cpuUsage();
  const model = trainPriceModel(million(listings));
  const seconds = process.cpuUsage(started).user / 1e6;
  const megabytes = writePriceModel(model).length / 1e6;
  console.log(
    `\na million listings: learned from ${model.shelf.ids.length} in ${seconds.toFixed(1)} s of processor time, ` +
      `stored ${megabytes.toFixed(1)} MB`,
  );
}

const india = await readRealSet('India', join(folder, 'used-bikes-india.csv'));
const sriLanka = await readRealSet('Sri Lanka', join(folder, 'used-bikes-sri-lanka.csv'));
console.log(
  `Each listing is held out once in each of ${divisions} divisions into fifths; the model learns from the other four. ` +
    'Listings that may be one motorcycle (same version, kilometres and place) are held out together.',
);
for (const set of [india, sriLanka]) {
  printTable(set);
  printListed(set);
}
if (process.argv.includes('--million')) printMillion(india);
