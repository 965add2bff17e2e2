import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { ApiClient } from '../../kernel/api-client.ts';
import type { PriceHelp } from './contract/price-help.ts';
import type { BikePage, FoundBikes } from './contract.ts';
import type { Suggestion } from './domain/suggest.ts';

function joined(address: string, name: string, value: string): string {
  return `${address}${address === '' ? '?' : '&'}${name}=${encodeURIComponent(value)}`;
}

/** What a search finds, from the page on that `from` names. `address` is a query string, '' for all. */
export function bikesQuery(api: ApiClient, address: string, from: string | null) {
  return infiniteQueryOptions({
    queryKey: ['bikes', address, from],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam ? joined(address, 'cursor', pageParam) : address;
      return api<FoundBikes>({ method: 'GET', path: `/bikes${query}`, signal });
    },
    initialPageParam: from,
    getNextPageParam: (page) => page.next,
  });
}

/** Names that a text may go on to, within a search. */
export function suggestionsQuery(api: ApiClient, address: string, text: string) {
  return queryOptions({
    queryKey: ['suggestions', address, text],
    queryFn: async ({ signal }) => {
      const path = `/bikes/suggestions${joined(address, 'q', text)}`;
      return (await api<Suggestion[]>({ method: 'GET', path, signal })).data;
    },
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** What bikes like one ask. `described` is a query string; without one nothing is asked. Only a help: tried once. */
export function priceHelpQuery(api: ApiClient, described: string) {
  return queryOptions({
    queryKey: ['priceHelp', described],
    queryFn: async ({ signal }) =>
      (await api<PriceHelp>({ method: 'GET', path: `/priceHelp?${described}`, signal })).data,
    enabled: described !== '',
    retry: false,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}

/** A listing with all that its page says. */
export function bikeQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['bike', id],
    queryFn: async ({ signal }) => {
      const path = `/bikes/${encodeURIComponent(id)}`;
      return (await api<BikePage>({ method: 'GET', path, signal })).data;
    },
  });
}

/** Has a listing's page, and searches that may find it, asked for again after it was changed. */
export async function refreshBike(queries: QueryClient, id: string): Promise<void> {
  await Promise.all([['bike', id], ['bikes']].map((queryKey) => queries.invalidateQueries({ queryKey })));
}
