import * as words from '#messages/common.ts';
import { LoadMore } from './load-more.tsx';
import { ErrorPanel } from './states.tsx';

/** The parts of a paged list (`useInfiniteQuery`) that are needed here. */
export interface PagedList {
  error: Error | null;
  isSuccess: boolean;
  isError: boolean;
  /** Rows are there, and could not be refreshed. */
  isRefetchError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  fetchNextPage(): unknown;
  refetch(): unknown;
}

/** Tries the failed request again: the next page alone, or the whole list. */
export function retryList(list: PagedList): void {
  void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch());
}

/** Whether the list is known, though its last refresh may have failed: nobody is told of that beside rows that are there. */
export function isKnown(list: PagedList): boolean {
  return list.isSuccess || list.isRefetchError;
}

interface ListEndProps {
  list: PagedList;
  /** The message when the list, or more of it, could not be loaded. */
  failed: string;
  /** The label of the link to the next page, whose address is `to`. */
  more: string;
  to: string;
}

/** The end of a list: the link to more of it, or a failure with a button to try again. */
export function ListEnd({ list, failed, more, to }: ListEndProps) {
  if (list.isError && !list.isRefetchError) {
    return (
      <div className="mt-8">
        <ErrorPanel
          message={failed}
          error={list.error}
          retryLabel={words.tryAgain}
          busy={list.isFetching}
          onRetry={() => retryList(list)}
        />
      </div>
    );
  }
  if (!list.hasNextPage) return null;
  return (
    <LoadMore label={more} to={to} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
  );
}
