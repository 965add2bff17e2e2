import { type QueryClient, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import * as words from '#messages/identity.ts';
import type { AppContext } from '../../../app-context.ts';
import type { ApiClient } from '../../../kernel/api-client.ts';
import { readNext } from '../../../routes.ts';
import { useApp } from '../../../use-app.tsx';
import { readWanted, type Wanted } from '../../identity/ui/wanted.ts';
import type { FoundBikes } from '../contract.ts';
import { anySearch } from '../domain/search.ts';
import { chipsOf } from '../domain/wording.ts';
import { bikeQuery, bikesQuery } from '../queries.ts';

/** The search to be saved, to get its names: one motorcycle of it is enough. */
function searchQuery(api: ApiClient, address: string) {
  const params = new URLSearchParams(address);
  params.set('limit', '1');
  return bikesQuery(api, `?${params}`, null);
}

/**
 * A motorcycle in the catalogue's words, without its seller's. The catalogue is large, so pages from the
 * server contain the result.
 */
function knownBikeQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['known-bike', id],
    queryFn: async ({ client }) => {
      const [{ bike }, { knownName }] = await Promise.all([
        client.fetchQuery(bikeQuery(api, id)),
        import('../../catalogue/domain.ts'),
      ]);
      const name = knownName(bike);
      return name === null ? null : { name, year: bike.year };
    },
    staleTime: Infinity,
  });
}

/**
 * Loads what the page says about the wanted action. It is only a text: where loading fails, the page does
 * without.
 */
export async function loadWanted({ api, queries, side }: AppContext, request: Request): Promise<void> {
  const wanted = readWanted(readNext(new URL(request.url).searchParams.get('next')));
  if (!wanted || wanted.kind === 'saved') return;
  const asked = ask(queries, api, wanted).catch(() => {});
  if (side === 'server') await asked;
}

async function ask(
  queries: QueryClient,
  api: ApiClient,
  wanted: Exclude<Wanted, { kind: 'saved' }>,
): Promise<void> {
  if (wanted.kind === 'search') await queries.fetchInfiniteQuery(searchQuery(api, wanted.address));
  else await queries.fetchQuery(knownBikeQuery(api, wanted.id));
}

/**
 * Says what logging in or registering is for, where something waits for it. The words of a search and the
 * seller's title of a motorcycle are left out: nobody else may put sentences on a page that asks for a
 * password.
 */
export function WantedLead({ doing, usual }: { doing: 'login' | 'signup'; usual: string }) {
  const [params] = useSearchParams();
  const wanted = readWanted(readNext(params.get('next')));
  if (!wanted) return usual;
  if (wanted.kind === 'saved') return words.toKeepSaved(doing);
  if (wanted.kind === 'search') return <SearchLead doing={doing} address={wanted.address} />;
  return <BookingLead doing={doing} {...wanted} />;
}

function SearchLead({ doing, address }: { doing: 'login' | 'signup'; address: string }) {
  const { api, settings } = useApp();
  const list = useInfiniteQuery({ ...searchQuery(api, address), retry: false });
  const found = list.data?.pages[0]?.data;
  return words.toSaveSearch(doing, found ? namesOf(found, settings.currency) : []);
}

function namesOf(
  { search, facets, severalCurrencies: several }: FoundBikes,
  garage: string | null,
): string[] {
  const named = { ...search, words: anySearch.words };
  return chipsOf(named, facets, { garage, several }).map(({ label }) => label);
}

function BookingLead({
  doing,
  kind,
  id,
}: {
  doing: 'login' | 'signup';
  kind: 'booking' | 'purchase';
  id: string;
}) {
  const { api } = useApp();
  const { data } = useQuery({ ...knownBikeQuery(api, id), retry: false });
  return words.toBook(doing, kind, data ?? null);
}
