import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ApiClient } from '../../kernel/api-client.ts';
import { cacheKeys } from '../../kernel/cache-keys.ts';
import type { Product } from './contract.ts';
import { categoryProductsQuery, dropProduct, myProductsQuery, refreshProducts } from './queries.ts';

test('a product of a category is one object for all who see it, so that its card is rendered once, without contact data', async () => {
  const product = {
    _id: '1',
    name: 'Honda Dio',
    email: 'rahima@example.com',
    number: '+8801712345678',
  } as Product;
  const api = (async () => ({ data: [product], next: null })) as unknown as ApiClient;
  const seenBy = async (uid: string) => {
    const person = { uid, email: `${uid}@example.com` };
    const page = await new QueryClient().fetchInfiniteQuery(
      categoryProductsQuery(api, person, 'scooters', null),
    );
    return page.pages[0]?.data[0];
  };
  const karims = await seenBy('karim');
  expect(karims).toEqual({ _id: '1', name: 'Honda Dio', own: false });
  expect(await seenBy('nusrat')).toBe(karims);
  expect(await seenBy('rahima')).toEqual({ _id: '1', name: 'Honda Dio', own: true });
});

test('a deleted product does not come back with a list that was asked for before', async () => {
  const answers: ((ids: string[]) => void)[] = [];
  const api = (() =>
    new Promise((answer) =>
      answers.push((ids) => answer({ data: ids.map((_id) => ({ _id })), next: null })),
    )) as unknown as ApiClient;
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const list = new InfiniteQueryObserver(queries, myProductsQuery(api, 'rahima', null));
  const leave = list.subscribe(() => {});
  const shown = () => list.getCurrentResult().data?.pages.flatMap(({ data }) => data.map(({ _id }) => _id));
  answers[0]?.(['dio', 'wave']);
  await expect.poll(shown).toEqual(['dio', 'wave']);
  // As when the window gets the focus.
  void list.refetch();
  dropProduct(queries, 'rahima', 'dio');
  expect(shown()).toEqual(['wave']);
  answers[1]?.(['dio', 'wave']);
  await expect.poll(() => answers).toHaveLength(3);
  answers[2]?.(['wave']);
  await expect.poll(() => list.getCurrentResult().isFetching).toBe(false);
  expect(shown()).toEqual(['wave']);
  leave();
});

test('what searches have found is stale once a product was added, restored or deleted', async () => {
  const queries = new QueryClient();
  const found = [...cacheKeys.searches, '?q=fzs', null];
  const isStale = () => queries.getQueryState(found)?.isInvalidated;
  queries.setQueryData(found, []);
  await refreshProducts(queries, 'rahima');
  expect(isStale()).toBe(true);
  queries.setQueryData(found, []);
  expect(isStale()).toBe(false);
  dropProduct(queries, 'rahima', 'dio');
  expect(isStale()).toBe(true);
});
