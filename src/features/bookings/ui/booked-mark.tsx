import { useQuery } from '@tanstack/react-query';
import * as words from '#messages/bookings.ts';
import { paths } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import { bookedIdsQuery } from '../queries.ts';

/** Says on a card that the person has booked the motorcycle, and leads to the booking. */
export function BookedMark() {
  return (
    <Link to={paths.bookings()} className="link text-sm leading-6 font-semibold">
      {words.youBooked}
    </Link>
  );
}

/** Tells which motorcycles the person has booked: nothing until that is known, and nothing where it cannot be had. */
export function useBooked(): (id: string) => boolean {
  const { api } = useApp();
  const { user } = useSession();
  // Only in the browser: a page must not wait for what is a help.
  const isAsked = useHydrated() && user !== null;
  const { data } = useQuery({ ...bookedIdsQuery(api, user?.uid ?? ''), enabled: isAsked });
  return (id) => isAsked && data?.includes(id) === true;
}
