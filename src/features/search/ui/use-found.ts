import { focusManager, onlineManager, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../../../use-app.tsx';
import { bikesQuery } from '../queries.ts';

/**
 * The list of a search, which the page's loader has asked for already. Where it has asked in vain, that counts for the
 * page, too: otherwise all of its tries would begin anew, in silence, before anybody is told. From then on the
 * list is asked for by hand, or when the connection or the reader is back.
 */
export function useFound(asked: string, from: string | null) {
  const { api } = useApp();
  const list = useInfiniteQuery({
    ...bikesQuery(api, asked, from),
    enabled: ({ state }) => state.status !== 'error' || state.data !== undefined,
  });
  const { isLoadingError, refetch } = list;
  useEffect(() => {
    if (!isLoadingError) return;
    const again = (isBack: boolean) => void (isBack && onlineManager.isOnline() && refetch());
    const leave = [onlineManager.subscribe(again), focusManager.subscribe(again)];
    return () => {
      for (const each of leave) each();
    };
  }, [isLoadingError, refetch]);
  return list;
}
