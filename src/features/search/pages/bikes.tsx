import { CircleAlert, SlidersHorizontal } from 'lucide-react';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLocation, useNavigation } from 'react-router';
import * as common from '#messages/common.ts';
import * as words from '#messages/search.ts';
import { readApp } from '../../../app-context.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { formatAmount } from '../../../kernel/money.ts';
import { orErrorPage } from '../../../load.ts';
import { paths, searchPath } from '../../../routes.ts';
import { isPlainClick } from '../../../ui/link.tsx';
import { retryList } from '../../../ui/list-end.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ErrorPanel } from '../../../ui/states.tsx';
import { useSlow } from '../../../ui/use-slow.ts';
import { useLookedAt } from '../../alerts/ui/use-looked-at.ts';
import { loadOpened } from '../../alerts/ui/use-opened.ts';
import { loadMarks } from '../../bookings/ui/booked-mark.tsx';
import { ProductSkeletons } from '../../listings/ui/product-skeletons.tsx';
import { SeenPlace } from '../../saved/ui/seen-place.tsx';
import type { FoundBikes } from '../contract.ts';
import { pastedBike } from '../domain/bike-page/pasted-bike.ts';
import { titleOf } from '../domain/wording.ts';
import { bikesQuery, keepCanonical } from '../queries.ts';
import { FilterPanel } from '../ui/filter-panel.tsx';
import { FoundState } from '../ui/found-state.tsx';
import { addressOf, longestAddress, readPlace } from '../ui/place.ts';
import { Results, resultsId } from '../ui/results.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { SearchHead } from '../ui/search-head.tsx';
import { Chips } from '../ui/search-state.tsx';
import { useFocusInSearch } from '../ui/use-focus-in-search.ts';
import { useFound } from '../ui/use-found.ts';

/**
 * Runs the search, and redirects to its canonical address. In the browser it also waits for the answer; until
 * then the previous list stays. A search with parts that were left out keeps its address, so that they can be
 * reported.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = readApp(context);
  const place = readPlace(new URL(request.url).search);
  const { asked, from, opened } = place;
  // Only the person who has opened the saved search needs it.
  if (opened !== null && app.side === 'server' && !app.session.getState().user)
    throw redirect(searchPath(addressOf({ ...place, opened: null })));
  const typed = new URLSearchParams(asked).get('q') ?? '';
  const pasted = pastedBike(typed, [app.settings.publicUrl, new URL(request.url).origin]);
  if (pasted !== null) throw redirect(pasted);
  const query = bikesQuery(app.api, asked, from);
  // Cached results are refreshed by the page itself: using them restores the reader's place.
  const answer = app.queries.fetchInfiniteQuery({ ...query, staleTime: Infinity });
  const marks = Promise.all([loadMarks(app), loadOpened(app, opened)]);
  const list = await (app.side === 'server' ? orErrorPage(answer) : answer).catch((error: unknown) => {
    // A position that does not exist: go to the beginning of the list.
    if (from !== null && isRefusal(error))
      throw redirect(searchPath(asked.length > longestAddress ? '' : asked));
    if (app.side === 'server') throw error;
    return null;
  });
  const found = list?.pages[0]?.data;
  if (list && found && found.leftOut.length === 0 && found.address !== asked) {
    keepCanonical(app.queries, list, query.queryKey, bikesQuery(app.api, found.address, from).queryKey);
    throw redirect(searchPath(addressOf({ ...place, asked: found.address })));
  }
  await marks;
  return null;
}

/** Whether the request can never be answered. */
function isRefusal(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 422;
  return error instanceof Object && 'init' in error && (error.init as ResponseInit | null)?.status === 422;
}

