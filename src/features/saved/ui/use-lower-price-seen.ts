import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import { useLowerPricesSeen } from '../../alerts/ui/use-looked-at.ts';
import { savedIdsQuery } from '../queries.ts';

/**
 * Whoever has seen on its page what a saved motorcycle costs less now needs no mail of it. Null: nothing is
 * shown yet.
 */
export function useLowerPriceSeen(
  page: { _id: string; priceAmount: number | null; isLowered: boolean } | null,
): void {
  const { api } = useApp();
  const uid = useSession().user?.uid ?? '';
  const enabled = useHydrated() && uid !== '' && page?.isLowered === true;
  const { data: saved } = useQuery({ ...savedIdsQuery(api, uid), enabled });
  const { _id, priceAmount } = page ?? { _id: '', priceAmount: null };
  useLowerPricesSeen(enabled && priceAmount !== null && saved?.includes(_id) ? [{ _id, priceAmount }] : []);
}
