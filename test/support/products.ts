import { expect } from 'vitest';
import type { Product } from '../../src/features/listings/contract.ts';
import type { Member } from './api.ts';

/** A product with every field that a seller may send. */
export const motorcycle = {
  name: 'Yamaha FZ-S V3',
  image: '/art/naked-signal.svg',
  price: '1.85 lakh',
  originalPrice: '২,৬৫,০০০',
  number: '01712-345678',
  sellerName: 'Rahima',
  postTime: '1999-01-01T00:00:00.000Z',
  location: 'Kandirpar, Cumilla',
  category: 'commuters',
  yearOfUse: '2019',
  condition: 'good',
  description: 'One owner.',
};

/** Adds this product with the given changes and returns its id. */
export async function add(member: Member, change: Record<string, unknown> = {}): Promise<string> {
  const response = await member.call('POST', '/products', { ...motorcycle, ...change });
  expect(response.status).toBe(201);
  return ((await response.json()) as { insertedId: string }).insertedId;
}

/** The products that a call returns. */
export async function list(member: Member, path: string): Promise<Product[]> {
  const response = await member.call('GET', path);
  expect(response.status).toBe(200);
  return (await response.json()) as Product[];
}
