import { useQuery } from '@tanstack/react-query';
import * as words from '#messages/bookings.ts';
import type { AppContext } from '../../../app-context.ts';
import { paths } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import { marksQuery } from '../queries.ts';

/** Says on a card that the person has booked the motorcycle, with a link to the booking. */
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
 * Loads the marks into a page that the server renders for a member, because nothing loads them later without
 * script. In the browser a page does not wait for them. A failure only leaves them out.
 */
export async function loadMarks(app: AppContext): Promise<void> {
  const { user } = app.session.getState();
  if (app.side === 'server' && user) await app.queries.prefetchQuery(marksQuery(app.api, user.uid));
}

/**
 * What the person has booked and what they sell; nothing until that is known, or where it cannot be loaded.
 */
export function useMarks(): Marks {
  const { api } = useApp();
  const { user } = useSession();
  const enabled = useHydrated() && user !== null;
  const { data } = useQuery({ ...marksQuery(api, user?.uid ?? ''), enabled });
  const isIn = (ids: readonly string[] | undefined) => (id: string) =>
    user !== null && ids?.includes(id) === true;
  return { isBooked: isIn(data?.booked), isOwn: isIn(data?.own) };
}
