import { afterEach, describe, expect, test } from 'vitest';
import { groupOwn } from '../../../kernel/money.ts';
import type { Facets } from './facets.ts';
import { anySearch, type Search, writeSearch } from './search.ts';
import { chipsOf, feedTitle, orderChips, titleOf } from './wording.ts';

afterEach(() => groupOwn({ inLakhs: true }));

const option = (value: string, name: string, parent?: string) => ({ value, name, count: 1, parent });
const facets: Facets = {
  category: [option('scooters', 'scooters')],
  make: [option('yamaha', 'Yamaha'), option('honda', 'Honda')],
  model: [option('yamaha-r15', 'R15', 'yamaha'), option('yamaha-fz-s', 'FZ-S', 'yamaha')],
  area: [option('mirpur', 'Mirpur', 'dhaka')],
  notCategory: [option('scooters', 'scooters')],
  notDistrict: [option('dhaka', 'Dhaka')],
  notDivision: [],
  notMake: [option('bajaj', 'Bajaj')],
  notModel: [option('bajaj-pulsar', 'Bajaj Pulsar')],
  condition: [option('good', 'good')],
  division: [option('dhaka', 'Dhaka'), option('khulna', 'Khulna')],
  district: [option('dhaka', 'Dhaka', 'dhaka'), option('gazipur', 'Gazipur', 'dhaka')],
  seller: [option('member', 'member')],
  currency: [],
  owners: [],
  photo: 0,
  ownName: 0,
  price: [],
  year: [],
  km: [],
  cc: [],
};
const money = { garage: null, several: true, distance: 'km' } as const;
const search = (parts: Partial<Search>): Search => ({ ...anySearch, ...parts });
const chips = (parts: Partial<Search>) =>
  chipsOf(search(parts), facets, money).map(({ label, without }) => [label, writeSearch(without)]);

describe('chips say what was understood, and each takes only itself off', () => {
  test('a make takes its models along, and leaves those of others', () => {
    expect(chips({ make: ['honda', 'yamaha'], model: ['yamaha-r15'] })).toEqual([
      ['Honda', '?make=yamaha&model=yamaha-r15'],
      ['Yamaha', '?make=honda'],
      ['R15', '?make=honda&make=yamaha'],
    ]);
  });

  test('what is left out says so, and comes back by itself', () => {
    expect(chips({ notMake: ['bajaj'], notModel: ['bajaj-pulsar'] })).toEqual([
      ['not Bajaj', '?notModel=bajaj-pulsar'],
      ['not Bajaj Pulsar', '?notMake=bajaj'],
    ]);
    expect(chips({ notCategory: ['scooters'], notDistrict: ['dhaka'] })).toEqual([
      ['not scooters', '?notDistrict=dhaka'],
      ['not Dhaka', '?notCategory=scooters'],
    ]);
    const [chip] = chipsOf(search({ notMake: ['bajaj'] }), facets, money);
    expect(chip?.off).toBe('No longer “not Bajaj”');
  });

  test('a district of which a part was named says that all of it is meant, and stays when that comes off', () => {
    const dhaka = { division: ['dhaka'], district: ['dhaka'], area: ['mirpur'] };
    expect(chips(dhaka)).toEqual([['Mirpur: all of Dhaka', '?district=dhaka&division=dhaka']]);
    const [chip] = chipsOf(search(dhaka), facets, money);
    expect(chip?.off).toBe('Without Mirpur, still all of Dhaka');
    expect(chips({ ...dhaka, district: ['dhaka', 'gazipur'] })).toEqual([
      ['Mirpur: all of Dhaka', '?district=dhaka&district=gazipur&division=dhaka'],
      ['Gazipur', '?area=mirpur&district=dhaka&division=dhaka'],
    ]);
  });

  test('a division shows in its districts and goes with the last of them', () => {
    expect(chips({ division: ['dhaka'], district: ['dhaka'] })).toEqual([['Dhaka', '']]);
    expect(chips({ division: ['dhaka'], district: ['dhaka', 'gazipur'] })).toEqual([
      ['Dhaka', '?district=gazipur&division=dhaka'],
      ['Gazipur', '?district=dhaka&division=dhaka'],
    ]);
    expect(chips({ division: ['dhaka', 'khulna'], district: ['dhaka'] })).toEqual([
      ['Dhaka', '?division=khulna'],
      ['Khulna', '?district=dhaka&division=dhaka'],
    ]);
  });

  test('figures are written as people read them, years without grouping', () => {
    expect(
      chips({
        words: 'akrapovic',
        price: { from: null, to: 200_000 },
        year: { from: 2018, to: 2018 },
        km: { from: 10_000, to: 20_000 },
        cc: { from: 150, to: null },
        owners: 1,
        photo: true,
        ownName: true,
        currency: 'INR',
        condition: ['good'],
        seller: ['member'],
      }).map(([label]) => label),
    ).toEqual([
      '“akrapovic”',
      'Good',
      'Members',
      'Price up to ₹\u00a02,00,000',
      'Year 2018',
      'Kilometres 10,000 to 20,000',
      'Engine (cc) from 150',
      'First owner',
      'With photo',
      'In the seller’s name',
    ]);
  });
});

