import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import * as words from '#messages/common.ts';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './states.tsx';
import { withSearch } from './with-search.ts';

interface NothingHereProps {
  /** The cursor of the next page, when there is one. */
  next: string | null;
  fetchNext: () => void;
  /** Shown until the next page has loaded. */
  waiting: ReactNode;
  /** Shown when the list as a whole is empty. */
  children: ReactNode;
}

/**
 * Shown in place of a list without rows. The list need not be empty: the loaded rows may have been deleted
 * while later pages exist, or the cursor in the address may be behind the end.
 */
export function NothingHere({ next, fetchNext, waiting, children }: NothingHereProps) {
  const place = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page, whatever function is given
  useEffect(() => {
    if (next !== null) fetchNext();
  }, [next]);

  if (next !== null) return waiting;
  if (!new URLSearchParams(place.search).get('cursor')) return children;
  const first = withSearch(place, { cursor: null, notice: null, deleted: null });
  return (
    <EmptyState title={words.pageEmpty} action={<ButtonLink to={first}>{words.toFirstPage}</ButtonLink>}>
      {words.pageEmptyHint}
    </EmptyState>
  );
}
