import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { type ApiAnswer, type ApiClient, ApiError } from '../../kernel/api-client.ts';
import { cacheKeys } from '../../kernel/cache-keys.ts';
import type { EntryChange, InboxEntry } from './contract.ts';
import type { InboxState } from './domain.ts';

/** What the garage has to answer. `data` is null for non-admins: an answer, not a failure of the page. */
export function inboxQuery(
  api: ApiClient,
  uid: string,
  state: InboxState,
  search: string,
  from: string | null,
) {
  return infiniteQueryOptions({
    queryKey: [...cacheKeys.inbox(uid), state, search, from],
    queryFn: async ({ pageParam, signal }): Promise<ApiAnswer<InboxEntry[] | null>> => {
      const query = new URLSearchParams({ state, search });
      if (pageParam) query.set('cursor', pageParam);
      try {
        return await api<InboxEntry[]>({ method: 'GET', path: `/inbox?${query}`, access: 'member', signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 403) return { data: null, next: null };
        throw error;
      }
    },
    initialPageParam: from,
    getNextPageParam: (page) => page.next,
  });
}

/** The beginning of what waits for an answer, as the inbox first shows it. */
export function openInboxQuery(api: ApiClient, uid: string) {
  return inboxQuery(api, uid, 'open', '', null);
}

/** Marks an entry as done, or as open again; `was` is what the admin saw of a booking. */
export async function settleEntry(api: ApiClient, id: string, change: EntryChange): Promise<void> {
  const path = `/inbox/${encodeURIComponent(id)}`;
  await api({ method: 'PUT', path, body: change, access: 'member' });
}

/** Refetches the inbox after an entry was marked. */
export async function refreshInbox(queries: QueryClient, uid: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: cacheKeys.inbox(uid) });
}
