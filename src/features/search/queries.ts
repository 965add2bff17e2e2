import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import type { ApiAnswer, ApiClient } from '../../kernel/api-client.ts';
import { cacheKeys } from '../../kernel/cache-keys.ts';
import type { PlaceHelp } from './contract/place-help.ts';
import type { PriceHelp } from './contract/price-help.ts';
import type { BikePage, FoundBikes } from './contract.ts';
import type { Suggestion } from './domain/words/suggest.ts';

function joined(address: string, name: string, value: string): string {
  return `${address}${address === '' ? '?' : '&'}${name}=${encodeURIComponent(value)}`;
}

/**
 * The results of a search, starting at the page with the cursor `from`. `address` is a query string, '' for
 * all.
 */
export function bikesQuery(api: ApiClient, address: string, from: string | null) {
  return infiniteQueryOptions({
    queryKey: [...cacheKeys.searches, address, from],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam ? joined(address, 'cursor', pageParam) : address;
      return api<FoundBikes>({ method: 'GET', path: `/bikes${query}`, signal });
    },
    initialPageParam: from,
    getNextPageParam: (page) => page.next,
  });
}

/**
 * Keeps what was found for an address under the canonical one of the search, too, as old as it is: it would count as fresh. A
 * later answer stays.
 */
export function keepCanonical(
  queries: QueryClient,
  list: InfiniteData<ApiAnswer<FoundBikes>, string | null>,
  asked: QueryKey,
  canonical: QueryKey,
): void {
  const updatedAt = queries.getQueryState(asked)?.dataUpdatedAt ?? 0;
  const known = queries.getQueryState(canonical);
  if (known?.data !== undefined && !known.isInvalidated && known.dataUpdatedAt >= updatedAt) return;
  queries.setQueryData(canonical, list, { updatedAt });
}

/** Names that complete a text, within a search. */
export function suggestionsQuery(api: ApiClient, address: string, text: string) {
  return queryOptions({
    queryKey: [...cacheKeys.suggestions, address, text],
    queryFn: async ({ signal }) => {
      const path = `/bikes/suggestions${joined(address, 'q', text)}`;
      return (await api<Suggestion[]>({ method: 'GET', path, signal })).data;
    },
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** Where a listing with this place would be found; without a place there is no request. Optional, so it is not retried. */
export function placeHelpQuery(api: ApiClient, location: string) {
  return queryOptions({
    queryKey: ['placeHelp', location],
    queryFn: async ({ signal }) =>
      (
        await api<PlaceHelp>({
          method: 'GET',
          path: `/placeHelp?${new URLSearchParams({ location })}`,
          signal,
        })
      ).data,
    enabled: location !== '',
    retry: false,
    staleTime: 5 * 60_000,
  });
}

/**
 * The price of similar bikes. `described` is a query string; without one there is no request. Optional, so it
 * is not retried.
 */
export function priceHelpQuery(api: ApiClient, described: string) {
  return queryOptions({
    queryKey: ['priceHelp', described],
    queryFn: async ({ signal }) =>
      (await api<PriceHelp>({ method: 'GET', path: `/priceHelp?${described}`, signal })).data,
    enabled: described !== '',
    retry: false,
    // While more is typed about the same model and year; of another motorcycle it would be wrong.
    placeholderData: (before, query) =>
      modelOf(query?.queryKey[1]) === modelOf(described) ? before : undefined,
    staleTime: 5 * 60_000,
  });
}

/** What of a described motorcycle decides most about its price. */
function modelOf(described = ''): string {
  const said = new URLSearchParams(described);
  return [said.get('name'), said.get('yearOfUse')].join();
}

/** A listing with everything on its page. */
export function bikeQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: cacheKeys.bike(id),
    queryFn: async ({ signal }) => {
      const path = `/bikes/${encodeURIComponent(id)}`;
      return (await api<BikePage>({ method: 'GET', path, signal })).data;
    },
  });
}

/** A listing as it is now, for its page, too. */
export async function readBikeNow(
  { api, queries }: { api: ApiClient; queries: QueryClient },
  id: string,
): Promise<BikePage['bike']> {
  return (await queries.fetchQuery({ ...bikeQuery(api, id), staleTime: 0 })).bike;
}
