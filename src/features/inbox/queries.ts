import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../kernel/api-client.ts';
import { cacheKeys } from '../../kernel/cache-keys.ts';
import { adminPagedQuery } from '../../kernel/paged-query.ts';
import { refetch } from '../../kernel/refetch.ts';
import type { EntryChange, InboxEntry } from './contract.ts';
import type { InboxState } from './domain.ts';

/** What the garage has to answer; null for non-admins. */
export function inboxQuery(
  api: ApiClient,
  uid: string,
  state: InboxState,
  search: string,
  from: string | null,
) {
  return adminPagedQuery<InboxEntry>(api, {
    key: [...cacheKeys.inbox(uid), state, search],
    path: `/inbox?${new URLSearchParams({ state, search })}`,
    from,
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
  await refetch(queries, cacheKeys.inbox(uid));
}
