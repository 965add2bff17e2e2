import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as words from '#messages/bookings.ts';
import { paths } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import { bookedIdsQuery } from '../queries.ts';

/** Says on a card that one has booked the motorcycle. A card is the same for everybody: it is shown by `BookedMarks`. */
export function BookedMark({ id }: { id: string }) {
  return (
    <Link to={paths.bookings()} hidden data-booked={id} className="link text-sm leading-6 font-semibold">
      {words.youBooked}
    </Link>
  );
}

/** Shows the marks of what the person has booked among these cards. Nobody else asks for anything. */
export function BookedMarks({ of }: { of: readonly { _id: string }[] }) {
  const { user } = useSession();
  return user && <MemberMarks of={of} uid={user.uid} />;
}

function MemberMarks({ of, uid }: { of: readonly { _id: string }[]; uid: string }) {
  const { api } = useApp();
  // Only in the browser: a page must not wait for what is a help. Where it cannot be had, nothing is said.
  const { data } = useQuery({ ...bookedIdsQuery(api, uid), enabled: useHydrated() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other motorcycles are other cards
  useEffect(() => {
    if (!data) return;
    const booked = new Set(data);
    const show = (isBooked: (id: string) => boolean) => {
      for (const mark of document.querySelectorAll<HTMLElement>('[data-booked]'))
        mark.hidden = !isBooked(mark.dataset.booked ?? '');
    };
    show((id) => booked.has(id));
    return () => show(() => false);
  }, [data, of]);
  return null;
}
