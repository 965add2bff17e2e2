import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { newProduct } from '../../../test/support/listings.ts';
import { createOverlaps, type Overlaps } from '../../../test/support/overlaps.ts';
import { rateLimits } from '../../platform/http/rate-limits.ts';
import type { Mine } from '../bookings/contract/own-bookings.ts';
import type { InboxEntry } from '../inbox/contract.ts';
import type { OwnProduct } from '../listings/contract.ts';
import { reportLimits } from './domain.ts';

let api: TestApi;
let admin: Member;
let seller: Member;
let bike: string;
let until: Overlaps['until'];
let heldAt: Overlaps['heldAt'];

const reason = 'Riders told us that money was asked for first.';
const text = 'That was my cousin. It is put right.';
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/);

beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signUp('admin@example.com');
  seller = await api.signUp('seller@example.com', 'seller');
  ({ until, heldAt } = await createOverlaps(api.database));
  await sql`update users set admin = true where id = ${admin.id}`.execute(api.database);
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`delete from replies`.execute(api.database);
  await sql`delete from rate_limits`.execute(api.database);
  bike = await add(seller);
  // It is like the listing of the test before.
  await sql`delete from repeats`.execute(api.database);
  await off();
});

async function add(who: Member): Promise<string> {
  const answer = await who.call('POST', '/products', newProduct);
  return ((await answer.json()) as { insertedId: string }).insertedId;
}

const off = (id = bike) => admin.call('PUT', `/bikes/${id}/takenOff`, { reason });
const back = (id = bike) => admin.call('DELETE', `/bikes/${id}/takenOff`);
const write = (words: unknown, who = seller, id = bike) =>
  who.call('POST', `/myProducts/${id}/replies`, { text: words });
const settle = (id: string, done: boolean) => admin.call('PUT', `/inbox/${id}`, { done });
const read = async <Answer>(response: Promise<Response>) => (await (await response).json()) as Answer;
const inbox = (query = '') => read<InboxEntry[]>(admin.call('GET', `/inbox${query}`));
const saidIn = (entries: readonly InboxEntry[]) =>
  entries.map(({ reply }) => reply?.said.map(({ text: words }) => words));
const codeOf = async (response: Promise<Response>) => {
  const answer = await response;
  return [answer.status, ((await answer.json()) as { code: string }).code];
};
/** What its seller is shown under My products, and on its page. */
async function writtenOf(id = bike) {
  const own = await read<OwnProduct[]>(seller.call('GET', '/myProducts'));
  const mine = await read<Mine>(seller.call('GET', `/bikes/${id}/mine`));
  const listed = own.find(({ _id }) => _id === id)?.takenOff;
  expect(mine.takenOff).toEqual(listed);
  return listed?.written;
}

