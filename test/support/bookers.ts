import { expect } from 'vitest';
import type { OwnBooking } from '../../src/features/bookings/contract/own-bookings.ts';
import type { Member } from './api.ts';
import { newProduct } from './listings.ts';

export const meeting = { location: 'Kandirpar, Cumilla', number: '০১৭১২ ৩৪৫৬৭৮' };

/** What sellers and buyers of a test do with products and bookings. */
export function bookers(seller: () => Member) {
  async function addProduct(name: string): Promise<string> {
    const response = await seller().call('POST', '/products', { ...newProduct, name });
    return ((await response.json()) as { insertedId: string }).insertedId;
  }

  async function book(member: Member, request: Record<string, string>): Promise<string> {
    const response = await member.call('POST', '/modalData', { ...meeting, ...request });
    expect(response.status).toBe(201);
    return ((await response.json()) as { insertedId: string }).insertedId;
  }

  async function bookingsOf(member: Member, query = ''): Promise<OwnBooking[]> {
    const response = await member.call('GET', `/myBookings${query}`);
    expect(response.status).toBe(200);
    return (await response.json()) as OwnBooking[];
  }

  return { addProduct, book, bookingsOf };
}
