import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../kernel/api-client.ts';
import type { Booking, NewBooking } from './contract.ts';

/** Books a motorcycle (POST /modalData). Sent twice it is still one booking. */
export async function bookProduct(api: ApiClient, booking: NewBooking): Promise<void> {
  await api({ method: 'POST', path: '/modalData', body: booking, access: 'member' });
}

/** Who booked one of the person's own motorcycles, the latest first. */
export function productBookingsQuery(api: ApiClient, uid: string, productId: string) {
  return queryOptions({
    queryKey: ['productBookings', uid, productId],
    queryFn: async ({ signal }) => {
      const path = `/myProducts/${encodeURIComponent(productId)}/bookings`;
      return (await api<Booking[]>({ method: 'GET', path, access: 'member', signal })).data;
    },
  });
}
