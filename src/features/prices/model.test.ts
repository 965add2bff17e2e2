import { describe, expect, test } from 'vitest';
import { madeUpListing, madeUpListings, worthOf } from '../../../test/support/made-up-bikes.ts';
import { aHandful, type Estimate, type NotEnough, type PricedListing, roundPrice, stepOf } from './domain.ts';
import { estimatePrice, foretell, trainPriceModel } from './model.ts';
import { tellReasons } from './reasons.ts';
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
    expect(after.comparables.map(({ id }) => id)).toEqual(before.comparables.map(({ id }) => id));
  });

  test('is neither its own comparable nor is a second listing of the same bike', () => {
    const again = { ...first, id: 'again', price: first.price * 0.9 };
    const estimate = said(estimatePrice(trainPriceModel([...listings, again]), first));
    const ids = estimate.comparables.map(({ id }) => id);
    expect(ids).not.toContain(first.id);
    expect(ids).not.toContain(again.id);
    expect(estimate.count).toBe(said(estimatePrice(model, first)).count);
  });

  test('stays itself when its distance is changed', () => {
    const changed = said(estimatePrice(model, { ...first, kilometres: (first.kilometres ?? 0) + 500 }));
    expect(changed.comparables.map(({ id }) => id)).not.toContain(first.id);
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

describe('those that it is compared with', () => {
  const rare = (number: number, change: Partial<PricedListing>) => ({
    ...madeUpListing(`compared ${number}`),
    make: 'Yamaha',
    model: null,
    kind: 'cruiser',
    ...change,
  });
  const told = (others: PricedListing[], change: Partial<PricedListing>) =>
    said(estimatePrice(trainPriceModel([...listings, ...others]), unseen(1, rare(99, change))));

  test('are all of the same model that are two years off at the most, where these are many', () => {
    const bike = unseen(5, { make: 'Bajaj', model: 'Pulsar 150', kind: 'naked', engineCc: 150, age: 6 });
    const near = listings.filter(
      ({ model: of, age }) => of === 'Pulsar 150' && Math.abs((age ?? 99) - 6) <= 2,
    );
    expect(estimatePrice(model, bike)).toMatchObject({ count: near.length, ages: { least: 4, most: 8 } });
  });

  test('are further off only where there are too few, and as far as it says', () => {
    const named = { model: 'Drag Star', engineCc: 650 };
    const others = [5, 6, 6, 7, 8, 9, 9, 9, 3, 3, 2, 10, 25].map((age, i) => rare(i, { ...named, age }));
    expect(told(others, { ...named, age: 6 })).toMatchObject({ count: 10, ages: { least: 3, most: 9 } });
    // A bike without a year does not count as about the same age.
    const yearless = [...others.slice(0, 4), ...[20, 21, 22].map((i) => rare(i, { ...named, age: null }))];
    expect(
      estimatePrice(trainPriceModel([...listings, ...yearless]), unseen(1, rare(99, { ...named, age: 6 }))),
    ).toEqual({ notEnough: true, count: 4 });
    expect(told(yearless, { ...named, age: null })).toMatchObject({ count: 7, ages: null });
  });

  test('are of about the same engine where they are not of the same model, and as far off as it says', () => {
    const of = (engineCc: number, from: number, count: number) =>
      Array.from({ length: count }, (_, i) => rare(from + i, { engineCc, age: 5 }));
    const bike = { engineCc: 110, age: 5 };
    const many = [...of(110, 0, 6), ...of(115, 10, 4), ...of(125, 20, 9), ...of(150, 30, 9)];
    expect(told(many, bike)).toMatchObject({
      basis: 'make-and-engine',
      count: 10,
      engines: { least: 110, most: 115 },
    });
    const few = [...of(110, 0, 2), ...of(125, 20, 4), ...of(150, 30, 9)];
    expect(told(few, bike)).toMatchObject({ count: 15, engines: { least: 110, most: 150 } });
    expect(told([...of(110, 0, 2), ...of(125, 20, 9), ...of(150, 30, 9)], bike)).toMatchObject({
      count: 11,
      engines: { least: 110, most: 125 },
    });
  });

  test('would ask what it asks: as it, four of five of them are within its range, also older ones that ask half', () => {
    const priceOf = new Map(listings.map(({ id, price }) => [id, price]));
    let [within, rawWithin, all] = [0, 0, 0];
    for (let number = 0; number < 200; number += 1) {
      const { low, high, comparables } = said(estimatePrice(model, unseen(number)));
      const isWithin = (price: number) => price >= low && price <= high;
      for (const { id, asThisOne } of comparables) {
        const price = priceOf.get(id) ?? 0;
        if (isWithin(price * asThisOne)) within += 1;
        if (isWithin(price)) rawWithin += 1;
        all += 1;
      }
    }
    expect(within / all).toBeGreaterThan(0.76);
    expect(within / all).toBeLessThan(0.86);
    expect(rawWithin / all).toBeLessThan(0.7);
  });

  test('are judged without themselves: a price that is far off stays so as another bike', () => {
    const bike = unseen(3);
    const [nearest] = said(estimatePrice(model, bike)).comparables;
    if (!nearest) throw new Error('There is none.');
    const shifted = trainPriceModel(
      listings.map((listing) =>
        listing.id === nearest.id ? { ...listing, price: listing.price * 3 } : listing,
      ),
    );
    const again = said(estimatePrice(shifted, bike));
    const same = again.comparables.find(({ id }) => id === nearest.id);
    expect(((same?.asThisOne ?? 0) / nearest.asThisOne) * 3).toBeGreaterThan(2.8);
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

  test('add up as they are told, too: rounded', () => {
    for (let number = 0; number < 200; number += 1) {
      const { expected, usual, reasons } = said(estimatePrice(model, unseen(number)));
      const told = tellReasons(usual.expected, reasons, expected);
      const sum = told.reasons.reduce((total, { amount }) => total + amount, told.usual);
      expect(sum).toBe(roundPrice(expected));
      const step = stepOf(sum);
      expect(Math.abs(told.usual - usual.expected)).toBeLessThanOrEqual(step / 2);
      for (const { factor, amount } of told.reasons) {
        const exact = reasons.find((reason) => reason.factor === factor)?.amount ?? 0;
        expect(Math.abs(amount - exact)).toBeLessThan(step);
      }
    }
    expect(tellReasons(100_000, [], 100_000)).toEqual({ usual: 100_000, reasons: [] });
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
