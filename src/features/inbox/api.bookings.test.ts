import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { bookers, meeting } from '../../../test/support/bookers.ts';
import { addListing } from '../../../test/support/listings.ts';
import type { InboxEntry } from './contract.ts';

let api: TestApi;
let admin: Member;
let buyer: Member;

beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signUp('admin@example.com');
  buyer = await api.signUp('buyer@example.com');
  await api.database.updateTable('users').set({ admin: true }).where('id', '=', admin.id).execute();
});
afterAll(() => api.close());

const { book } = bookers(() => buyer);

async function entry(id: string): Promise<InboxEntry | undefined> {
  const lists = await Promise.all(
    ['open', 'settled'].map((state) => admin.call('GET', `/inbox?limit=100&state=${state}`)),
  );
  const entries = await Promise.all(lists.map((list) => list.json() as Promise<InboxEntry[]>));
  return entries.flat().find(({ _id }) => _id === id);
}

const settle = (id: string, change: object) => admin.call('PUT', `/inbox/${id}`, change);
const seen = (shown: InboxEntry | undefined) => ({ location: shown?.location, number: shown?.number });

test('a change that the admin has not seen is not marked with the rest: 409 says what it is', async () => {
  const productId = await addListing(api.database, { origin: 'import' });
  const id = await book(buyer, { productId, location: 'Old place' });
  const shown = await entry(id);
  await book(buyer, { productId, location: 'New place', number: '01912345678' });
  for (const done of [true, false]) {
    const refused = await settle(id, { done, was: seen(shown) });
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'changed-meanwhile',
        detail: expect.stringContaining('changed this booking since you saw it'),
        fields: ['New place', '+8801912345678'].map((now, index) => ({
          field: ['location', 'number'][index],
          code: 'changed-meanwhile',
          detail: `In the meantime this was changed to: ${now}`,
        })),
      }),
    ]);
  }
  expect(await entry(id)).toMatchObject({ done: null, location: 'New place' });
  expect((await settle(id, { done: true, was: seen(await entry(id)) })).status).toBe(200);
  expect((await entry(id))?.done).not.toBeNull();
});

test('a booking that its buyer has cancelled is marked neither way', async () => {
  const id = await book(buyer, { location: meeting.location });
  const was = seen(await entry(id));
  for (const done of [true, false]) {
    await buyer.call('DELETE', `/myBookings/${id}`);
    const answer = await settle(id, { done, was });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      404,
      'booking-not-found',
    ]);
    expect(await entry(id)).toMatchObject({ cancelled: true, done: null });
  }
});
