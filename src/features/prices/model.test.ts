import { describe, expect, test } from 'vitest';
import { madeUpListing, madeUpListings, worthOf } from '../../../test/support/made-up-bikes.ts';
import { aHandful, type Estimate, type NotEnough, type PricedListing } from './domain.ts';
import { estimatePrice, foretell, trainPriceModel } from './model.ts';
import { readPriceModel, writePriceModel } from './stored.ts';

const listings = madeUpListings(1_500);
const model = trainPriceModel(listings);

/** A bike that nobody has listed. */
function unseen(number: number, change: Partial<PricedListing> = {}) {
  const { id: _, price: __, ...facts } = { ...madeUpListing(`unseen ${number}`), ...change };
  return facts;
}

function said(estimate: Estimate | NotEnough): Estimate {
  if ('notEnough' in estimate) throw new Error(`Not enough: ${estimate.count}`);
  return estimate;
}

describe('what is expected', () => {
  test('is near to what bikes are worth', () => {
    const misses = Array.from({ length: 400 }, (_, number) => {
      const bike = unseen(number);
      return Math.abs(foretell(model, bike).expected / worthOf(bike) - 1);
    }).sort((a, b) => a - b);
    expect(misses[200]).toBeLessThan(0.03);
    expect(misses[380]).toBeLessThan(0.1);
  });

  test('falls with age, distance and owners', () => {
    for (let number = 0; number < 200; number += 1) {
      const bike = unseen(number);
      const { expected } = foretell(model, bike);
      const { age, kilometres } = bike;
      expect(foretell(model, { ...bike, age: (age ?? 0) + 2 }).expected).toBeLessThan(expected);
      expect(foretell(model, { ...bike, kilometres: (kilometres ?? 0) + 20_000 }).expected).toBeLessThan(
        expected,
      );
      expect(foretell(model, { ...bike, owners: 3 }).expected).toBeLessThanOrEqual(expected);
    }
  });

  test('is not pulled by wild prices', () => {
    const wild = listings.map((listing, i) =>
      i % 20 === 0 ? { ...listing, price: listing.price * 50 } : listing,
    );
    const pulled = trainPriceModel(wild);
    for (let number = 0; number < 50; number += 1) {
      const bike = unseen(number);
      expect(Math.abs(foretell(pulled, bike).expected / worthOf(bike) - 1)).toBeLessThan(0.2);
    }
  });

  test('is told for bikes of which little is known', () => {
    const bike = unseen(1, { age: null, kilometres: null, owners: null, place: null });
    const estimate = said(estimatePrice(model, bike));
    expect(estimate.expected).toBeGreaterThan(0);
    expect(estimate.usual).toMatchObject({ age: null, kilometres: null, owners: null });
    expect(estimate.reasons.map(({ factor }) => factor)).not.toContain('age');
  });
});

describe('the range', () => {
  test('holds four of five prices that the model has not seen, whatever their spread', () => {
    for (const spread of [0.05, 0.3]) {
      const taught = trainPriceModel(madeUpListings(1_500, spread));
      const fresh = Array.from({ length: 1_500 }, (_, number) => madeUpListing(`fresh ${number}`, spread));
      const held = fresh.filter(({ id: _, price, ...facts }) => {
        const { low, high } = foretell(taught, facts);
        return price >= low && price <= high;
      });
      expect(held.length / fresh.length).toBeGreaterThan(0.76);
      expect(held.length / fresh.length).toBeLessThan(0.85);
    }
  });

  test('is wider for bikes that are harder to tell', () => {
    const uneven = listings.map((listing) =>
      listing.make === 'Suzuki'
        ? { ...listing, price: worthOf(listing) * (listing.price / worthOf(listing)) ** 4 }
        : listing,
    );
    const taught = trainPriceModel(uneven);
    const width = (make: string) => {
      const bike = listings.find((listing) => listing.make === make);
      if (!bike) throw new Error(make);
      const { low, high } = foretell(taught, bike);
      return high / low;
    };
    expect(width('Suzuki')).toBeGreaterThan(1.5 * width('Honda'));
  });
});