/** Searching everything that is for sale. */
export function Component() {
  const place = readPlace(useLocation().search);
  const { asked, from } = place;
  const list = useFound(asked, from);
  const found = list.data?.pages[0]?.data;
  // Where a search has no answer, what it was typed into stays: the box with its words, the filters, and what the one
  // before it said.
  const [before, setBefore] = useState(found);
  if (found && found !== before) setBefore(found);
  const told = found ?? before;
  const isSearching = useNavigation().location?.pathname === paths.bikes();
  const isSlow = useSlow(isSearching);
  const shown = list.data?.pages.flatMap((page) => page.data.items.map(({ _id }) => _id)) ?? [];
  useLookedAt(found && from === null && found.total > 0 ? found.address : null, shown);
  const page = useFocusInSearch(found?.address);
  return (
    <div ref={page} className="page-width pt-8 lg:pt-12">
      <SearchHead found={found} from={from} />
      {found && <SkipToResults />}
      <PageHeading title={told ? titleOf(told.search, told.facets) : words.title} />
      <div className="mt-6">
        <SearchBox
          address={found?.address ?? asked}
          text={found ? found.search.words : (new URLSearchParams(asked).get('q') ?? '')}
        />
      </div>
      <div className={told ? 'mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]' : 'mt-8'}>
        {told && <Filters {...{ told, found }} isWaiting={isSlow || list.isPending} />}
        <div
          id={foundId}
          tabIndex={-1}
          aria-busy={isSearching || undefined}
          className="min-w-0 scroll-mt-4 outline-none aria-busy:opacity-60"
        >
          {found ? <FoundState found={found} isWaiting={isSlow} /> : told && <Chips {...told} />}
          {isSlow || list.isPending ? (
            <div id={resultsId} className="mt-6">
              <ProductSkeletons />
            </div>
          ) : (
            found && <Results found={found} list={list} place={place} />
          )}
          {list.isError && !list.isRefetchError && !isSlow && (
            <div id={found ? undefined : resultsId} className="mt-8">
              <ErrorPanel
                message={words.failed}
                error={list.error}
                retryLabel={common.tryAgain}
                busy={list.isFetching}
                onRetry={() => retryList(list)}
              />
            </div>
          )}
        </div>
      </div>
      <SeenPlace />
    </div>
  );
}

const foundId = 'found';

/** Skips dozens of filters for keyboard users; visible when focused. */
function SkipToResults() {
  return (
    <a href={`#${resultsId}`} className="skip-link">
      {words.skipToResults}
    </a>
  );
}

/**
 * Beside the list where there is room; otherwise opened by the heading of a `<details>`, which is a button with a
 * state for everybody, also without script. The filters are outside of it, as only newer browsers can show the
 * content of a closed one.
 */
function Filters({
  told,
  found,
  isWaiting,
}: {
  /** What the filters show: the search before, where the last one has no answer. */
  told: FoundBikes;
  found: FoundBikes | undefined;
  isWaiting: boolean;
}) {
  const id = useId();
  const opener = useRef<HTMLDetailsElement>(null);
  return (
    <aside aria-label={words.filters}>
      <SkipToResults />
      <details ref={opener} className="group lg:hidden">
        <summary
          aria-controls={id}
          className="btn btn-outline w-full border-field-line text-base [&::-webkit-details-marker]:hidden group-open:bg-neutral group-open:text-neutral-content"
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          <span className="group-open:hidden">{words.showFilters}</span>
          <span className="hidden group-open:inline">{words.hideFilters}</span>
        </summary>
      </details>
      <h2 className="sr-only">{words.filters}</h2>
      <div id={id} className="hidden pt-4 in-[aside:has(>details[open])]:block lg:block lg:pt-0">
        <FilterPanel {...told} />
        <div className="sticky bottom-0 mt-6 bg-base-100 py-3 lg:hidden">
          <a
            href={`#${foundId}`}
            className="btn btn-neutral btn-lg w-full"
            onClick={(event) => leave(event, opener.current)}
          >
            <WhatIsFound {...{ found, isWaiting }} />
          </a>
        </div>
      </div>
    </aside>
  );
}

/** Said by the way to the results: the filters fill a phone's screen, and what has become of the search is below them. */
function WhatIsFound({ found, isWaiting }: { found: FoundBikes | undefined; isWaiting: boolean }) {
  if (isWaiting) return words.searching;
  if (found) return words.showFound(found.total, formatAmount(found.total));
  return (
    <>
      <CircleAlert aria-hidden="true" className="size-5" />
      {words.showFailed}
    </>
  );
}

/** Jumps to the results and closes the filters, without a new entry in the browser's history. */
function leave(event: MouseEvent, opener: HTMLDetailsElement | null): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  if (opener) opener.open = false;
  const found = document.getElementById(foundId);
  found?.focus({ preventScroll: true });
  found?.scrollIntoView();
}
