import { expect } from 'vitest';
import type { OwnBooking } from '../../src/features/bookings/contract/own-bookings.ts';
import type { Member, TestApi } from './api.ts';
import { newProduct } from './listings.ts';

export const meeting = { location: 'Kandirpar, Cumilla', number: '০১৭১২ ৩৪৫৬৭৮' };

export type Buyers = [Member, Member, Member, Member];

/** Four people who have just signed up. */
export async function signUpBuyers(api: TestApi): Promise<Buyers> {
  const signUp = (n: number) => api.signUp(`buyer${n}@example.com`);
  return [await signUp(0), await signUp(1), await signUp(2), await signUp(3)];
}

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
