import * as words from '#messages/bookings.ts';

/** Tells a seller who changes a listing that it is booked as it is now; nothing where it is not booked. */
export function BookingsStand({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="mt-8 max-w-3xl border-l-4 border-warning bg-warning/10 px-4 py-3">
      {words.bookingsStand(count)}
    </p>
  );
}
