import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from './button.tsx';
import { isKnown, ListEnd, type PagedList } from './list-end.tsx';
import { NothingHere } from './nothing-here.tsx';
import { EmptyState } from './states.tsx';
import { withSearch } from './with-search.ts';

interface PagedRowsProps {
  list: PagedList & {
    isPending: boolean;
    data: { pages: readonly { next: string | null }[] } | undefined;
  };
  waiting: ReactNode;
  /** Shown in place of a list without rows. */
  empty: ReactNode;
  /** The same as in `ListEnd`. */
  failed: string;
  more: string;
  /** Parameters besides `notice` that say what was just done; the link to more rows leaves them out. */
  told?: readonly string[];
  /** The rows; null where there are none. */
  children: ReactNode;
}

/** The rows of a paged list, with the link to more of them; or what is shown in their place. */
export function PagedRows({ list, waiting, empty, failed, more, told = [], children }: PagedRowsProps) {
  const place = useLocation();
  const next = list.data?.pages.at(-1)?.next ?? null;
  const to = { ...Object.fromEntries(told.map((name) => [name, null])), cursor: next, notice: null };
  if (list.isPending) return waiting;
  if (isKnown(list) && children === null) {
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
  /** The label of the link to the list without the search, whose address is `all`. */
  showAll: string;
  all: string;
}

/** Shown in place of a list when nothing matches the search. */
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
