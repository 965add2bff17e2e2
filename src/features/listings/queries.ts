import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../kernel/api-client.ts';
import type { Category } from './domain.ts';

/** The categories of the garage, in their order. */
export function categoriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: async ({ signal }) => (await api<Category[]>({ method: 'GET', path: '/category', signal })).data,
  });
}