describe('POST /myProducts/{id}/replies', () => {
  test('is an entry of the inbox, beside the motorcycle and why it is off; its seller sees that they wrote', async () => {
    expect(await writtenOf()).toBeNull();
    const answer = await write(` ${text}\nPlease look. `);
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { acknowledged: true, insertedId: expect.any(String) },
    ]);
    expect(await inbox()).toEqual([
      {
        _id: expect.any(String),
        kind: 'reply',
        time: moment,
        name: 'seller',
        email: seller.email,
        number: '',
        location: '',
        intent: null,
        product: { name: newProduct.name, sample: false, here: true },
        booking: null,
        report: null,
        reply: { said: [{ text: `${text}\nPlease look.`, time: moment }] },
        repeat: null,
        standing: expect.objectContaining({ productId: bike, takenOff: { since: moment, reason } }),
        cancelled: false,
        changed: null,
        done: null,
      },
    ]);
    expect(await writtenOf()).toEqual({ at: moment, done: false, full: false });
    // A sold one also shows its seller that it is sold, although its public page does not.
    await sql`update listings set sold_at = now() where id = ${bike}`.execute(api.database);
    expect(await writtenOf()).not.toBeNull();
    expect(await read<Mine>(seller.call('GET', `/bikes/${bike}/mine`))).toMatchObject({
      takenOff: { soldAt: moment },
    });
    // Only the garage and its seller see it.
    const others = await api.signUp(`rider-${bike}@example.com`);
    expect(await read<Mine>(others.call('GET', `/bikes/${bike}/mine`))).toMatchObject({ takenOff: null });
    expect(await (await api.call('GET', `/bikes/${bike}`)).text()).not.toContain('cousin');
  });

  test('more is added to the open one, under another id; the same words count once, and five times are enough until it is ticked off', async () => {
    await write(text);
    const [first = { _id: '' }] = await inbox();
    for (let times = 2; times <= 5; times += 1) expect((await write(`${text} ${times}`)).status).toBe(201);
    expect((await write(text)).status).toBe(201);
    expect(saidIn(await inbox())).toEqual([[5, 4, 3, 2].map((times) => `${text} ${times}`).concat(text)]);
    expect(await writtenOf()).toMatchObject({ done: false, full: true });
    expect(await codeOf(write('Something else again'))).toEqual([409, 'written-enough']);
    // Somebody with an outdated page cannot mark what is there now.
    expect((await settle(first._id, true)).status).toBe(404);
    const [{ _id } = { _id: '' }] = await inbox();
    await settle(_id, true);
    expect(await writtenOf()).toEqual({ at: moment, done: true, full: false });
    expect((await write('Something else again')).status).toBe(201);
    expect(saidIn(await inbox())).toEqual([['Something else again']]);
    await settle(_id, false);
    expect(await inbox()).toHaveLength(2);
  });

  test('what is said while an admin ticks off what was said before is an entry of its own', async () => {
    await write(text);
    const [{ _id } = { _id: '' }] = await inbox();
    await heldAt('replies', 'update', async (release) => {
      const settling = settle(_id, true);
      await until(1);
      const writing = write('And the papers are complete.');
      await until(2);
      await release();
      expect([(await settling).status, (await writing).status]).toEqual([200, 201]);
    });
    expect(saidIn(await inbox())).toEqual([['And the papers are complete.']]);
  });

  test('nobody writes whose account is deleted at that moment', async () => {
    const leaver = await api.signUp('leaves-meanwhile@example.com', 'seller');
    const id = await add(leaver);
    await off(id);
    await heldAt('sessions', 'delete', async (release) => {
      const leaving = leaver.call('POST', '/me/deletion', { password: 'correct horse' });
      await until(1);
      const writing = write(text, leaver, id);
      await until(2);
      await release();
      expect([(await leaving).status, (await writing).status]).toEqual([200, 401]);
    });
  });

  test('is done with once the motorcycle is back; taken off anew there is nothing written yet', async () => {
    await write(text);
    await back();
    expect(await inbox()).toEqual([]);
    expect(await inbox('?state=settled&search=cousin')).toMatchObject([
      { kind: 'reply', done: moment, standing: { takenOff: null, latestChange: { off: false } } },
    ]);
    expect(await codeOf(write(text))).toEqual([409, 'product-on-site']);
    await off();
    expect(await writtenOf()).toBeNull();
  });

  test('is found by motorcycle, text, name and e-mail, and paged with the rest', async () => {
    await write(text);
    await write('The frame number is 4711.');
    for (const [search, count] of [
      ['COUSIN', 1],
      ['4711', 1],
      ['seller@', 1],
      [newProduct.name, 1],
      ['nobody', 0],
    ] as const)
      expect([search, (await inbox(`?search=${encodeURIComponent(search)}`)).length]).toEqual([
        search,
        count,
      ]);
    await api.call('POST', '/enquiries', { email: 'later@example.org' });
    const page = await admin.call('GET', '/inbox?limit=1');
    const next = /<\/api([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect((await read<InboxEntry[]>(admin.call('GET', next))).map(({ kind }) => kind)).toEqual(['reply']);
    await sql`delete from enquiries`.execute(api.database);
  });

  test('is for its own seller, while it is off the site', async () => {
    expect(await codeOf(write(text, admin))).toEqual([403, 'not-yours']);
    expect((await api.call('POST', `/myProducts/${bike}/replies`, { text })).status).toBe(401);
    expect(await codeOf(write(text, seller, 'nothing'))).toEqual([404, 'product-not-found']);
    expect(await codeOf(write(text, seller, await add(seller)))).toEqual([409, 'product-on-site']);
    await seller.call('DELETE', `/myProducts/${bike}`);
    expect(await codeOf(write(text))).toEqual([404, 'product-not-found']);
    expect(await read<Mine>(seller.call('GET', `/bikes/${bike}/mine`))).toMatchObject({ takenOff: null });
    expect((await inbox()).filter(({ kind }) => kind === 'reply')).toEqual([]);
  });

  test('takes 10 to 1,000 characters, of which something can be seen', async () => {
    for (const [words, code] of [
      [' \u200b ', 'text-empty'],
      ['Too short ', 'too-short'],
      ['x'.repeat(reportLimits.reply + 1), 'too-long'],
    ] as const) {
      const answer = await write(words);
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        { fields: [{ field: 'text', code }] },
      ]);
    }
    expect((await write('Look again')).status).toBe(201);
    expect((await write('x'.repeat(reportLimits.reply))).status).toBe(201);
  });

  test('is limited, for an account', async () => {
    const all = await Promise.all(
      Array.from({ length: rateLimits.reply.account.times + 2 }, () => write(text)),
    );
    expect(all.filter(({ status }) => status === 429)).toHaveLength(2);
    // Whether sent at once or one after the other, it is one entry.
    expect(saidIn(await inbox())).toEqual([[text]]);
  });

  test('is told to whoever asks for their data, and leaves with the account', async () => {
    const leaver = await api.signUp('leaver@example.com', 'seller');
    const id = await add(leaver);
    await off(id);
    await write(text, leaver, id);
    expect(await read(leaver.call('GET', '/me/export'))).toMatchObject({
      replies: [{ listing_id: id, words: text, earlier: [], created_at: moment, done_at: null }],
    });
    await leaver.call('POST', '/me/deletion', { password: 'correct horse' });
    expect(await api.database.selectFrom('replies').select('id').execute()).toEqual([]);
    expect(await inbox()).toEqual([]);
  });
});
