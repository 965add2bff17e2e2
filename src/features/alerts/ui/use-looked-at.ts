import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../../kernel/api-client.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import { markSeenAt, refreshSearches, searchNewsQuery } from '../queries.ts';

/**
 * Whoever looks at a search that they saved has seen what is new in it, also when a mail or a link led there and not its
 * button in My searches. Asked of members only, and sent where something is new at all. Null: nothing is shown yet.
 */
export function useLookedAt(address: string | null): void {
  const { api } = useApp();
  const queries = useQueryClient();
  const uid = useSession().user?.uid ?? '';
  const enabled = useHydrated() && uid !== '' && Boolean(address);
  const { data: news } = useQuery({ ...searchNewsQuery(api, uid), enabled });
  const hasNews = enabled && (news?.newCount ?? 0) > 0;

  useEffect(() => {
    if (!hasNews || !address) return;
    markSeenAt(api, address).then(
      (count) => (count > 0 ? refreshSearches(queries, uid) : undefined),
      (error: unknown) => {
        // It stays new, and is seen the next time.
        if (!(error instanceof ApiError)) throw error;
      },
    );
  }, [api, queries, uid, address, hasNews]);
}
