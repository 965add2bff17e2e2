import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError } from '../../kernel/api-client.ts';
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

/** Somebody's saved searches, the latest first, from the page on that `from` names. */
export function searchesQuery(api: ApiClient, uid: string, from: string | null) {
  return infiniteQueryOptions({
    queryKey: [...own(uid), 'list', from],
    queryFn: ({ pageParam, signal }) => {
      const search = pageParam ? `?cursor=${encodeURIComponent(pageParam)}` : '';
      return api<SavedSearch[]>({ method: 'GET', path: `/mySearches${search}`, access: 'member', signal });
    },
    initialPageParam: from,
    getNextPageParam: (page) => page.next,
  });
}

/** The search of an address as somebody has saved it already; null where they have not. */
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

/** How much is new in all of them. */
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

/** Chooses whether to get it. */
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

/** What was new in a search of somebody when they opened it. */
export function openedQuery(api: ApiClient, uid: string, { id, since }: Opening) {
  return queryOptions({
    queryKey: [...own(uid), 'opened', id, since],
    queryFn: async ({ signal }) => {
      const path = `${pathOf(id)}/opened?${new URLSearchParams({ since })}`;
      return (await api<OpenedBike[]>({ method: 'GET', path, access: 'member', signal })).data;
    },
  });
}

/** One motorcycle is not new any more, whichever searches found it. Answers whether it was. */
export async function markBikeSeen(api: ApiClient, id: string): Promise<boolean> {
  const path = `/mySearchNews/${encodeURIComponent(id)}/seen`;
  return (await api<AlertsModified>({ method: 'POST', path, access: 'member' })).data.modifiedCount > 0;
}

/** Deletes a search. */
export async function deleteSearch(api: ApiClient, id: string): Promise<void> {
  await api({ method: 'DELETE', path: pathOf(id), access: 'member' });
}

/** Has list and count fetched again. */
export async function refreshSearches(queries: QueryClient, uid: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: own(uid) });
}

/** What the link of a mail is about; null when it leads to nothing, which is an answer and no failure of the page. */
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

/** Ends the mail of a search by the link of one, or takes that back. */
export async function turnMail(api: ApiClient, token: string, on: boolean): Promise<MailState> {
  const path = on ? '/alerts/resumption' : '/alerts/stop';
  return (await api<MailState>({ method: 'POST', path, body: { token } })).data;
}
