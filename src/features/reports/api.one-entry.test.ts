import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newProduct } from '../../../test/support/listings.ts';
import { reportedBike } from '../../../test/support/reported-bike.ts';
import type { InboxEntry } from '../inbox/contract.ts';
import { reportsShown } from '../inbox/domain.ts';

const garage = reportedBike();
const { visitor, member, inbox, reported } = garage;
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

describe('POST /bikes/{id}/reports', () => {
  test('of the same member a second one is added to the open one, the gravest reason first; what says the same counts once, also of visitors and when it comes at once', async () => {
    for (let times = 0; times < 2; times += 1) await visitor({ reason: 'wrong-details', text: 'Wrong year' });
    const ids = await Promise.all(
      [0, 1, 2].map(
        async () =>
          ((await (await member(garage.rider, { reason: 'sold-already' })).json()) as { insertedId: string })
            .insertedId,
      ),
    );
    expect(new Set(ids).size).toBe(1);
    const grave = { reason: 'stolen-or-forged', text: 'Frame number 4711 is my neighbour’s' };
    await member(garage.rider, grave);
    await member(garage.rider, { reason: 'other', text: 'Somebody should go there' });
    await member(garage.rider, { reason: 'sold-already' });
    await member(garage.rider, grave);
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
    const unread = await garage.admin.call('PUT', `/inbox/${ids[0]}`, { done: true });
    expect(await codeOf(unread)).toEqual([404, 'entry-not-found']);
    await visitor({ reason: 'money-first', email: 'me@example.org' });
    await visitor({ reason: 'money-first' });
    // Another browser in the same house is another visitor.
    await visitor({ reason: 'money-first' }, { 'user-agent': 'another' });
    expect((await reported()).map(({ said, email }) => [said[0]?.reason, email])).toEqual([
      ['money-first', ''],
      ['money-first', 'me@example.org'],
      ['other', garage.rider.email],
      ['wrong-details', ''],
    ]);
  });

  test('of visitors behind one router those who leave different addresses are different people, and each is told', async () => {
    const said = { reason: 'sold-already' };
    await sql`delete from mails`.execute(garage.api.database);
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
    expect((await garage.admin.call('PUT', `/inbox/${entry?._id}`, { done: true })).status).toBe(200);
    const { rows } = await sql<{ email: string }>`
      select email from mails where kind = 'reported' order by email`.execute(garage.api.database);
    expect(rows.map(({ email }) => email)).toEqual(addresses);
  });

  test('what is said again rises in the inbox, in its one entry, each once on a page', async () => {
    const said = { reason: 'wrong-details', text: 'Wrong year' };
    await visitor(said);
    await member(garage.rider, { reason: 'sold-already' });
    const added = await garage.seller.call('POST', '/products', newProduct);
    const other = ((await added.json()) as { insertedId: string }).insertedId;
    await member(garage.rider, { reason: 'other', text: 'Of another' }, other);
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
    await sql`update reports set created_at = '2026-01-01'`.execute(garage.api.database);
    const page = await garage.admin.call('GET', '/inbox?limit=1');
    const next = /<\/api([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    const seen = [...((await page.json()) as InboxEntry[]), ...(await inbox(next.replace('/inbox', '')))];
    expect(seen.map(({ _id }) => _id).sort()).toEqual(after.map(({ _id }) => _id).sort());
  });

  test('a report that is full stays as it is, and nothing is lost', async () => {
    for (let times = 0; times <= 5; times += 1)
      await member(garage.rider, { reason: 'other', text: `Thing ${times}` });
    expect((await reported()).map(({ said }) => said.length)).toEqual([1, 5]);
  });

  test('what is ticked off is not added to: whoever reports again has something new to say', async () => {
    await visitor({ reason: 'sold-already' });
    await member(garage.rider, { reason: 'sold-already' });
    for (const { _id } of await inbox()) {
      expect((await garage.admin.call('PUT', `/inbox/${_id}`, { done: true })).status).toBe(200);
    }
    expect(await inbox()).toEqual([]);
    expect(await garage.api.database.selectFrom('reports').select('visitor').execute()).toEqual([
      { visitor: null },
      { visitor: null },
    ]);
    await visitor({ reason: 'money-first' });
    await member(garage.rider, { reason: 'money-first' });
    expect((await inbox()).map(({ report }) => report?.count)).toEqual([2]);
    expect((await inbox('?state=settled')).map(({ report }) => report?.count)).toEqual([2]);
  });

  test('one motorcycle is one entry, and one decision for all that stands in it: what comes in meanwhile stays open', async () => {
    const settle = async (id: string | undefined, done: boolean) =>
      expect((await garage.admin.call('PUT', `/inbox/${id}`, { done })).status).toBe(200);
    const texts = async (state: string) =>
      (await inbox(`?state=${state}`)).map(({ report }) =>
        report?.reports.map(({ said }) => said.map(({ text }) => text).join()),
      );
    await visitor({ reason: 'other', text: 'first' });
    await member(garage.rider, { reason: 'wrong-details', text: 'second' });
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
    const added = await garage.seller.call('POST', '/products', newProduct);
    const other = ((await added.json()) as { insertedId: string }).insertedId;
    await visitor({ reason: 'other', text: 'of another' }, {}, other);
    expect(await texts('open')).toEqual([['of another'], ['first', 'second']]);
  });

  test('so does what a host whose clock is behind has stored meanwhile, in whatever order ids are', async () => {
    const settle = async (id: string | undefined) =>
      expect((await garage.admin.call('PUT', `/inbox/${id}`, { done: true })).status).toBe(200);
    const texts = async () => (await reported()).map(({ said }) => said.map(({ text }) => text));
    await visitor({ reason: 'other', text: 'first' });
    await member(garage.rider, { reason: 'other', text: 'second' });
    // As a host names it whose clock is ahead of the others'.
    await sql`update reports set id = 'z' || id where words = 'second'`.execute(garage.api.database);
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
    await member(garage.rider, { reason: 'other', text: 'fourth' });
    await sql`update reports set id = 'z' || id where words = 'fourth'`.execute(garage.api.database);
    await visitor({ reason: 'other', text: 'fifth' });
    const [before] = await inbox();
    await member(garage.rider, { reason: 'other', text: 'sixth' });
    await settle(before?._id);
    expect(await texts()).toEqual([['sixth', 'fourth']]);
  });

  test('of very many the latest are told word by word, and all are counted', async () => {
    await sql`insert into reports (id, listing_id, reason, words)
      select 'r' || lpad(no::text, 3, '0'), ${garage.bike}, case when no = 1 then 'money-first' else 'other' end, no::text
      from generate_series(1, ${reportsShown + 2}::int) no`.execute(garage.api.database);
    const [entry] = await inbox();
    expect(entry?.report).toMatchObject({ reason: 'money-first', count: reportsShown + 2 });
    const told = entry?.report?.reports.map(({ said }) => said[0]?.text);
    expect([told?.length, told?.[0], told?.at(-1)]).toEqual([reportsShown, String(reportsShown + 2), '3']);
  });

  test('what is open again beside a later one of the same member stays as it is', async () => {
    await member(garage.rider, { reason: 'sold-already', text: 'Since May' });
    const [{ _id } = { _id: '' }] = await inbox();
    await garage.admin.call('PUT', `/inbox/${_id}`, { done: true });
    await member(garage.rider, { reason: 'wrong-details', text: 'Wrong year' });
    await garage.admin.call('PUT', `/inbox/${_id}`, { done: false });
    await member(garage.rider, { reason: 'money-first', text: 'bKash first' });
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
    await member(garage.rider, { reason: 'sold-already' });
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
    const added = await garage.seller.call('POST', '/products', newProduct);
    await visitor(
      { reason: 'sold-already' },
      {},
      ((await added.json()) as { insertedId: string }).insertedId,
    );
    const page = await garage.admin.call('GET', '/inbox?limit=1');
    const next = /<\/api([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    const seen = [...((await page.json()) as InboxEntry[]), ...(await inbox(next.replace('/inbox', '')))];
    expect(seen.map(({ report }) => report?.count)).toEqual([1, 2]);
    expect(seen).toEqual(await inbox());
  });
});
