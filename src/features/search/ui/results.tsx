import type { useInfiniteQuery } from '@tanstack/react-query';
import * as words from '#messages/search.ts';
import { formatAmount } from '../../../kernel/money.ts';
import { searchPath } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useOpened } from '../../alerts/ui/use-opened.ts';
import type { FoundBikes } from '../contract.ts';
import { BikeGrid } from './bike-grid.tsx';
import { NothingFound } from './nothing-found.tsx';
import { addressOf, type Place } from './place.ts';
import { usePlaceInList } from './use-place-in-list.ts';

export const resultsId = 'results';

interface ResultsProps {
  found: FoundBikes;
  list: Pick<
    ReturnType<typeof useInfiniteQuery<{ data: FoundBikes; next: string | null }>>,
    'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage'
  > & {
    data?: { pages: { data: FoundBikes; next: string | null }[] } | undefined;
    fetchNextPage: () => Promise<unknown>;
  };
  place: Place;
}

/** The found motorcycles, or what can be done where there are none. */
export function Results({ found, list, place }: ResultsProps) {
  const newsOf = useOpened(place.opened);
  const pages = list.data?.pages ?? [];
  const bikes = pages.flatMap((page) => page.data.items);
  const next = pages.at(-1)?.next ?? null;
  const results = usePlaceInList({
    address: addressOf(place),
    pages: pages.length,
    hasMore: list.hasNextPage && !list.isFetchNextPageError,
    more: list.fetchNextPage,
  });
  if (found.total === 0)
    return (
      <div id={resultsId} tabIndex={-1} className="mt-6 outline-none">
        <NothingFound {...found} />
      </div>
    );
  return (
    <div ref={results} id={resultsId} tabIndex={-1} className="mt-6 scroll-mt-4 outline-none">
      {bikes.length === 0 && (
        <EmptyState
          title={words.nothingHere}
          action={<ButtonLink to={searchPath(found.address)}>{words.toBeginning}</ButtonLink>}
        />
      )}
      <BikeGrid bikes={bikes} eager={place.from === null} newsOf={newsOf} />
      <p role="status" className="sr-only">
        {pages.length > 1 && words.shownByNow(formatAmount(bikes.length))}
      </p>
      {list.hasNextPage && !list.isFetchNextPageError && (
        <LoadMore
          label={words.moreBikes}
          to={searchPath(addressOf({ ...place, from: next }))}
          busy={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </div>
  );
}
