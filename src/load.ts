import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { data } from 'react-router';
import type { AppContext } from './app-context.ts';
import { ApiError } from './kernel/api-client.ts';

/** Ends a loader with the 404 page. */
export function notFound(): never {
  throw data(null, { status: 404 });
}

/**
 * Loads the data of a page. On the server it waits, so that the page is readable without script, and a
 * failure becomes the page's status; in the browser it only starts loading, and the page shows its own
 * waiting and failing states.
 */
export async function load<Data, Key extends QueryKey>(
  app: AppContext,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  if (app.side === 'browser') void app.queries.prefetchQuery(options);
  else await orErrorPage(app.queries.fetchQuery(options));
}

/** The same for a paged list: loads its first page. */
export async function loadPages<Data, Key extends QueryKey, Cursor>(
  app: AppContext,
  options: FetchInfiniteQueryOptions<Data, Error, Data, Key, Cursor>,
): Promise<void> {
  // The page itself refreshes what is already cached; it is not fetched again for each dialog in its address.
  if (app.side === 'browser') void app.queries.prefetchInfiniteQuery({ ...options, staleTime: Infinity });
  else await orErrorPage(app.queries.fetchInfiniteQuery(options));
}

/** For data that a page cannot do without, on the server: a failure becomes the status of the page. */
export async function orErrorPage<Data>(answer: Promise<Data>): Promise<Data> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError)
      throw data({ code: error.code, detail: error.message }, { status: error.status || 503 });
    throw error;
  }
}

/** For `useQuery`: a missing object leads to the 404 page, other failures are shown in place. */
export function throwNotFound(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}
