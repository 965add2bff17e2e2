import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../kernel/api-client.ts';
import type { Cancelled, Marks, OwnBooking, Standing } from './contract/own-bookings.ts';
import type { Booking, NewBooking, ProductNews } from './contract.ts';
import type { Meeting } from './domain.ts';

/** Books a motorcycle (POST /modalData). Sent twice it is still one booking. */
export async function bookProduct(api: ApiClient, booking: NewBooking): Promise<void> {
  await api({ method: 'POST', path: '/modalData', body: booking, access: 'member' });
}

const ofProducts = (uid: string) => ['productBookings', uid] as const;

/** Who booked one of the person's own motorcycles, the latest first, from the page on that `from` names. */
export function productBookingsQuery(api: ApiClient, uid: string, productId: string, from: string | null) {
  return infiniteQueryOptions({
    queryKey: [...ofProducts(uid), productId, from],
    queryFn: ({ pageParam, signal }) => {
      const search = pageParam ? `?cursor=${encodeURIComponent(pageParam)}` : '';
      const path = `/myProducts/${encodeURIComponent(productId)}/bookings${search}`;
      return api<Booking[]>({ method: 'GET', path, access: 'member', signal });
    },
    initialPageParam: from,
    getNextPageParam: (page) => page.next,
  });
}

/** Says that one has answered a booking, as one saw it, or not after all. */
export async function answerBooking(
  api: ApiClient,
  { productId, id, ...answer }: { productId: string; id: string; answered: boolean; was: Meeting },
): Promise<void> {
  const path = `/myProducts/${encodeURIComponent(productId)}/bookings/${encodeURIComponent(id)}`;
  await api({ method: 'PUT', path, body: answer, access: 'member' });
}

const news = (uid: string) => [...ofProducts(uid), 'news'] as const;

/** How many who booked the person's motorcycles wait for an answer. */
export function productNewsQuery(api: ApiClient, uid: string) {
  return queryOptions({
    queryKey: news(uid),
    queryFn: async ({ signal }) =>
      (await api<ProductNews>({ method: 'GET', path: '/myProductNews', access: 'member', signal })).data,
  });
}

/** Has that asked for again once a motorcycle is gone or back, and who booked it with it. */
export async function refreshProductNews(queries: QueryClient, uid: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: news(uid) });
}

/** Has who booked the person's motorcycles asked for again, and how many of them wait. */
export async function refreshProductBookings(queries: QueryClient, uid: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: ofProducts(uid) });
}

const own = (uid: string) => ['myBookings', uid] as const;

/** What the person has booked, the latest first, from the page on that `from` names. */
export function ownBookingsQuery(api: ApiClient, uid: string, from: string | null) {
  return infiniteQueryOptions({
    queryKey: [...own(uid), 'pages', from],
    queryFn: ({ pageParam, signal }) => {
      const search = pageParam ? `?cursor=${encodeURIComponent(pageParam)}` : '';
      return api<OwnBooking[]>({ method: 'GET', path: `/myBookings${search}`, access: 'member', signal });
    },
    initialPageParam: from,
    getNextPageParam: (page) => page.next,
  });
}

const marks = (uid: string) => [...own(uid), 'marks'] as const;

/** Which motorcycles the person has booked or sells: their cards say so. Old for a while does no harm. */
export function marksQuery(api: ApiClient, uid: string) {
  return queryOptions({
    queryKey: marks(uid),
    queryFn: async ({ signal }) => {
      const path = '/myMarks';
      return (await api<Marks>({ method: 'GET', path, access: 'member', signal })).data;
    },
    staleTime: 60_000,
  });
}

/** Has them asked for again once the person has something new for sale. */
export async function refreshMarks(queries: QueryClient, uid: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: marks(uid) });
}

/** Whether a motorcycle is the person's own, and whether they have booked it. Old for a while does no harm. */
export function standingQuery(api: ApiClient, uid: string, productId: string) {
  return queryOptions({
    queryKey: [...own(uid), 'of', productId],
    queryFn: async ({ signal }) => {
      const path = `/bikes/${encodeURIComponent(productId)}/mine`;
      return (await api<Standing>({ method: 'GET', path, access: 'member', signal })).data;
    },
    staleTime: 60_000,
  });
}

/** Takes one of the person's own bookings back. */
export async function cancelBooking(api: ApiClient, id: string): Promise<void> {
  const path = `/myBookings/${encodeURIComponent(id)}`;
  await api<Cancelled>({ method: 'DELETE', path, access: 'member' });
}

/** Takes one of the person's own bookings that is over off their list. */
export async function hideBooking(api: ApiClient, id: string): Promise<void> {
  const path = `/myBookings/${encodeURIComponent(id)}/hide`;
  await api({ method: 'POST', path, access: 'member' });
}

/** Puts it back. */
export async function showBooking(api: ApiClient, id: string): Promise<void> {
  const path = `/myBookings/${encodeURIComponent(id)}/hide`;
  await api({ method: 'DELETE', path, access: 'member' });
}

/** Has the list fetched again after a booking was made, cancelled or taken off it. */
export async function refreshOwnBookings(queries: QueryClient, uid: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: own(uid) });
}
