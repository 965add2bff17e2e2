import { expect, test } from 'vitest';
import { readSearch } from './read-search.ts';
import { searchLimits } from './search.ts';

const read = (query: string, own?: string) => readSearch(new URLSearchParams(query), own);

test.each([
  ['maxKm=12,000 km', 'km', 12_000],
  ['maxKm=১২,০০০ কিমি', 'km', 12_000],
  ['maxCc=150cc', 'cc', 150],
  ['maxCc=১৫০ সিসি', 'cc', 150],
] as const)('a figure with its unit is taken: %s', (query, field, to) => {
  const { search, leftOut } = read(query);
  expect(search[field].to).toBe(to);
  expect(leftOut).toEqual([]);
});

test.each([
  ['maxPrice=1,2', 'Enter a price like 1,25,000 or 1.25 lakh.'],
  ['maxYear=soon', 'Enter a year like 2019.'],
  ['maxKm=12,000 miles', 'Enter kilometres like 12,000 or 12,000 km.'],
  ['maxCc=150 km', 'Enter the engine like 150 or 150 cc.'],
  ['owners=many', 'Enter a number of owners like 2.'],
])('what is no figure is left out with an example of its own field: %s', (query, hint) => {
  expect(read(query).leftOut.map(({ detail }) => detail)).toEqual([expect.stringContaining(hint)]);
});

test.each([
  ['maxMiles=20,000', null, 32_187],
  ['minMiles=20000&maxMiles=30k miles', 32_187, 48_280],
  ['maxMiles=30000 mi&minMiles=1000', 1_609, 48_280],
  ['maxMiles=20,000 km', null, 20_000],
  // Whoever swaps the two fields means the range between them.
  ['minMiles=30000&maxMiles=20000', 32_187, 48_280],
  ['maxMiles=20000&maxKm=5', null, 32_187],
])('miles become kilometres: %s', (query, from, to) => {
  expect([read(query).search.km, read(query).leftOut]).toEqual([{ from, to }, []]);
});

test('what is no figure of miles is left out with an example in miles', () => {
  expect(read('maxMiles=few').leftOut).toEqual([
    {
      field: 'maxMiles',
      code: 'figure-unreadable',
      detail: expect.stringContaining('Enter miles like 12,000 or 12,000 miles.'),
    },
  ]);
});

test.each([
  ['BDT', 'maxPrice=1000000000', true],
  ['BDT', 'maxPrice=2000000000', false],
  ['IRR', 'minPrice=2000000000&maxPrice=112000000000', true],
  ['IRR', 'maxPrice=112000000001', false],
  // The currency of the address counts.
  ['BDT', 'currency=IRR&maxPrice=2000000000', true],
  ['IRR', 'currency=BDT&maxPrice=2000000000', false],
])('in a garage of %s the prices of %s are possible: %s', (own, query, isRead) => {
  const { search, leftOut } = read(query, own);
  expect(search.price.to).toBe(isRead ? Number(/maxPrice=(\d+)/.exec(query)?.[1]) : null);
  expect(leftOut.map(({ field }) => field)).toEqual(isRead ? [] : ['maxPrice']);
});

test('of a text that is long only when it is spelt out no more is read than of others', () => {
  const spelt = (text: string) => read(`q=${text}`).search.words.normalize('NFKC').length;
  for (const letter of ['ﷺ', 'ﷻ', '㌖', '7ﷺ', 'yamaha ﷺ ']) {
    expect(spelt(letter.repeat(200))).toBeLessThanOrEqual(2 * searchLimits.words);
    expect(read(`q=${letter.repeat(200)}`).leftOut).toMatchObject([{ field: 'q', code: 'too-long' }]);
  }
  expect(read(`q=${'ছয় '.repeat(40)}`).leftOut).toEqual([]);
});
