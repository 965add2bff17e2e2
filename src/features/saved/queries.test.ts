import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ApiClient } from '../../kernel/api-client.ts';
import type { SavedBike } from './contract.ts';
import { noteChange, savedQuery, showAgain } from './queries.ts';

const api: ApiClient = () => Promise.reject(new Error('nothing is asked for'));
const { queryKey } = savedQuery(api, 'rider', null);
const saved = (day: number): SavedBike => ({
  _id: `day${day}`,
  name: '',
  bike: null,
  forSale: false,
  takenOff: false,
  savedAt: `2026-01-0${day}T00:00:00.000Z`,
  priceThen: { priceAmount: null, currency: null },
});

/** A list of two pages with what was saved on these days, the latest first. */
function listOf(...pages: number[][]) {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, {
    pages: pages.map((days) => ({ data: days.map(saved), next: null })),
    pageParams: pages.map(() => null),
  });
  const days = () =>
    queries.getQueryData(queryKey)?.pages.map(({ data }) => data.map(({ _id }) => Number(_id.slice(3))));
  return { queries, days };
}

test.each([
  [
    7,
    [
      [7, 6, 5],
      [3, 2],
    ],
  ],
  [
    4,
    [
      [6, 5],
      [4, 3, 2],
    ],
  ],
  [
    1,
    [
      [6, 5],
      [3, 2, 1],
    ],
  ],
])('what was saved on day %i is put back in its place', (day, expected) => {
  const { queries, days } = listOf([6, 5], [3, 2]);
  showAgain(queries, 'rider', saved(day));
  showAgain(queries, 'rider', saved(day));
  expect(days()).toEqual(expected);
  noteChange(queries, 'rider', [`day${day}`], false);
  expect(days()).toEqual([
    [6, 5],
    [3, 2],
  ]);
});

test('the only one is put back into an empty list', () => {
  const { queries, days } = listOf([]);
  showAgain(queries, 'rider', saved(3));
  expect(days()).toEqual([[3]]);
});
