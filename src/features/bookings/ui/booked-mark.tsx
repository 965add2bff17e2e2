import { useQuery } from '@tanstack/react-query';
import * as words from '#messages/bookings.ts';
import { paths } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import { bookedIdsQuery } from '../queries.ts';

/** Says on a card that the person has booked the motorcycle, and leads to the booking. Nobody else's card waits for it. */
export function BookedMark({ id }: { id: string }) {
  const { user } = useSession();
  return user && <MemberMark id={id} uid={user.uid} />;
}

function MemberMark({ id, uid }: { id: string; uid: string }) {
  const { api } = useApp();
  // Only in the browser: a page must not wait for what is a help. Where it cannot be had, nothing is said.
  const { data } = useQuery({ ...bookedIdsQuery(api, uid), enabled: useHydrated() });
  if (!data?.includes(id)) return null;
  return (
    <Link to={paths.bookings()} className="link text-sm leading-6 font-semibold">
      {words.youBooked}
    </Link>
  );
}
