import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ApiClient } from '../../kernel/api-client.ts';
import type { Product } from './contract.ts';
import { categoryProductsQuery } from './queries.ts';

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
