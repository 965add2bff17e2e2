import { useQuery } from '@tanstack/react-query';
import type { AppContext } from '../../../app-context.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import { readOpening } from '../domain/opening.ts';
import { openedQuery } from '../queries.ts';

/** What a motorcycle was to the person who opened the search that found it. */
export type News = 'new' | 'lowered';

/**
 * Loads what was new in a search that a member has opened into the page that the server renders, because
 * nothing loads it later without script. A failure only leaves the marks out.
 */
export async function loadOpened(app: AppContext, opened: string | null): Promise<void> {
  const { user } = app.session.getState();
  const opening = readOpening(opened);
  if (app.side === 'server' && user && opening)
    await app.queries.prefetchQuery(openedQuery(app.api, user.uid, opening));
}

/** Tells what was new; nothing until that is known, or where it cannot be loaded. */
export function useOpened(opened: string | null): (id: string) => News | undefined {
  const { api } = useApp();
  const { user } = useSession();
  const opening = readOpening(opened);
  const enabled = useHydrated() && user !== null && opening !== null;
  const { data } = useQuery({
    ...openedQuery(api, user?.uid ?? '', opening ?? { id: '', since: '' }),
    enabled,
  });
  if (!user || !opening || !data) return () => undefined;
  const news = new Map(
    data.map(({ _id, lowered }) => [_id, lowered ? ('lowered' as const) : ('new' as const)]),
  );
  return (id) => news.get(id);
}
