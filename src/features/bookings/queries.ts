import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../kernel/api-client.ts';
import { cacheKeys } from '../../kernel/cache-keys.ts';
import { pagedQuery } from '../../kernel/paged-query.ts';
import { refetch } from '../../kernel/refetch.ts';
import type { Cancelled, LastMeeting, Marks, Mine, OwnBooking } from './contract/own-bookings.ts';
import type { Booking, NewBooking, ProductNews } from './contract.ts';
import type { Meeting } from './domain.ts';

/** Books a motorcycle (POST /modalData). Sending it twice makes one booking. */
export async function bookProduct(api: ApiClient, booking: NewBooking): Promise<void> {
  await api({ method: 'POST', path: '/modalData', body: booking, access: 'member' });
}

/** The bookings of one of the person's own motorcycles, the latest first, from the cursor `from`. */
export function productBookingsQuery(api: ApiClient, uid: string, productId: string, from: string | null) {
  const path = `/myProducts/${encodeURIComponent(productId)}/bookings`;
  return pagedQuery<Booking>(api, { key: [...cacheKeys.productBookings(uid), productId], path, from });
}

/** Marks a booking as answered, or unmarks it; `was` is what the seller saw, `undo`: takes back a mistake. */
export async function answerBooking(
  api: ApiClient,
  {
    productId,
    id,
    ...answer
  }: { productId: string; id: string; answered: boolean; was: Meeting; undo?: boolean },
): Promise<void> {
  const path = `/myProducts/${encodeURIComponent(productId)}/bookings/${encodeURIComponent(id)}`;
  await api({ method: 'PUT', path, body: answer, access: 'member' });
}

/** How many bookings of the person's motorcycles wait for an answer. */
export function productNewsQuery(api: ApiClient, uid: string) {
  return queryOptions({
    queryKey: cacheKeys.productNews(uid),
    queryFn: async ({ signal }) =>
      (await api<ProductNews>({ method: 'GET', path: '/myProductNews', access: 'member', signal })).data,
  });
}

/** Refetches the bookings of the person's motorcycles, and how many of them wait. */
export async function refreshProductBookings(queries: QueryClient, uid: string): Promise<void> {
  await refetch(queries, cacheKeys.productBookings(uid));
}

const lastMeetingKey = (uid: string) => [...cacheKeys.ownBookings(uid), 'last'] as const;

/** The person's bookings, the latest first, from the cursor `from`. */
export function ownBookingsQuery(api: ApiClient, uid: string, from: string | null) {
  return pagedQuery<OwnBooking>(api, {
    key: [...cacheKeys.ownBookings(uid), 'pages'],
    path: '/myBookings',
    from,
  });
}

/**
 * Which motorcycles the person has booked or sells, for the marks on cards. Slightly outdated marks do no
 * harm.
 */
export function marksQuery(api: ApiClient, uid: string) {
  return queryOptions({
    queryKey: cacheKeys.marks(uid),
    queryFn: async ({ signal }) => {
      const path = '/myMarks';
      return (await api<Marks>({ method: 'GET', path, access: 'member', signal })).data;
    },
    staleTime: 60_000,
  });
}

/**
 * Whether a motorcycle is the person's own, and whether they have booked it. A slightly outdated answer does
 * no harm.
 */
export function mineQuery(api: ApiClient, uid: string, productId: string) {
  return queryOptions({
    queryKey: [...cacheKeys.ownBookings(uid), 'of', productId],
    queryFn: async ({ signal }) => {
      const path = `/bikes/${encodeURIComponent(productId)}/mine`;
      return (await api<Mine>({ method: 'GET', path, access: 'member', signal })).data;
    },
    staleTime: 60_000,
  });
}

/** Place and number of the person's latest booking, for a new one. */
export function lastMeetingQuery(api: ApiClient, uid: string) {
  return queryOptions({
    queryKey: lastMeetingKey(uid),
    queryFn: async ({ signal }) => {
      const path = '/myLastBooking';
      return (await api<LastMeeting>({ method: 'GET', path, access: 'member', signal })).data.meeting;
    },
    staleTime: 60_000,
  });
}

/** Fills the next booking with place and number of the one just made, also before they are fetched again. */
export function noteMeeting(queries: QueryClient, uid: string, meeting: Meeting): void {
  queries.setQueryData<Meeting | null>(lastMeetingKey(uid), meeting);
}

/** Cancels one of the person's own bookings. */
export async function cancelBooking(api: ApiClient, id: string): Promise<void> {
  const path = `/myBookings/${encodeURIComponent(id)}`;
  await api<Cancelled>({ method: 'DELETE', path, access: 'member' });
}

/** Hides one of the person's own bookings that is over from their list. */
export async function hideBooking(api: ApiClient, id: string): Promise<void> {
  const path = `/myBookings/${encodeURIComponent(id)}/hide`;
  await api({ method: 'POST', path, access: 'member' });
}

/** Shows it on the list again. */
export async function showBooking(api: ApiClient, id: string): Promise<void> {
  const path = `/myBookings/${encodeURIComponent(id)}/hide`;
  await api({ method: 'DELETE', path, access: 'member' });
}

/** Refetches the list after a booking was made, cancelled or hidden. */
export async function refreshOwnBookings(queries: QueryClient, uid: string): Promise<void> {
  await refetch(queries, cacheKeys.ownBookings(uid));
}
