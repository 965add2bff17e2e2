import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../../kernel/api-client.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import { savedIdsQuery } from '../../saved/queries.ts';
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
 * Marks a saved search as seen when its owner looks at its results, also when a mail or a link led there
 * instead of its button in My searches, and when what they see is matched only seconds later. Only members
 * have saved searches. Null: nothing is shown yet.
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
    markSeen(api, id).then(() => refreshSearches(queries, uid), staysNew);
  }, [api, queries, uid, id]);
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

/**
 * Records that somebody has seen the lower prices of what they saved, on the motorcycles' pages or on the
 * list, so that no mail tells them.
 */
export function useLowerPricesSeen(ids: readonly string[]): void {
  const { api } = useApp();
  const uid = useSession().user?.uid ?? '';
  const seen = ids.slice(0, alertLimits.seenAtOnce).join();

  useEffect(() => {
    if (uid !== '' && seen !== '') markDropsSeen(api, seen.split(',')).catch(staysNew);
  }, [api, uid, seen]);
}

/** The same for the page of a saved motorcycle. Null: nothing is shown yet. */
export function useLowerPriceSeen(page: { _id: string; isLowered: boolean } | null): void {
  const { api } = useApp();
  const uid = useSession().user?.uid ?? '';
  const enabled = useHydrated() && uid !== '' && page?.isLowered === true;
  const { data: saved } = useQuery({ ...savedIdsQuery(api, uid), enabled });
  useLowerPricesSeen(page && enabled && saved?.includes(page._id) ? [page._id] : []);
}

/** It could not be recorded, and will be next time. */
function staysNew(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