test('a range of prices says its currency and goes with it; a currency alone is a choice of its own', () => {
  const price = { from: null, to: 100_000 };
  expect(chips({ price })).toEqual([['Price up to BDT\u00a01,00,000', '']]);
  expect(chips({ price: { from: 50_000, to: 100_000 }, make: ['honda'], currency: 'LKR' })).toEqual([
    ['Honda', '?currency=LKR&maxPrice=100000&minPrice=50000'],
    ['Price LKR\u00a050,000 to 100,000', '?make=honda'],
  ]);
  expect(chips({ currency: 'INR' })).toEqual([['INR', '']]);
  const ofGarage = chipsOf(search({ price }), facets, { ...money, garage: 'INR', several: false }).map(
    ({ label }) => label,
  );
  expect(ofGarage).toEqual(['Price up to ₹\u00a01,00,000']);
});

test('prices of the only currency there is stand bare where the garage shows none, also where the search names it', () => {
  const bare = { ...money, several: false };
  const price = { from: 50_000, to: 100_000 };
  for (const currency of [null, 'BDT'])
    expect(chipsOf(search({ price, currency }), facets, bare).map(({ label }) => label)).toEqual([
      'Price 50,000 to 1,00,000',
    ]);
  expect(feedTitle(search({ price }), facets, bare)).toBe('Price 50,000 to 1,00,000: Moto Garage');
});

test('a range that stands for one figure says for which, and goes as any other', () => {
  expect(
    chips({ price: { from: 128_000, to: 173_000 }, currency: 'INR', cc: { from: 143, to: 158 } }),
  ).toEqual([
    ['Price about ₹ 1,50,000: ₹ 1,28,000 to 1,73,000', '?maxCc=158&minCc=143'],
    ['Engine (cc) about 150: 143 to 158', '?currency=INR&maxPrice=173000&minPrice=128000'],
  ]);
  const bare = { ...money, several: false };
  const [price] = chipsOf(search({ price: { from: 128_000, to: 173_000 } }), facets, bare);
  expect(price?.label).toBe('Price about 1,50,000: 1,28,000 to 1,73,000');
});

test('an order that is not the usual one can be taken off as well', () => {
  expect(orderChips(anySearch, 'km')).toEqual([]);
  const low = search({ make: ['yamaha'], sort: 'km-low' });
  const [chip] = orderChips(low, 'km');
  expect([chip?.label, chip && writeSearch(chip.without)]).toEqual([
    'Kilometres, lowest first',
    '?make=yamaha',
  ]);
  // The order is no filter: a saved search and its name do not contain it.
  expect(chipsOf(low, facets, money).map(({ label }) => label)).toEqual(['Yamaha']);
});

test.each([
  [{ from: null, to: 32_187 }, 'Mileage up to 20,000'],
  [{ from: 160_934, to: null }, 'Mileage from 100,000'],
  // A band ends before the next one begins.
  [{ from: 32_187, to: 48_279 }, 'Mileage 20,000 to 29,999'],
])('where people count in miles, a distance and its order say so: %j', (km, label) => {
  groupOwn({ inLakhs: false });
  const shown = { garage: 'USD', several: false, distance: 'mi' } as const;
  expect(chipsOf(search({ km }), facets, shown).map((chip) => chip.label)).toEqual([label]);
  const [order] = orderChips(search({ sort: 'km-low' }), 'mi');
  expect(order?.label).toBe('Mileage, lowest first');
});

test.each<[Partial<Search>, string]>([
  [{}, 'Second-hand motorcycles'],
  [{ make: ['yamaha'], model: ['yamaha-r15'], district: ['dhaka'] }, 'Yamaha R15 in Dhaka'],
  [{ make: ['honda', 'yamaha'], model: ['yamaha-fz-s', 'yamaha-r15'] }, 'Honda or Yamaha FZ-S or R15'],
  [{ category: ['scooters'], division: ['khulna'] }, 'Scooters in Khulna'],
  [{ category: ['scooters', 'sport'] }, 'Scooters or sport'],
  [{ division: ['dhaka', 'khulna'], district: ['dhaka'] }, 'Second-hand motorcycles in Dhaka or Khulna'],
  [
    { division: ['dhaka', 'khulna'], district: ['dhaka', 'gazipur'] },
    'Second-hand motorcycles in Dhaka or Gazipur or Khulna',
  ],
  [{ price: { from: 1, to: 2 } }, 'Second-hand motorcycles'],
])('a search %j is called %s', (parts, title) => {
  expect(titleOf(search(parts), facets)).toBe(title);
});
