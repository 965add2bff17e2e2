import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ApiClient } from '../../kernel/api-client.ts';
import { bikesQuery, keepCanonical, priceHelpQuery } from './queries.ts';

const api = (async () => ({ data: null, next: null })) as unknown as ApiClient;
const foundOnce = (address: string) => ({ pages: [{ data: { address }, next: null }], pageParams: [null] });

test('a list is as old under the canonical address as under the one that was asked for, and no later one is lost', () => {
  const queries = new QueryClient();
  const [asked, canonical] = ['?q=fzs', '?make=yamaha'].map((each) => bikesQuery(api, each, null).queryKey);
  if (!asked || !canonical) throw new Error('two keys');
  const keep = (name: string, updatedAt: number) => {
    const list = foundOnce(name) as unknown as Parameters<typeof keepCanonical>[1];
    queries.setQueryData(asked, list, { updatedAt });
    keepCanonical(queries, list, asked, canonical);
    return [
      queries.getQueryData(canonical)?.pages[0]?.data.address,
      queries.getQueryState(canonical)?.dataUpdatedAt,
    ];
  };
  expect(keep('first', 1_000)).toEqual(['first', 1_000]);
  expect(keep('later', 2_000)).toEqual(['later', 2_000]);
  expect(keep('earlier', 1_500)).toEqual(['later', 2_000]);
  // What a change has made stale is not worth more than what was found.
  void queries.invalidateQueries({ queryKey: canonical });
  expect(keep('once more', 1_800)).toEqual(['once more', 1_800]);
});

test('what bikes like one ask stays while more is typed about it, and goes with its name or year', () => {
  const { placeholderData } = priceHelpQuery(api, 'name=Yamaha+R15&yearOfUse=2019&mileage=12000');
  const before = { count: 9 };
  const shown = (described: string) =>
    (placeholderData as unknown as (data: unknown, query: unknown) => unknown)(before, {
      queryKey: ['priceHelp', described],
    });
  expect(shown('name=Yamaha+R15&yearOfUse=2019')).toBe(before);
  expect(shown('name=Bajaj+CT+100&yearOfUse=2019&mileage=12000')).toBeUndefined();
  expect(shown('name=Yamaha+R15&yearOfUse=2018&mileage=12000')).toBeUndefined();
  expect(shown('')).toBeUndefined();
});
