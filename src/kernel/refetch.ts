import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches what is cached under these keys, and under all that begin with them, after a change that it shows. Invalidating
 * alone leaves two fetches running whose answers may be older than the change, and would then count as fresh: the first one of
 * what is shown, which is started again, and one for what is not shown, as a loader waits for it. That one is followed by
 * another, and so is one of more rows, which would be lost.
 */
export async function refetch(queries: QueryClient, ...keys: readonly QueryKey[]): Promise<void> {
  const asked = keys.flatMap((queryKey) =>
    queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }),
  );
  const growing = asked.filter(({ state }) => state.fetchMeta?.fetchMore);
  for (const query of asked) {
    const { state, queryKey } = query;
    const again = () => queries.invalidateQueries({ queryKey, exact: true });
    if (!query.isActive() || growing.includes(query))
      void query.promise?.then(again, state.data === undefined ? ignore : again);
    // Whoever waits for it gets the answer of the next.
    else if (state.data === undefined) void query.cancel({ silent: true });
  }
  const predicate = (query: (typeof asked)[number]) => !growing.includes(query);
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey, predicate })));
}

// A failed fetch leaves nothing that could be stale, and is told where it was begun.
function ignore(): void {}
