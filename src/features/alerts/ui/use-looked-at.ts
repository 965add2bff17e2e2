import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../../kernel/api-client.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import { markSeen, refreshSearches, savedAlreadyQuery } from '../queries.ts';

/**
 * Whoever looks at a search that they saved has seen what is in it, also when a mail or a link led there and not its
 * button in My searches, and when what they see is matched only seconds later. Asked of members only. Null: nothing is
 * shown yet.
 */
export function useLookedAt(address: string | null): void {
  const { api } = useApp();
  const queries = useQueryClient();
  const uid = useSession().user?.uid ?? '';
  const enabled = useHydrated() && uid !== '' && Boolean(address);
  const { data: saved } = useQuery({ ...savedAlreadyQuery(api, uid, address ?? ''), enabled });
  const id = enabled ? saved?._id : undefined;

  useEffect(() => {
    if (!id) return;
    markSeen(api, id).then(
      () => refreshSearches(queries, uid),
      (error: unknown) => {
        // It stays new, and is seen the next time.
        if (!(error instanceof ApiError)) throw error;
      },
    );
  }, [api, queries, uid, id]);
}
