import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { addListing, newProduct } from '../../../test/support/listings.ts';
import { rateLimits } from '../../platform/http/rate-limits.ts';
import type { OwnBooking } from '../bookings/contract/own-bookings.ts';
import type { InboxEntry } from '../inbox/contract.ts';
import { reportsShown } from '../inbox/domain.ts';
import { sweepListings } from '../listings/jobs.ts';
import { neededByReports } from './data/telling.ts';
import { mostInOne, reportReasons } from './domain.ts';

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

const visitor = (body: unknown, headers: Record<string, string> = {}, id = bike) =>
  api.call('POST', `/bikes/${id}/reports`, body, headers);
const member = (who: Member, body: unknown, id = bike) => who.call('POST', `/bikes/${id}/reports`, body);
const inbox = async (query = '') =>
  (await (await admin.call('GET', `/inbox${query}`)).json()) as InboxEntry[];
/** All open reports of the one reported motorcycle, the latest first. */
const reported = async () => (await inbox())[0]?.report?.reports ?? [];
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];
const fieldsOf = async (response: Response) => {
  const { fields } = (await response.json()) as { fields: { field: string; code: string; detail: string }[] };
  return [response.status, fields];
};

describe('POST /bikes/{id}/reports', () => {
  test('takes every reason, of visitors and members; the inbox says who, why, what, and how many are open', async () => {
    const first = await visitor({
      reason: 'money-first',
      text: 'bKash first,\nhe says.',
      email: 'me@example.org',
    });
    expect(first.status).toBe(201);
    expect(await first.json()).toEqual({ acknowledged: true, insertedId: expect.any(String) });
    expect((await member(rider, { reason: 'stolen-or-forged', email: 'else@example.org' })).status).toBe(201);
    expect((await visitor({ reason: 'sold-already' }, { 'test-address': '192.0.2.9' })).status).toBe(201);
    const entries = await inbox();
    expect(entries).toEqual([
      {
        _id: expect.any(String),
        kind: 'report',
        time: expect.stringMatching(/Z$/),
        name: '',
        email: '',
        number: '',
        location: '',
        booking: null,
        intent: null,
        product: { name: newProduct.name, sample: false, here: true },
        report: {
          reason: 'money-first',
          count: 3,
          reports: expect.any(Array),
          seller: {
            soldBy: 'member',
            name: 'seller',
            email: seller.email,
            emailConfirmed: false,
            role: 'seller',
            stopped: false,
          },
        },
        reply: null,
        repeat: null,
        standing: {
          productId: bike,
          takenOff: null,
          latestChange: null,
          others: { forSale: 0, takenOff: 0, some: [] },
        },
        cancelled: false,
        changed: null,
        done: null,
      },
    ]);
    const time = expect.stringMatching(/Z$/);
    expect(entries[0]?.report?.reports).toEqual([
      { name: '', email: '', time, said: [{ reason: 'sold-already', text: '' }], tells: false },
      // For a member the account's address counts.
      {
        name: 'rider',
        email: rider.email,
        time,
        said: [{ reason: 'stolen-or-forged', text: '' }],
        tells: false,
      },
      {
        name: '',
        email: 'me@example.org',
        time,
        said: [{ reason: 'money-first', text: 'bKash first,\nhe says.' }],
        tells: true,
      },
    ]);
    for (const reason of reportReasons) expect((await visitor({ reason, text: 'x' })).status).toBe(201);
  });

  test('of the same member a second one is added to the open one, the gravest reason first; what says the same counts once, also of visitors and when it comes at once', async () => {
    for (let times = 0; times < 2; times += 1) await visitor({ reason: 'wrong-details', text: 'Wrong year' });
    const ids = await Promise.all(
      [0, 1, 2].map(
        async () =>
          ((await (await member(rider, { reason: 'sold-already' })).json()) as { insertedId: string })
            .insertedId,
      ),
    );
    expect(new Set(ids).size).toBe(1);
    const grave = { reason: 'stolen-or-forged', text: 'Frame number 4711 is my neighbour’s' };
    await member(rider, grave);
    await member(rider, { reason: 'other', text: 'Somebody should go there' });
    await member(rider, { reason: 'sold-already' });
    await member(rider, grave);
    expect((await inbox('?search=4711')).map(({ report }) => report)).toMatchObject([
      {
        reason: 'stolen-or-forged',
        count: 2,
        reports: [
          {
            said: [
              { reason: 'other', text: 'Somebody should go there' },
              grave,
              { reason: 'sold-already', text: '' },
            ],
          },
          { said: [{ reason: 'wrong-details', text: 'Wrong year' }] },
        ],
      },
    ]);
    // Somebody with an outdated page cannot mark what is there now.
    const unread = await admin.call('PUT', `/inbox/${ids[0]}`, { done: true });
    expect(await codeOf(unread)).toEqual([404, 'entry-not-found']);
    await visitor({ reason: 'money-first', email: 'me@example.org' });
    await visitor({ reason: 'money-first' });
    // Another browser in the same house is another visitor.
    await visitor({ reason: 'money-first' }, { 'user-agent': 'another' });
    expect((await reported()).map(({ said, email }) => [said[0]?.reason, email])).toEqual([
      ['money-first', ''],
      ['money-first', 'me@example.org'],
      ['other', rider.email],
      ['wrong-details', ''],
    ]);
  });

  test('of visitors behind one router those who leave different addresses are different people, and each is told', async () => {
    const said = { reason: 'sold-already' };
    await sql`delete from mails`.execute(api.database);
    const ids: string[] = [];
    for (const email of ['a@example.org', 'b@example.org', 'A@example.org', '']) {
      const answer = await visitor({ ...said, email });
      ids.push(((await answer.json()) as { insertedId: string }).insertedId);
    }
    const [first, second, again, unnamed] = ids;
    expect(second).not.toBe(first);
    expect(again).toBe(first);
    // Whoever leaves none adds to one that has an address, and does not remove it.
    expect([first, second]).toContain(unnamed);
    const addresses = ['a@example.org', 'b@example.org'];
    expect((await reported()).map(({ email }) => email).sort()).toEqual(addresses);
    const [entry] = await inbox();
    expect((await admin.call('PUT', `/inbox/${entry?._id}`, { done: true })).status).toBe(200);
    const { rows } = await sql<{ email: string }>`
      select email from mails where kind = 'reported' order by email`.execute(api.database);
    expect(rows.map(({ email }) => email)).toEqual(addresses);
  });

  test('what is said again rises in the inbox, in its one entry, each once on a page', async () => {
    const said = { reason: 'wrong-details', text: 'Wrong year' };
    await visitor(said);
    await member(rider, { reason: 'sold-already' });
    const added = await seller.call('POST', '/products', newProduct);
    const other = ((await added.json()) as { insertedId: string }).insertedId;
    await member(rider, { reason: 'other', text: 'Of another' }, other);
    const before = await inbox();
    const kinds = (entries: readonly InboxEntry[]) =>
      entries.map(({ report }) => report?.reports.map(({ said: [first] }) => first?.reason));
    expect(kinds(before)).toEqual([['other'], ['sold-already', 'wrong-details']]);
    await visitor(said);
    const after = await inbox();
    expect(kinds(after)).toEqual([['wrong-details', 'sold-already'], ['other']]);
    expect(after.map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id).reverse());
    expect(Date.parse(after[0]?.time ?? '')).toBeGreaterThan(Date.parse(before[0]?.time ?? ''));
    // Also where all was said in the same moment.
    await sql`update reports set created_at = '2026-01-01'`.execute(api.database);
    const page = await admin.call('GET', '/inbox?limit=1');
    const next = /<\/api([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    const seen = [...((await page.json()) as InboxEntry[]), ...(await inbox(next.replace('/inbox', '')))];
    expect(seen.map(({ _id }) => _id).sort()).toEqual(after.map(({ _id }) => _id).sort());
  });

  test('a report that is full stays as it is, and nothing is lost', async () => {
    for (let times = 0; times <= mostInOne; times += 1)
      await member(rider, { reason: 'other', text: `Thing ${times}` });
    expect((await reported()).map(({ said }) => said.length)).toEqual([1, mostInOne]);
  });

  test('what is ticked off is not added to: whoever reports again has something new to say', async () => {
    await visitor({ reason: 'sold-already' });
    await member(rider, { reason: 'sold-already' });
    for (const { _id } of await inbox()) {
      expect((await admin.call('PUT', `/inbox/${_id}`, { done: true })).status).toBe(200);
    }
    expect(await inbox()).toEqual([]);
    expect(await api.database.selectFrom('reports').select('visitor').execute()).toEqual([
      { visitor: null },
      { visitor: null },
    ]);
    await visitor({ reason: 'money-first' });
    await member(rider, { reason: 'money-first' });
    expect((await inbox()).map(({ report }) => report?.count)).toEqual([2]);
    expect((await inbox('?state=settled')).map(({ report }) => report?.count)).toEqual([2]);
  });

  test('one motorcycle is one entry, and one decision for all that stands in it: what comes in meanwhile stays open', async () => {
    const settle = async (id: string | undefined, done: boolean) =>
      expect((await admin.call('PUT', `/inbox/${id}`, { done })).status).toBe(200);
    const texts = async (state: string) =>
      (await inbox(`?state=${state}`)).map(({ report }) =>
        report?.reports.map(({ said }) => said.map(({ text }) => text).join()),
      );
    await visitor({ reason: 'other', text: 'first' });
    await member(rider, { reason: 'wrong-details', text: 'second' });
    const [read] = await inbox();
    expect(await texts('open')).toEqual([['second', 'first']]);
    await visitor({ reason: 'money-first', text: 'third' });
    // What is only said again has been read all the same.
    await visitor({ reason: 'other', text: 'first' });
    await settle(read?._id, true);
    expect([await texts('open'), await texts('settled')]).toEqual([[['third']], [['first', 'second']]]);
    expect((await inbox()).map(({ report }) => report?.reason)).toEqual(['money-first']);
    // A second admin changes nothing.
    await settle(read?._id, true);
    expect(await texts('open')).toEqual([['third']]);
    await settle((await inbox())[0]?._id, true);
    expect(await texts('settled')).toEqual([['first', 'second'], ['third']]);
    await settle(read?._id, false);
    expect([await texts('open'), await texts('settled')]).toEqual([[['first', 'second']], [['third']]]);
    // Another motorcycle is another entry.
    const added = await seller.call('POST', '/products', newProduct);
    const other = ((await added.json()) as { insertedId: string }).insertedId;
    await visitor({ reason: 'other', text: 'of another' }, {}, other);
    expect(await texts('open')).toEqual([['of another'], ['first', 'second']]);
  });

  test('so does what a host whose clock is behind has stored meanwhile, in whatever order ids are', async () => {
    const settle = async (id: string | undefined) =>
      expect((await admin.call('PUT', `/inbox/${id}`, { done: true })).status).toBe(200);
    const texts = async () => (await reported()).map(({ said }) => said.map(({ text }) => text));
    await visitor({ reason: 'other', text: 'first' });
    await member(rider, { reason: 'other', text: 'second' });
    // As a host names it whose clock is ahead of the others'.
    await sql`update reports set id = 'z' || id where words = 'second'`.execute(api.database);
    const [read] = await inbox();
    expect(read?._id).toMatch(/^z/);
    await visitor({ reason: 'other', text: 'third' });
    const [again] = await inbox();
    expect(again?._id).not.toBe(read?._id);
    await settle(read?._id);
    expect(await texts()).toEqual([['third']]);
    await settle(again?._id);
    expect(await inbox()).toEqual([]);

    // An addition is later than what another one has said since.
    await member(rider, { reason: 'other', text: 'fourth' });
    await sql`update reports set id = 'z' || id where words = 'fourth'`.execute(api.database);
    await visitor({ reason: 'other', text: 'fifth' });
    const [before] = await inbox();
    await member(rider, { reason: 'other', text: 'sixth' });
    await settle(before?._id);
    expect(await texts()).toEqual([['sixth', 'fourth']]);
  });

  test('of very many the latest are told word by word, and all are counted', async () => {
    await sql`insert into reports (id, listing_id, reason, words)
      select 'r' || lpad(no::text, 3, '0'), ${bike}, case when no = 1 then 'money-first' else 'other' end, no::text
      from generate_series(1, ${reportsShown + 2}::int) no`.execute(api.database);
    const [entry] = await inbox();
    expect(entry?.report).toMatchObject({ reason: 'money-first', count: reportsShown + 2 });
    const told = entry?.report?.reports.map(({ said }) => said[0]?.text);
    expect([told?.length, told?.[0], told?.at(-1)]).toEqual([reportsShown, String(reportsShown + 2), '3']);
  });

  test('what is open again beside a later one of the same member stays as it is', async () => {
    await member(rider, { reason: 'sold-already', text: 'Since May' });
    const [{ _id } = { _id: '' }] = await inbox();
    await admin.call('PUT', `/inbox/${_id}`, { done: true });
    await member(rider, { reason: 'wrong-details', text: 'Wrong year' });
    await admin.call('PUT', `/inbox/${_id}`, { done: false });
    await member(rider, { reason: 'money-first', text: 'bKash first' });
    expect((await reported()).map(({ said }) => said.map(({ text }) => text))).toEqual([
      ['bKash first', 'Wrong year'],
      ['Since May'],
    ]);
  });

  test('is found in the inbox by motorcycle, text, name and e-mail, and paged like the rest', async () => {
    await visitor({
      reason: 'other',
      text: 'Frame number was filed. Wants 5,000 at 01799-111222, or at 01899\n333444, bKash\u00a0first',
      email: 'me@example.org',
    });
    await member(rider, { reason: 'sold-already' });
    for (const [search, count] of [
      ['hornet', 1],
      ['01899333444', 1],
      ['01899 333444', 1],
      ['bkash first', 1],
      ['FILED', 1],
      ['01799111222', 1],
      ['01799 111222', 1],
      ['me@example', 1],
      ['rider', 1],
      ['%', 0],
    ] as const) {
      expect([search, (await inbox(`?search=${encodeURIComponent(search)}`)).length]).toEqual([
        search,
        count,
      ]);
    }
    const added = await seller.call('POST', '/products', newProduct);
    await visitor(
      { reason: 'sold-already' },
      {},
      ((await added.json()) as { insertedId: string }).insertedId,
    );
    const page = await admin.call('GET', '/inbox?limit=1');
    const next = /<\/api([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    const seen = [...((await page.json()) as InboxEntry[]), ...(await inbox(next.replace('/inbox', '')))];
    expect(seen.map(({ report }) => report?.count)).toEqual([1, 2]);
    expect(seen).toEqual(await inbox());
  });

  test('refuses what says nothing, each at its field', async () => {
    expect(await fieldsOf(await visitor({}))).toMatchObject([
      422,
      [{ field: 'reason', code: 'missing', detail: 'Choose what is wrong.' }],
    ]);
    expect(await fieldsOf(await visitor({ reason: 'other', text: ' \u200b ' }))).toMatchObject([
      422,
      [{ field: 'text', code: 'text-empty' }],
    ]);
    const long = { reason: 'other', text: 'x'.repeat(2_001), email: 'nowhere' };
    expect(await fieldsOf(await visitor(long))).toMatchObject([
      422,
      [
        { field: 'text', code: 'too-long' },
        { field: 'email', code: 'email-invalid' },
      ],
    ]);
    expect(await inbox()).toEqual([]);
  });

  test('only of what is really for sale, and not of one’s own', async () => {
    const sample = await addListing(api.database, { origin: 'sample' });
    const imported = await addListing(api.database, { origin: 'import' });
    const reason = { reason: 'sold-already' };
    expect(await codeOf(await member(seller, reason))).toEqual([409, 'own-product']);
    expect(await codeOf(await visitor(reason, {}, sample))).toEqual([409, 'not-for-sale']);
    expect((await visitor(reason, {}, imported)).status).toBe(201);
    expect(await codeOf(await visitor(reason, {}, 'nothing'))).toEqual([404, 'product-not-found']);
    await seller.call('PUT', `/myProducts/${bike}/sale`, { sold: true });
    expect(await codeOf(await visitor(reason))).toEqual([409, 'not-for-sale']);
    await seller.call('PUT', `/myProducts/${bike}/sale`, { sold: false });
    await seller.call('DELETE', `/myProducts/${bike}`);
    expect(await codeOf(await visitor(reason))).toEqual([409, 'not-for-sale']);
  });

  test('a token that is worth nothing is refused, and makes nobody a visitor', async () => {
    const bad = await visitor({ reason: 'sold-already' }, { authorization: 'Bearer a.b.c' });
    expect(await codeOf(bad)).toEqual([401, 'unauthenticated']);
  });

  test('is limited, for an account and for an address', async () => {
    const { account, address } = rateLimits.report;
    const statuses = async (times: number, send: () => Promise<Response>) => {
      const all = await Promise.all(Array.from({ length: times }, send));
      return all.filter(({ status }) => status === 429).length;
    };
    const home = { 'test-address': '192.0.2.77' };
    expect(await statuses(address.times + 2, () => visitor({ reason: 'sold-already' }, home))).toBe(2);
    expect(await statuses(account.times + 2, () => member(rider, { reason: 'sold-already' }))).toBe(2);
  });

  test('a motorcycle that is gone for good takes its reports along', async () => {
    await visitor({ reason: 'sold-already' });
    await api.database.deleteFrom('listings').where('id', '=', bike).execute();
    expect(await inbox()).toEqual([]);
  });

  describe('a seller who closes the account does not end a report', () => {
    const sweep = () => sweepListings(api.database, neededByReports);
    /** A reported motorcycle whose seller has closed their account, booked by a rider. */
    async function leaveWith(email: string) {
      const leaver = await api.signUp(email, 'seller');
      const ids: string[] = [];
      for (let n = 0; n < 2; n += 1) {
        const added = await leaver.call('POST', '/products', newProduct);
        ids.push(((await added.json()) as { insertedId: string }).insertedId);
      }
      const [id = ''] = ids;
      const meeting = { location: 'Mirpur', number: '01712345678', productId: id };
      expect((await rider.call('POST', '/modalData', meeting)).status).toBe(201);
      expect((await member(rider, { reason: 'money-first' }, id)).status).toBe(201);
      await leaver.call('POST', '/me/deletion', { password: 'correct horse' });
      // The other one, without a report, is deleted at once.
      expect(await sweep()).toEqual({ listings: 1 });
      return id;
    }

    test('an admin takes it off the site all the same, and those who booked it are warned', async () => {
      const id = await leaveWith('leaver@example.com');
      expect(await inbox()).toMatchObject([{ kind: 'report', product: { here: false } }]);
      api.mails.length = 0;
      const off = () => admin.call('PUT', `/bikes/${id}/takenOff`, { reason: 'Stolen' });
      expect(await (await off()).json()).toEqual({ acknowledged: true, modifiedCount: 1, others: 0 });
      expect(api.mails.map(({ to }) => to)).toEqual([rider.email]);
      // Its reports are deleted with it.
      expect(await sweep()).toEqual({ listings: 1 });
      expect((await off()).status).toBe(404);
      const [booking] = (await (await rider.call('GET', '/myBookings')).json()) as OwnBooking[];
      expect(booking?.product).toMatchObject({ _id: null, takenOff: true });
    });

    test('it is kept for 30 days at the most', async () => {
      const id = await leaveWith('forgotten@example.com');
      const pass = (interval: string) =>
        sql`update listings set deleted_at = now() - ${interval}::interval where id = ${id}`.execute(
          api.database,
        );
      await pass('29 days 23 hours');
      expect(await sweep()).toEqual({ listings: 0 });
      await pass('30 days 1 minute');
      expect(await sweep()).toEqual({ listings: 1 });
    });
  });
});

test('nothing above was an unexpected error', () => {
  expect(api.errors).toEqual([]);
});
