import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { InboxEntry } from '../../src/features/inbox/contract.ts';
import { createTestApi, type Member, type TestApi } from './api.ts';
import { newProduct } from './listings.ts';

/** A garage for the tests of a file, where each begins with a motorcycle that nobody has reported yet. */
export function reportedBike() {
  let api: TestApi;
  let admin: Member;
  let seller: Member;
  let rider: Member;
  let bike: string;

  beforeAll(async () => {
    api = await createTestApi();
    admin = await api.signUp('admin@example.com');
    await api.database.updateTable('users').set({ admin: true }).where('id', '=', admin.id).execute();
    seller = await api.signUp('seller@example.com', 'seller');
    rider = await api.signUp('rider@example.com');
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await sql`delete from reports`.execute(api.database);
    await sql`delete from rate_limits`.execute(api.database);
    const added = await seller.call('POST', '/products', newProduct);
    bike = ((await added.json()) as { insertedId: string }).insertedId;
  });

  const inbox = async (query = '') =>
    (await (await admin.call('GET', `/inbox${query}`)).json()) as InboxEntry[];
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
    get rider() {
      return rider;
    },
    get bike() {
      return bike;
    },
    /** A report of a visitor. */
    visitor: (body: unknown, headers: Record<string, string> = {}, id = bike) =>
      api.call('POST', `/bikes/${id}/reports`, body, headers),
    /** A report of a member. */
    member: (who: Member, body: unknown, id = bike) => who.call('POST', `/bikes/${id}/reports`, body),
    inbox,
    /** All open reports of the one reported motorcycle, the latest first. */
    reported: async () => (await inbox())[0]?.report?.reports ?? [],
  };
}
