import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError } from '../../kernel/api-client.ts';
import { pagedQuery } from '../../kernel/paged-query.ts';
import { refetch } from '../../kernel/refetch.ts';
import type {
  AlertsModified,
  DropMail,
  Looked,
  MailState,
  NewSearch,
  OpenedBike,
  SavedSearch,
  SearchNews,
  SearchSaved,
  ShownPrice,
} from './contract.ts';
import type { Opening } from './domain/opening.ts';
import type { Frequency } from './domain.ts';

const own = (uid: string) => ['mySearches', uid] as const;

/** Somebody's saved searches, the latest first, from the cursor `from`. */
export function searchesQuery(api: ApiClient, uid: string, from: string | null) {
  return pagedQuery<SavedSearch>(api, { key: [...own(uid), 'list'], path: '/mySearches', from });
}

/** The saved search with this address; null where it is not saved. */
export function savedAlreadyQuery(api: ApiClient, uid: string, address: string) {
  return queryOptions({
    queryKey: [...own(uid), 'at', address],
    queryFn: async ({ signal }) => {
      const path = `/mySearches?limit=1&address=${encodeURIComponent(address)}`;
      const [saved] = (await api<SavedSearch[]>({ method: 'GET', path, access: 'member', signal })).data;
      return saved ?? null;
    },
  });
}

/** How many new motorcycles all of them have. */
export function searchNewsQuery(api: ApiClient, uid: string) {
  return queryOptions({
    queryKey: [...own(uid), 'news'],
    queryFn: async ({ signal }) =>
      (await api<SearchNews>({ method: 'GET', path: '/mySearchNews', access: 'member', signal })).data,
    staleTime: 60_000,
  });
}

/** Whether somebody wants mail about lower prices of what they saved. */
export function dropMailQuery(api: ApiClient, uid: string) {
  return queryOptions({
    queryKey: [...own(uid), 'drops'],
    queryFn: async ({ signal }) =>
      (await api<DropMail>({ method: 'GET', path: '/priceDropMail', access: 'member', signal })).data,
  });
}

/** Turns that mail on or off. */
export async function changeDropMail(api: ApiClient, wanted: boolean): Promise<void> {
  await api({ method: 'PUT', path: '/priceDropMail', body: { wanted }, access: 'member' });
}

/** What these saved motorcycles cost by now was seen: no mail tells of it. */
export async function markDropsSeen(api: ApiClient, shown: readonly ShownPrice[]): Promise<void> {
  await api({ method: 'POST', path: '/priceDropMail/seen', body: { shown }, access: 'member' });
}

/** Saves a search. */
export async function saveSearch(api: ApiClient, search: NewSearch): Promise<SearchSaved> {
  return (await api<SearchSaved>({ method: 'POST', path: '/mySearches', body: search, access: 'member' }))
    .data;
}

const pathOf = (id: string) => `/mySearches/${encodeURIComponent(id)}`;

/** Changes how often a search sends mail. */
export async function changeMail(api: ApiClient, id: string, frequency: Frequency): Promise<void> {
  await api({ method: 'PATCH', path: pathOf(id), body: { frequency }, access: 'member' });
}

/** Nothing that a search has found is new any more, and no mail tells of what was shown. Answers from when on. */
export async function markSeen(api: ApiClient, id: string, shown: readonly string[] = []): Promise<string> {
  const path = `${pathOf(id)}/seen`;
  return (await api<Looked>({ method: 'POST', path, body: { shown }, access: 'member' })).data.lookedAt;
}

/** What was new in somebody's search when they opened it. */
export function openedQuery(api: ApiClient, uid: string, { id, since }: Opening) {
  return queryOptions({
    queryKey: [...own(uid), 'opened', id, since],
    queryFn: async ({ signal }) => {
      const path = `${pathOf(id)}/opened?${new URLSearchParams({ since })}`;
      return (await api<OpenedBike[]>({ method: 'GET', path, access: 'member', signal })).data;
    },
  });
}

/** Marks one motorcycle as seen in all searches that found it. Returns whether it was new. */
export async function markBikeSeen(api: ApiClient, id: string): Promise<boolean> {
  const path = `/mySearchNews/${encodeURIComponent(id)}/seen`;
  return (await api<AlertsModified>({ method: 'POST', path, access: 'member' })).data.modifiedCount > 0;
}

/** Deletes a search. */
export async function deleteSearch(api: ApiClient, id: string): Promise<void> {
  await api({ method: 'DELETE', path: pathOf(id), access: 'member' });
}

/** Refetches the list and the count. */
export async function refreshSearches(queries: QueryClient, uid: string): Promise<void> {
  await refetch(queries, own(uid));
}

/**
 * What the link of a mail is about; null for an unknown link, which is an answer and no failure of the page.
 */
export function mailStateQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: ['alertMail', token],
    queryFn: async ({ signal }) => {
      const path = `/alerts/mail?token=${encodeURIComponent(token)}`;
      try {
        return (await api<MailState>({ method: 'GET', path, signal })).data;
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
        throw error;
      }
    },
  });
}

/** Ends mail by the link in it, or resumes it. */
export async function turnMail(api: ApiClient, token: string, on: boolean): Promise<MailState> {
  const path = on ? '/alerts/resumption' : '/alerts/stop';
  return (await api<MailState>({ method: 'POST', path, body: { token } })).data;
}
