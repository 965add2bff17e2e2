import { useQuery } from '@tanstack/react-query';
import * as words from '#messages/bookings.ts';
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

/** Tells what the person has booked and what they sell: nothing until that is known, and where it cannot be had. */
export function useMarks(): Marks {
  const { api } = useApp();
  const { user } = useSession();
  // Only in the browser: a page must not wait for what is a help.
  const isAsked = useHydrated() && user !== null;
  const { data } = useQuery({ ...marksQuery(api, user?.uid ?? ''), enabled: isAsked });
  const isIn = (ids: readonly string[] | undefined) => (id: string) => isAsked && ids?.includes(id) === true;
  return { isBooked: isIn(data?.booked), isOwn: isIn(data?.own) };
}
