import { useQuery } from '@tanstack/react-query';
import * as words from '#messages/bookings.ts';
import type { AppContext } from '../../../app-context.ts';
import { paths } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import { marksQuery } from '../queries.ts';

/** Says on a card that the person has booked the motorcycle, and leads to the booking. */
export function BookedMark() {
  return (
    <Link to={paths.bookings()} className="link text-sm leading-6 font-semibold">
      {words.youBooked}
    </Link>
  );
}

interface Marks {
  isBooked: (id: string) => boolean;
  isOwn: (id: string) => boolean;
}

/**
 * Has the page that the server makes for a member come with its marks, as without script nothing asks for them later. In
 * the browser a page does not wait for them. What cannot be had is left out.
 */
export async function loadMarks(app: AppContext): Promise<void> {
  const { user } = app.session.getState();
  if (app.side === 'server' && user) await app.queries.prefetchQuery(marksQuery(app.api, user.uid));
}

/** Tells what the person has booked and what they sell: nothing until that is known, and where it cannot be had. */
export function useMarks(): Marks {
  const { api } = useApp();
  const { user } = useSession();
  const enabled = useHydrated() && user !== null;
  const { data } = useQuery({ ...marksQuery(api, user?.uid ?? ''), enabled });
  const isIn = (ids: readonly string[] | undefined) => (id: string) =>
    user !== null && ids?.includes(id) === true;
  return { isBooked: isIn(data?.booked), isOwn: isIn(data?.own) };
}
