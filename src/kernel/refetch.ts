import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches what is cached under these keys, and under all that begin with them, after a change that it shows. What is being
 * fetched for the first time, too: its answer may be older than the change, and invalidating alone starts only fetches again
 * that have data already, so that the old answer would count as fresh.
 */
export async function refetch(queries: QueryClient, ...keys: readonly QueryKey[]): Promise<void> {
  const first = keys
    .flatMap((queryKey) => queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }))
    .filter(({ state }) => state.data === undefined);
  for (const query of first) {
    if (query.isActive()) void query.cancel({ revert: true });
    // A loader may wait for one that no component shows yet, and would fail.
    else
      void query.promise?.then(
        () => queries.invalidateQueries({ queryKey: query.queryKey, exact: true }),
        ignore,
      );
  }
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

// A failed fetch leaves nothing that could be stale, and is told where it was begun.
function ignore(): void {}
