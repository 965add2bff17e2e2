import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../../kernel/api-client.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import type { ShownPrice } from '../contract.ts';
import { alertLimits } from '../domain.ts';
import {
  markBikeSeen,
  markDropsSeen,
  markSeen,
  refreshSearches,
  savedAlreadyQuery,
  searchNewsQuery,
} from '../queries.ts';

/**
 * Whoever looks at a search that they saved has seen what is in it, also when a mail or a link led there and not its
 * button in My searches, and when what they see is matched only seconds later. No mail tells of the motorcycles whose ids are
 * `shown`. Asked of members only. Null: nothing is shown yet.
 */
export function useLookedAt(address: string | null, shown: readonly string[]): void {
  const { api } = useApp();
  const queries = useQueryClient();
  const uid = useSession().user?.uid ?? '';
  const enabled = useHydrated() && uid !== '' && Boolean(address);
  const { data: saved } = useQuery({ ...savedAlreadyQuery(api, uid, address ?? ''), enabled });
  const id = enabled ? saved?._id : undefined;
  // Of a long list the pages before these have said so already.
  const latest = shown.slice(-alertLimits.seenAtOnce).join();

  useEffect(() => {
    if (!id) return;
    markSeen(api, id, latest === '' ? [] : latest.split(',')).then(
      () => refreshSearches(queries, uid),
      staysNew,
    );
  }, [api, queries, uid, id, latest]);
}

/**
 * Marks a motorcycle as seen in the saved searches that found it when their owner looks at it, also when a
 * mail led to it and not the search. Nothing is written where it is not new. Null: nothing is shown yet.
 */
export function useBikeLookedAt(bikeId: string | null): void {
  const { api } = useApp();
  const queries = useQueryClient();
  const uid = useSession().user?.uid ?? '';
  const enabled = useHydrated() && uid !== '' && bikeId !== null;
  const { data: news } = useQuery({ ...searchNewsQuery(api, uid), enabled });
  const id = enabled && news && news.newCount > 0 ? bikeId : null;

  useEffect(() => {
    if (!id) return;
    markBikeSeen(api, id).then((wasNew) => (wasNew ? refreshSearches(queries, uid) : undefined), staysNew);
  }, [api, queries, uid, id]);
}

/** Whoever has seen what saved motorcycles cost less now, on their pages or on the list of what they saved, needs no mail of it. */
export function useLowerPricesSeen(shown: readonly ShownPrice[]): void {
  const { api } = useApp();
  const uid = useSession().user?.uid ?? '';
  // As text, which is the same as long as what it says is.
  const seen = JSON.stringify(shown.slice(0, alertLimits.seenAtOnce));

  useEffect(() => {
    if (uid !== '' && seen !== '[]') markDropsSeen(api, JSON.parse(seen) as ShownPrice[]).catch(staysNew);
  }, [api, uid, seen]);
}

/** It could not be recorded, and will be next time. */
function staysNew(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
