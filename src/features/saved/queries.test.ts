import { InfiniteQueryObserver, notifyManager, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
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

test('what is removed, or put back, while more rows are on their way stays so when they come', async () => {
  const more = Promise.withResolvers<{ data: SavedBike[]; next: null }>();
  const queries = new QueryClient();
  const asked = savedQuery((() => more.promise) as ApiClient, 'rider', null);
  queries.setQueryData(asked.queryKey, {
    pages: [{ data: [6, 5, 4].map(saved), next: 'more' }],
    pageParams: [null],
  });
  const observer = new InfiniteQueryObserver(queries, { ...asked, staleTime: Infinity });
  // As a component is told: together of what changes at once.
  const read = () =>
    observer.getCurrentResult().data?.pages.flatMap(({ data }) => data.map(({ _id }) => _id));
  const shown: unknown[] = [];
  const end = observer.subscribe(notifyManager.batchCalls(() => void shown.push(read())));
  const fetched = observer.fetchNextPage();
  noteChange(queries, 'rider', ['day6', 'day5'], false);
  noteChange(queries, 'rider', ['day5'], true);
  showAgain(queries, 'rider', saved(5));
  more.resolve({ data: [3, 2].map(saved), next: null });
  await fetched;
  const expected = ['day5', 'day4', 'day3', 'day2'];
  await vi.waitFor(() => expect(shown.at(-1)).toEqual(expected), 30_000);
  // Not even for a moment.
  expect(shown).not.toContainEqual(['day6', ...expected]);
  end();
});

test('what is removed while the list is on its way for the first time is not shown when it comes', async () => {
  const first = Promise.withResolvers<{ data: SavedBike[]; next: null }>();
  const queries = new QueryClient();
  const asked = savedQuery((() => first.promise) as ApiClient, 'rider', null);
  const fetched = queries.fetchInfiniteQuery(asked);
  noteChange(queries, 'rider', ['day6'], false);
  first.resolve({ data: [6, 5].map(saved), next: null });
  await fetched;
  await vi.waitFor(
    () => expect(queries.getQueryData(asked.queryKey)?.pages.map(({ data }) => data)).toEqual([[saved(5)]]),
    30_000,
  );
});
