import { type QueryClient, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import * as words from '#messages/identity.ts';
import type { AppContext, PageSettings } from '../../../app-context.ts';
import type { ApiClient } from '../../../kernel/api-client.ts';
import { readNext, searchPath } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { useApp } from '../../../use-app.tsx';
import { type LoginPurpose, readWanted } from '../../identity/ui/wanted.ts';
import type { FoundBikes } from '../contract.ts';
import { anySearch } from '../domain/search.ts';
import { chipsOf, shownIn } from '../domain/wording.ts';
import { bikeQuery, bikesQuery } from '../queries.ts';

/** The search to be saved, to get its names: one motorcycle of it is enough. */
function searchQuery(api: ApiClient, address: string) {
  const params = new URLSearchParams(address);
  params.set('limit', '1');
  return bikesQuery(api, `?${params}`, null);
}

/**
 * The name of a motorcycle. A seller's message instead of one is replaced by the catalogue, which is large, so
 * pages from the server contain the result.
 */
function bikeNameQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['bike-name', id],
    queryFn: async ({ client }) => {
      const [{ bike }, { quotedName }] = await Promise.all([
        client.fetchQuery(bikeQuery(api, id)),
        import('../../listings/domain/quoted-name.ts'),
      ]);
      // No title may end the quotation marks around it.
      return quotedName(bike)?.replaceAll(/[“”]/g, '"') ?? null;
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
  if (!wanted || wanted.kind === 'saved' || wanted.kind === 'category') return;
  const asked = ask(queries, api, wanted).catch(() => {});
  if (side === 'server') await asked;
}

async function ask(
  queries: QueryClient,
  api: ApiClient,
  wanted: Exclude<LoginPurpose, { kind: 'saved' | 'category' }>,
): Promise<void> {
  if (wanted.kind === 'search') await queries.fetchInfiniteQuery(searchQuery(api, wanted.address));
  else await queries.fetchQuery(bikeNameQuery(api, wanted.id));
}

/**
 * Says what logging in or registering is for, where something waits for it. The words of a search are left
 * out, and a motorcycle's title stands in quotation marks, if it is no message: nobody else may seem to speak
 * for the garage on a page that asks for a password.
 */
export function WantedLead({ doing, usual }: { doing: 'login' | 'signup'; usual: string }) {
  const [params] = useSearchParams();
  const wanted = readWanted(readNext(params.get('next')));
  if (!wanted) return usual;
  if (wanted.kind === 'saved') return words.toKeepSaved(doing);
  if (wanted.kind === 'category') return <CategoryLead usual={usual} category={wanted.category} />;
  if (wanted.kind === 'search') return <SearchLead doing={doing} address={wanted.address} />;
  return <BookingLead doing={doing} {...wanted} />;
}

/** A category's own page is for members (section 2 of the specification); the search shows the same to all. */
function CategoryLead({ usual, category }: { usual: string; category: string }) {
  const open = searchPath(`?${new URLSearchParams({ category })}`);
  return (
    <>
      {usual}{' '}
      <Link to={open} className="link">
        {words.seeWithoutLogin}
      </Link>
    </>
  );
}

function SearchLead({ doing, address }: { doing: 'login' | 'signup'; address: string }) {
  const { api, settings } = useApp();
  const list = useInfiniteQuery({ ...searchQuery(api, address), retry: false });
  const found = list.data?.pages[0]?.data;
  return words.toSaveSearch(doing, found ? namesOf(found, settings) : []);
}

function namesOf({ search, facets, severalCurrencies }: FoundBikes, settings: PageSettings): string[] {
  const named = { ...search, words: anySearch.words };
  return chipsOf(named, facets, shownIn(settings, severalCurrencies)).map(({ label }) => label);
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
  const { data } = useQuery({ ...bikeNameQuery(api, id), retry: false });
  return words.toBook(doing, kind, data ?? null);
}