describe('a listing that was learned from', () => {
  const [first] = listings;
  if (!first) throw new Error('There are no listings.');

  test('is judged without its own price', () => {
    const dearer = listings.map((listing) =>
      listing === first ? { ...listing, price: listing.price * 3 } : listing,
    );
    const before = said(estimatePrice(model, first));
    const after = said(estimatePrice(trainPriceModel(dearer), first));
    expect(after.expected).toBe(before.expected);
    expect(after.comparables).toEqual(before.comparables);
  });

  test('is neither its own comparable nor is a second listing of the same bike', () => {
    const again = { ...first, id: 'again', price: first.price * 0.9 };
    const estimate = said(estimatePrice(trainPriceModel([...listings, again]), first));
    expect(estimate.comparables).not.toContain(first.id);
    expect(estimate.comparables).not.toContain(again.id);
    expect(estimate.count).toBe(said(estimatePrice(model, first)).count);
  });

  test('stays itself when its distance is changed', () => {
    const changed = said(estimatePrice(model, { ...first, kilometres: (first.kilometres ?? 0) + 500 }));
    expect(changed.comparables).not.toContain(first.id);
  });
});

describe('too few comparable bikes', () => {
  const rare = { make: 'Benelli', model: 'TNT 300', kind: 'naked', engineCc: 300, age: 3 } as const;
  const few = Array.from({ length: aHandful - 1 }, (_, number) => ({
    ...madeUpListing(`rare ${number}`),
    ...rare,
  }));

  test('are no basis', () => {
    const taught = trainPriceModel([...listings, ...few]);
    expect(estimatePrice(taught, unseen(1, rare))).toEqual({ notEnough: true, count: aHandful - 1 });
    expect(estimatePrice(taught, unseen(1, { make: 'Unheard', model: 'Of', kind: 'sport' }))).toMatchObject({
      notEnough: true,
      count: 0,
    });
  });

  test('are a basis from a handful on', () => {
    const taught = trainPriceModel([...listings, ...few, { ...madeUpListing('rare last'), ...rare }]);
    expect(estimatePrice(taught, unseen(1, rare))).toMatchObject({ basis: 'same-model', count: aHandful });
  });

  test('of the same model lean on the same make and engine, and are called unsure', () => {
    const bike = unseen(1, { make: 'Bajaj', model: 'Pulsar N150', kind: 'naked', engineCc: 150, age: 4 });
    expect(estimatePrice(model, bike)).toMatchObject({ basis: 'make-and-engine', sureness: 'unsure' });
  });

  test('or none at all are no reason to fail', () => {
    expect(estimatePrice(trainPriceModel([]), unseen(1))).toEqual({ notEnough: true, count: 0 });
  });
});

describe('the reasons', () => {
  test('add up from the usual bike to this one', () => {
    for (let number = 0; number < 100; number += 1) {
      const { expected, usual, reasons } = said(estimatePrice(model, unseen(number)));
      const sum = reasons.reduce((total, { amount }) => total + amount, usual.expected);
      expect(sum / expected).toBeCloseTo(1, 9);
    }
  });

  test('name only what differs, with the sign of its effect', () => {
    const { usual } = said(estimatePrice(model, unseen(3)));
    const like = { age: usual.age, kilometres: usual.kilometres, owners: 3 };
    const { reasons } = said(estimatePrice(model, unseen(3, like)));
    const owners = reasons.find(({ factor }) => factor === 'owners');
    expect(owners?.amount).toBeLessThan(0);
    expect(reasons.map(({ factor }) => factor)).not.toContain('age');
  });
});

describe('the model', () => {
  test('is the same for the same listings in any order', () => {
    const shuffled = listings.toReversed();
    expect(writePriceModel(trainPriceModel(shuffled))).toBe(writePriceModel(model));
  });

  test('answers the same after it was stored', () => {
    const read = readPriceModel(writePriceModel(model));
    if (!read) throw new Error('It was not read.');
    for (const listing of listings.slice(0, 50))
      expect(estimatePrice(read, listing)).toEqual(estimatePrice(model, listing));
    expect(readPriceModel('{"version":0}')).toBeNull();
  });
});
