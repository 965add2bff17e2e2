import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import type { ApiAnswer, ApiClient } from '../../kernel/api-client.ts';
import { pagedQuery } from '../../kernel/paged-query.ts';
import { refetch } from '../../kernel/refetch.ts';
import type { Deleted } from '../listings/contract.ts';
import type { Comparison, Glance, NewSavedBike, SavedBike, SavedIds, Saving } from './contract.ts';
import { createChanges } from './domain/changes.ts';

// Cached under the uid, so that two accounts on one device never share it.
const list = (uid: string) => ['saved', uid] as const;
const idsKey = (uid: string) => ['savedIds', uid] as const;

/** What the person saved, the latest first, from the cursor `from`. */
export function savedQuery(api: ApiClient, uid: string, from: string | null) {
  return pagedQuery<SavedBike>(api, { key: list(uid), path: '/saved', from });
}

/** What this page has changed in each account. */
const changesOf = new Map<string, ReturnType<typeof createChanges>>();

/** The ids of all that the person saved, also where a change was acknowledged while they were on their way. */
export function savedIdsQuery(api: ApiClient, uid: string) {
  return queryOptions({
    queryKey: idsKey(uid),
    queryFn: async ({ signal }) => {
      const asked = changesOf.get(uid)?.now();
      const { data } = await api<SavedIds>({ method: 'GET', path: '/savedIds', access: 'member', signal });
      return changesOf.get(uid)?.applyTo(data.ids, asked) ?? data.ids;
    },
    staleTime: 60_000,
  });
}

/** The ids of what the person saved, as far as this page knows. */
export function knownIds(queries: QueryClient, uid: string): readonly string[] {
  return queries.getQueryData<string[]>(idsKey(uid)) ?? changesOf.get(uid)?.applyTo([]) ?? [];
}

/** Notes what the account has acknowledged, and shows it before the lists have been fetched again. */
export function noteChange(
  queries: QueryClient,
  uid: string,
  ids: readonly string[],
  isSaved: boolean,
): void {
  const changes = changesOf.get(uid) ?? createChanges();
  changesOf.set(uid, changes);
  const before = changes.now();
  changes.note(ids, isSaved);
  queries.setQueryData<string[]>(idsKey(uid), (known) => known && changes.applyTo(known, before));
  if (isSaved) return;
  changePages(queries, uid, (pages) =>
    pages.map((page) => ({ ...page, data: page.data.filter(({ _id }) => !ids.includes(_id)) })),
  );
}

/** Shows a motorcycle that was put back in its place by the day it was saved, before the list has been fetched again. */
export function showAgain(queries: QueryClient, uid: string, saved: SavedBike): void {
  changePages(queries, uid, (pages) => {
    if (pages.some(({ data }) => data.some(({ _id }) => _id === saved._id))) return pages;
    const before = pages.findIndex(({ data }) => (data.at(-1)?.savedAt ?? '') <= saved.savedAt);
    const place = before < 0 ? pages.length - 1 : before;
    return pages.map((page, at) => {
      if (at !== place) return page;
      const data = [...page.data, saved].sort((one, other) => other.savedAt.localeCompare(one.savedAt));
      return { ...page, data };
    });
  });
}

type Pages = ApiAnswer<SavedBike[]>[];

/** Changes the rows that are shown, and those that a running fetch shows after that: it knows nothing of the change. */
function changePages(queries: QueryClient, uid: string, change: (pages: Pages) => Pages): void {
  const changeNow = (filter: { queryKey: QueryKey; exact?: boolean }) =>
    queries.setQueriesData<InfiniteData<ApiAnswer<SavedBike[]>>>(
      filter,
      (known) => known && { ...known, pages: change(known.pages) },
    );
  changeNow({ queryKey: list(uid) });
  for (const { queryKey, promise } of notRestarted(queries, uid))
    promise?.then(
      () => changeNow({ queryKey, exact: true }),
      // What failed shows nothing.
      () => {},
    );
}

/**
 * The lists that are being fetched for the first time, which would not come sooner if they were restarted, and those of more
 * rows, which would be lost. The latter show again all rows that they began with.
 */
function notRestarted(queries: QueryClient, uid: string) {
  return queries
    .getQueryCache()
    .findAll({ queryKey: list(uid), fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined || state.fetchMeta?.fetchMore);
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

/** Refetches both lists after one of them changed. */
export async function refreshSaved(queries: QueryClient, uid: string): Promise<void> {
  await refetch(queries, list(uid), idsKey(uid));
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
