import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from './button.tsx';
import { ListEnd, type PagedList } from './list-end.tsx';
import { NothingHere } from './nothing-here.tsx';
import { EmptyState } from './states.tsx';
import { withSearch } from './with-search.ts';

interface PagedRowsProps {
  list: PagedList & {
    isPending: boolean;
    isSuccess: boolean;
    data: { pages: readonly { next: string | null }[] } | undefined;
  };
  waiting: ReactNode;
  /** Stands for the list where it has no rows. */
  empty: ReactNode;
  /** As of `ListEnd`. */
  failed: string;
  more: string;
  /** What besides `notice` the address tells of what was just done; the way to more rows leaves it out. */
  told?: readonly string[];
  /** The rows; null where there are none. */
  children: ReactNode;
}

/** The rows of a list that comes in pages, with the way to more of them; or what stands in their place. */
export function PagedRows({ list, waiting, empty, failed, more, told = [], children }: PagedRowsProps) {
  const place = useLocation();
  const next = list.data?.pages.at(-1)?.next ?? null;
  const to = { ...Object.fromEntries(told.map((name) => [name, null])), cursor: next, notice: null };
  if (list.isPending) return waiting;
  if (list.isSuccess && children === null) {
    return (
      <NothingHere next={next} fetchNext={() => void list.fetchNextPage()} waiting={waiting}>
        {empty}
      </NothingHere>
    );
  }
  return (
    <>
      {children}
      <ListEnd list={list} failed={failed} more={more} to={withSearch(place, to)} />
    </>
  );
}

interface NoMatchProps {
  title: string;
  hint: string;
  /** Leads to the list without the search, whose address is `all`. */
  showAll: string;
  all: string;
}

/** Stands for a list that a search leaves nothing of. */
export function NoMatch({ title, hint, showAll, all }: NoMatchProps) {
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink tone="plain" to={all}>
          {showAll}
        </ButtonLink>
      }
    >
      {hint}
    </EmptyState>
  );
}
