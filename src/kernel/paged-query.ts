/** Queries of members for lists that the API answers in pages, each of which names the next one. */
import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { type ApiAnswer, type ApiClient, ApiError } from './api-client.ts';

interface PagedList {
  /** What the list is cached under; the cursor is added to it. */
  key: QueryKey;
  /** Of the call, with its query if it has one. */
  path: string;
  /** The cursor at which the first page begins; null for the beginning of the list. */
  from: string | null;
}

/** The pages of a list. */
export function pagedQuery<Item>(api: ApiClient, list: PagedList) {
  return pagesOf(list, (call) => api<Item[]>(call));
}

/** The same, with each item as `keep` makes it before it is cached. */
export function keptPagedQuery<Sent, Item>(api: ApiClient, list: PagedList, keep: (item: Sent) => Item) {
  return pagesOf(list, async (call) => {
    const page = await api<Sent[]>(call);
    return { ...page, data: page.data.map(keep) };
  });
}

/** The pages of a list that only admins see. `data` is null for all others: an answer, not a failure of the page. */
export function adminPagedQuery<Item>(api: ApiClient, list: PagedList) {
  return pagesOf(list, async (call): Promise<ApiAnswer<Item[] | null>> => {
    try {
      return await api<Item[]>(call);
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) return { data: null, next: null };
      throw error;
    }
  });
}

function pagesOf<Data>(
  { key, path, from }: PagedList,
  ask: (call: Parameters<ApiClient>[0]) => Promise<ApiAnswer<Data>>,
) {
  return infiniteQueryOptions({
    queryKey: [...key, from],
    queryFn: ({ pageParam, signal }) =>
      ask({ method: 'GET', path: pathAt(path, pageParam), access: 'member', signal }),
    initialPageParam: from,
    getNextPageParam: (page) => page.next,
  });
}

function pathAt(path: string, cursor: string | null): string {
  if (!cursor) return path;
  return `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`;
}
