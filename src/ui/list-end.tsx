import * as words from '#messages/common.ts';
import { LoadMore } from './load-more.tsx';
import { ErrorPanel } from './states.tsx';

/** What is asked of a list that comes in pages (`useInfiniteQuery`). */
export interface PagedList {
  isError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  fetchNextPage(): unknown;
  refetch(): unknown;
}

/** Tries again what failed: the next page alone, or the whole list. */
export function retryList(list: PagedList): void {
  void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch());
}

interface ListEndProps {
  list: PagedList;
  /** Says that the list, or more of it, could not be had. */
  failed: string;
  /** Leads to the next page, whose address is `to`. */
  more: string;
  to: string;
}

/** What stands below a list: the way to more of it, or what went wrong with a way to try again. */
export function ListEnd({ list, failed, more, to }: ListEndProps) {
  if (list.isError) {
    return (
      <div className="mt-8">
        <ErrorPanel
          message={failed}
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
