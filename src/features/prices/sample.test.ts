import { expect, test } from 'vitest';
import { madeUpListing, madeUpListings } from '../../../test/support/made-up-bikes.ts';
import { sampleListings } from './sample.ts';

test('of many listings a fair part of each model stays, whatever their order', () => {
  const many = madeUpListings(3_000);
  const rare = { ...madeUpListing('rare'), make: 'Benelli', model: 'TNT 300' };
  const ids = (sample: ReturnType<typeof sampleListings>) => sample.map(({ listing }) => listing.id);
  const sample = sampleListings([...many, rare], 200);
  expect(sample.length).toBeLessThanOrEqual(200);
  expect(sample.length).toBeGreaterThan(190);
  expect(ids(sample)).toContain(rare.id);
  expect(ids(sampleListings([rare, ...many.toReversed()], 200))).toEqual(ids(sample));
});

test('of one motorcycle listed again the one that was put up last counts, whatever its id', () => {
  const bike = madeUpListing(1);
  const later = { ...bike, id: 'a later one', posted: bike.posted + 1, price: bike.price * 0.9 };
  expect(later.id < bike.id).toBe(true);
  for (const order of [
    [bike, later],
    [later, bike],
  ])
    expect(sampleListings(order).map(({ listing }) => listing.id)).toEqual([later.id]);
});

test('listings without a price teach nothing', () => {
  const bike = madeUpListing(1);
  expect(
    sampleListings([
      { ...bike, price: 0 },
      { ...bike, price: Number.NaN },
    ]),
  ).toEqual([]);
});
