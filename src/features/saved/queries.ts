import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../kernel/api-client.ts';
import { pagedQuery } from '../../kernel/paged-query.ts';
import type { Deleted } from '../listings/contract.ts';
import type { Comparison, Glance, NewSavedBike, SavedBike, SavedIds, Saving } from './contract.ts';

// Cached under the uid, so that two accounts on one device never share it.
const list = (uid: string) => ['saved', uid] as const;
const idsKey = (uid: string) => ['savedIds', uid] as const;

/** What the person saved, the latest first, from the cursor `from`. */
export function savedQuery(api: ApiClient, uid: string, from: string | null) {
  return pagedQuery<SavedBike>(api, { key: list(uid), path: '/saved', from });
}

/** The ids of all that the person saved. */
export function savedIdsQuery(api: ApiClient, uid: string) {
  return queryOptions({
    queryKey: idsKey(uid),
    queryFn: async ({ signal }) =>
      (await api<SavedIds>({ method: 'GET', path: '/savedIds', access: 'member', signal })).data.ids,
    staleTime: 60_000,
  });
}

/** Saves motorcycles in the account. Sending them twice saves them once. */
export async function saveBikes(api: ApiClient, bikes: NewSavedBike[]): Promise<Saving> {
  return (await api<Saving>({ method: 'POST', path: '/saved', body: { bikes }, access: 'member' })).data;
}

/**
 * Removes a motorcycle from the account's list; with `until`, only if it was saved by then. Returns whether
 * it was on the list.
 */
export async function unsave(api: ApiClient, id: string, until?: Date): Promise<boolean> {
  const search = until ? `?${new URLSearchParams({ until: until.toISOString() })}` : '';
  const path = `/saved/${encodeURIComponent(id)}${search}`;
  return (await api<Deleted>({ method: 'DELETE', path, access: 'member' })).data.deletedCount > 0;
}

/**
 * Waits for running fetches of both lists: they may have been answered before a change, and invalidating does
 * not restart a first fetch.
 */
export async function awaitAsked(queries: QueryClient, uid: string): Promise<void> {
  const keys = [list(uid), idsKey(uid)];
  const asked = keys.flatMap((queryKey) =>
    queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }),
  );
  // A failure is reported where the fetch was started.
  await Promise.allSettled(asked.map(({ promise }) => promise));
}

/** Refetches both lists after one of them changed. */
export async function refreshSaved(queries: QueryClient, uid: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: list(uid) }),
    queries.invalidateQueries({ queryKey: idsKey(uid) }),
  ]);
}

/** Motorcycles with these ids, in this order, also those that are gone. */
export async function fetchGlances(
  api: ApiClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Glance[]> {
  const path = `/bikesByIds?ids=${ids.join(',')}`;
  return (await api<Glance[]>({ method: 'GET', path, ...(signal && { signal }) })).data;
}

/** The same for a page that shows them; while other ids are loading, the former ones stay. */
export function glancesQuery(api: ApiClient, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['glances', ids],
    queryFn: ({ signal }) => fetchGlances(api, ids, signal),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}

/**
 * Motorcycles side by side; `ids` as an address has them, readable or not. While other ones are loading, the former
 * ones stay.
 */
export function comparisonQuery(api: ApiClient, ids: readonly string[]) {
  const asked = new URLSearchParams(ids.map((id) => ['ids', id]));
  return queryOptions({
    queryKey: ['comparison', asked.toString()],
    queryFn: async ({ signal }) =>
      (await api<Comparison>({ method: 'GET', path: `/compare?${asked}`, signal })).data,
    placeholderData: keepPreviousData,
  });
}
