import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type ApiClient, ApiError } from './api-client.ts';
import { adminPagedQuery, pagedQuery } from './paged-query.ts';

/** A client that notes the calls to it, each answered with a page that has one after it. */
function noting() {
  const calls: string[] = [];
  const api = (async (call: Parameters<ApiClient>[0]) => {
    calls.push(`${call.method} ${call.path} ${call.access}`);
    return { data: [calls.length], next: 'a_b&c' };
  }) as unknown as ApiClient;
  return { api, calls };
}

test.each([
  ['/saved', 'GET /saved member', 'GET /saved?cursor=a_b%26c member'],
  ['/inbox?state=open', 'GET /inbox?state=open member', 'GET /inbox?state=open&cursor=a_b%26c member'],
])('of %s each page is asked for with the cursor of the one before', async (path, first, second) => {
  const { api, calls } = noting();
  const query = pagedQuery<number>(api, { key: ['list', 'u1'], path, from: null });
  expect(query.queryKey).toEqual(['list', 'u1', null]);
  const { pages } = await new QueryClient().fetchInfiniteQuery({ ...query, pages: 2 });
  expect(calls).toEqual([first, second]);
  expect(pages.map(({ data }) => data)).toEqual([[1], [2]]);
});

const refusing = (status: number) =>
  (async () => {
    throw new ApiError(status, 'refused', 'Refused.');
  }) as unknown as ApiClient;

test('a list of admins is null for whoever is none, and every other failure is one', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const ask = (status: number) =>
    queries.fetchInfiniteQuery(
      adminPagedQuery<number>(refusing(status), { key: [status], path: '/inbox', from: null }),
    );
  expect((await ask(403)).pages).toEqual([{ data: null, next: null }]);
  await expect(ask(404)).rejects.toThrow('Refused.');
});
