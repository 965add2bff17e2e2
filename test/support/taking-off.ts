import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import type { OwnProduct } from '../../src/features/listings/contract.ts';
import type { BikePage } from '../../src/features/search/contract.ts';
import { createTestApi, type Member, type TestApi } from './api.ts';
import { newProduct } from './listings.ts';

/** The body of an answer; fails where that is none of a success. */
export async function read<Answer>(response: Response | Promise<Response>): Promise<Answer> {
  const answer = await response;
  const text = await answer.text();
  expect([answer.status, text]).toEqual([200, text]);
  return JSON.parse(text) as Answer;
}

/** Why motorcycles are taken off. */
export const reason = 'We were told that it may be stolen.';

/** A garage for the tests of a file, where an admin takes a seller’s motorcycles off the site, and puts them back. */
export function takingOff() {
  let api: TestApi;
  let admin: Member;
  let seller: Member;
  let buyer: Member;

  beforeAll(async () => {
    api = await createTestApi();
    admin = await api.signUp('admin@example.com');
    seller = await api.signUp('seller@example.com', 'seller');
    buyer = await api.signUp('buyer@example.com');
    await sql`update users set admin = true where id = ${admin.id}`.execute(api.database);
    await sql`update users set email_verified = true where id = ${seller.id}`.execute(api.database);
  });
  afterAll(() => api.close());

  return {
    get api() {
      return api;
    },
    get admin() {
      return admin;
    },
    get seller() {
      return seller;
    },
    get buyer() {
      return buyer;
    },
    /** Adds a motorcycle and returns its id. */
    async add(product: object = {}): Promise<string> {
      const answer = await seller.call('POST', '/products', { ...newProduct, ...product });
      return ((await answer.json()) as { insertedId: string }).insertedId;
    },
    off: (who: Member, id: string) => who.call('PUT', `/bikes/${id}/takenOff`, { reason }),
    back: (who: Member, id: string) => who.call('DELETE', `/bikes/${id}/takenOff`),
    /** Its page, as visitors see it. */
    see: (id: string) => read<BikePage>(api.call('GET', `/bikes/${id}`)),
    /** What its seller sees of it. */
    mine: async (id: string) =>
      (await read<OwnProduct[]>(seller.call('GET', '/myProducts'))).find(({ _id }) => _id === id),
  };
}
