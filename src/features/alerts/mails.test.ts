import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { addListing } from '../../../test/support/listings.ts';
import { type MailServer, startMailServer } from '../../../test/support/mail-server.ts';
import { insertMember } from '../../../test/support/members.ts';
import { createWork } from '../../jobs.server.ts';
import { homeTimeZone, keepTimeOf } from '../../kernel/dates.ts';
import type { Database } from '../../platform/database.ts';
import type { Mail } from '../../platform/mail.ts';
import { recogniseBike } from '../catalogue/domain.ts';
import { createFinder } from '../search/data/finder.ts';
import { lookAtBike, lookAtSearch } from './commands/looks.ts';
import { sendDue } from './commands/send-alerts.ts';
import { changeSearch, saveSearch } from './commands.ts';
import { dailyBoundary } from './domain/mail-times.ts';
import type { Frequency } from './domain.ts';
import { matchArrivals, sendDaily } from './jobs.ts';
import { createMailTokens } from './tokens.ts';

const publicUrl = 'https://garage.example.org';
const silent = { info() {}, warn() {}, error() {}, debug() {} };
let database: Database;
let drop: () => Promise<void>;
let server: MailServer;
let mail: Mail;
let received: MailServer['received'];
let people = 0;

beforeAll(async () => {
  ({ database, drop } = await createTestDatabase());
  server = await startMailServer(publicUrl);
  ({ mail, received } = server);
});
afterAll(async () => {
  await server.close();
  await drop();
});
beforeEach(() => {
  received.length = 0;
  server.mood = null;
});

const tokens = createMailTokens('secret');
const partsOf = (sender: Pick<Mail, 'deliver'> = mail) => ({
  database,
  mail: sender,
  log: silent,
  tokens,
  currency: null,
  links: {
    search: (address: string) => `${publicUrl}/bikes${address}`,
    bike: ({ _id, name }: { _id: string; name: string }) =>
      `${publicUrl}/bikes/${name.toLowerCase().replace(/\W+/g, '-')}-${_id}`,
    saved: () => `${publicUrl}/saved`,
    searches: () => `${publicUrl}/dashboard/searches`,
    stop: (token: string) => `${publicUrl}/stopMail?token=${token}`,
  },
});

async function save(address: string, frequency: Frequency = 'now', proven = true) {
  people += 1;
  const person = { id: `owner${people}`, email: `owner${people}@example.org`, name: '', proven };
  const member = await insertMember(database, person);
  const finder = createFinder(database, 'BDT');
  const { id } = await saveSearch({ database, finder }, member, {
    address,
    name: 'Mine & <yours>',
    frequency,
  });
  return { id, email: person.email, member };
}

/** A motorcycle that only the search of this price finds. */
async function sell(price: number, parts: Parameters<typeof addListing>[1] = {}): Promise<string> {
  const id = await addListing(database, { price_amount: price, ...parts });
  await matchArrivals(database, 'BDT');
  return id;
}
const only = (price: number) => `?minPrice=${price}&maxPrice=${price}`;
const atOnce = async () => (await sendDue(partsOf(), 'now')).sent;
const retryNow = () =>
  database
    .updateTable('saved_searches')
    .set({ mail_after: new Date(0) })
    .execute();
const statesOf = async (id: string) =>
  (
    await database.selectFrom('saved_search_matches').select('mail').where('search_id', '=', id).execute()
  ).map((match) => match.mail);

test('at once: a mail in text and HTML with what we know of it by its title, and one click that ends it (RFC 8058)', async () => {
  const { id, email } = await save(only(101_000));
  const listing = await sell(101_000, {
    name: 'Yamaha FZS V3 <b>ABS',
    location: 'Mirpur, Dhaka',
    mileage_km: 12_000,
    description: 'spam.example',
  });
  expect(await atOnce()).toBe(1);
  expect(received).toHaveLength(1);
  const [{ to, text } = { to: [], text: '' }] = received;
  expect(to).toEqual([email]);
  const stop = `${publicUrl}/stopMail?token=${tokens.sign({ about: 'search', id: id })}`;
  expect(text).toContain(`List-Unsubscribe: <${stop}>`);
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(text).toMatch(new RegExp(`^Message-ID: <${id}\\.${listing}\\.1@garage\\.example\\.org>\\r$`, 'm'));
  expect(text).toMatch(/^Content-Type: multipart\/alternative/m);
  // The same name as on its page.
  expect(text).toContain('Subject: New: Yamaha FZS V3 <b>ABS (Mine & <yours>)');
  expect(text).toContain('Yamaha FZS V3 &lt;b&gt;ABS</a>');
  expect(text).toContain('1,01,000 · 2019 · 12,000 km · Dhaka');
  expect(text).toContain(`${publicUrl}/bikes/yamaha-fzs-v3-b-abs-${listing}`);
  expect(text).toContain(`${publicUrl}/bikes?currency=BDT&maxPrice=101000&minPrice=101000`);
  expect(text).toContain(stop);
  // No other text of the seller; the owner's text is escaped in the HTML.
  expect(text).not.toContain('spam');
  expect(text).toContain('“Mine & <yours>”');
  expect(text).toContain('“Mine &amp; &lt;yours&gt;”');
});

test('a title that says where to turn to is not sent: what the catalogue knows stands in its place, if only the make', async () => {
  await save(only(101_500));
  const name = 'Honda claim your prize at spam.example';
  const { make, model } = recogniseBike(name);
  await sell(101_500, { name, make, model });
  expect(await atOnce()).toBe(1);
  expect(received[0]?.text).toContain('Honda');
  expect(received[0]?.text).not.toContain('spam');
});

test('one mail for each match and search: run again, by several at once, and for what came together', async () => {
  const first = await save(only(102_000));
  const second = await save(only(102_000));
  const never = await save(only(102_000), 'never');
  await addListing(database, { price_amount: 102_000 });
  await sell(102_000);
  expect((await Promise.all([atOnce(), atOnce(), atOnce()])).reduce((sum, sent) => sum + sent)).toBe(2);
  expect(await atOnce()).toBe(0);
  expect(received.flatMap(({ to }) => to).sort()).toEqual([first.email, second.email].sort());
  for (const { text } of received) expect(text).toContain('2 new motorcycles');
  expect(await statesOf(never.id)).toEqual(['none', 'none']);
  // What comes soon after a mail is gathered for the next one.
  for (let n = 0; n < 3; n++) {
    await sell(102_000);
    expect(await atOnce()).toBe(0);
  }
  await retryNow();
  expect(await atOnce()).toBe(2);
  expect(received).toHaveLength(4);
  expect(received.at(-1)?.text).toContain('3 new motorcycles');
});

test('what was sold before its mail left is not in it, and alone makes none; nor does an unproven mailbox get any', async () => {
  const { id } = await save(only(103_000));
  await save(only(103_000), 'now', false);
  const sold = await sell(103_000);
  await database.updateTable('listings').set({ deleted_at: new Date() }).where('id', '=', sold).execute();
  expect(await atOnce()).toBe(0);
  expect(received).toEqual([]);
  expect(await statesOf(id)).toEqual(['none']);
  const stays = await addListing(database, { price_amount: 103_000 });
  const gone = await sell(103_000);
  await database.deleteFrom('listings').where('id', '=', gone).execute();
  expect(await atOnce()).toBe(1);
  expect(received[0]?.text).toContain(stays);
  expect(received[0]?.text).not.toContain(gone);
});

test('the owner of a stopped account gets none: neither of what waits nor of what comes', async () => {
  const { id, email, member } = await save(only(103_500));
  await sell(103_500);
  await database
    .updateTable('users')
    .set({ stopped_at: new Date(), stop_reason: '' })
    .where('id', '=', member.actor.id)
    .execute();
  await sell(103_500);
  expect(await atOnce()).toBe(0);
  expect(received.flatMap(({ to }) => to)).not.toContain(email);
  expect(await statesOf(id)).toEqual(['none', 'none']);
});

test('what was looked at on the site before its mail left is not in it, and alone makes none', async () => {
  const price = 31_339;
  const { id, member } = await save(only(price));
  const looked = await sell(price, { name: 'Looked at' });
  await sell(price, { name: 'Not seen' });
  await matchArrivals(database, 'BDT');
  await lookAtBike(database, member, looked);
  expect(await atOnce()).toBe(1);
  expect(received[0]?.text).toContain('Not seen');
  expect(received[0]?.text).not.toContain('Looked at');
  const alone = await sell(price);
  await lookAtSearch(database, member, id, [alone]);
  await retryNow();
  expect(await atOnce()).toBe(0);
  expect(received).toHaveLength(1);
});

test('what counts as seen but was on a later page of the list is mailed', async () => {
  const price = 31_340;
  const { id, member } = await save(only(price));
  const shown = await sell(price, { name: 'On the first page' });
  await sell(price, { name: 'Further down' });
  await lookAtSearch(database, member, id, [shown]);
  await lookAtSearch(database, member, id);
  expect(await atOnce()).toBe(1);
  expect(received[0]?.text).toContain('Further down');
  expect(received[0]?.text).not.toContain('On the first page');
});

test('a server that is away or busy gets it later, once; what it refuses for good is given up', async () => {
  const { id } = await save(only(104_000));
  await sell(104_000);
  server.mood = { code: 451, text: 'later' };
  expect(await atOnce()).toBe(0);
  // It is not retried at once.
  server.mood = null;
  expect(await atOnce()).toBe(0);
  expect(await statesOf(id)).toEqual(['due']);
  await retryNow();
  expect(await atOnce()).toBe(1);
  expect([received.length, await statesOf(id)]).toEqual([1, ['sent']]);

  server.mood = { code: 550, text: 'no such mailbox' };
  await sell(104_000);
  await retryNow();
  expect(await atOnce()).toBe(0);
  server.mood = null;
  await retryNow();
  expect(await atOnce()).toBe(0);
  expect((await statesOf(id)).sort()).toEqual(['refused', 'sent']);
  // The next motorcycle is sent separately.
  await sell(104_000);
  expect(await atOnce()).toBe(1);
});

test('a process that is killed while it sends leaves the mail to another, which mail programs know as the same', async () => {
  const { id } = await save(only(105_000));
  const listing = await sell(105_000);
  const started = Promise.withResolvers<string>();
  // This process hands the mail over and then hangs.
  void sendDue(
    partsOf({
      deliver: (message) => {
        started.resolve(message.headers?.['Message-ID'] ?? '');
        return new Promise<void>(() => {});
      },
    }),
    'now',
  );
  const messageId = await started.promise;
  expect(await atOnce()).toBe(0);
  await retryNow();
  expect(await atOnce()).toBe(1);
  expect(messageId).toContain(listing);
  expect(received[0]?.text).toContain(`Message-ID: ${messageId}`);
  expect(await statesOf(id)).toEqual(['sent']);
});

test('daily: what a day of Dhaka brought in one mail after eight in the morning, however often it is asked', async () => {
  const { id, email } = await save(only(106_000), 'daily');
  await save(only(106_000), 'never');
  const at = async (listing: string, moment: string) => {
    await database
      .updateTable('saved_search_matches')
      .set({ found_at: moment })
      .where('listing_id', '=', listing)
      .where('search_id', '=', id)
      .execute();
  };
  await database
    .updateTable('saved_searches')
    .set({ daily_until: '2026-11-20T05:00:00Z' })
    .where('id', '=', id)
    .execute();
  const evening = await sell(106_000);
  await at(evening, '2026-11-20T15:00:00Z');
  const night = await sell(106_000);
  // 07:59 in Dhaka.
  await at(night, '2026-11-21T01:59:00Z');
  const morning = await sell(106_000);
  await at(morning, '2026-11-21T02:01:00Z');
  const daily = async (moment: string) => (await sendDaily(partsOf(), new Date(moment))).mails;

  expect(await atOnce()).toBe(0);
  expect(await daily('2026-11-20T23:00:00Z')).toBe(0);
  server.mood = { code: 451, text: 'later' };
  expect(await daily('2026-11-21T02:01:30Z')).toBe(0);
  server.mood = null;
  await retryNow();
  expect((await Promise.all([daily('2026-11-21T03:00:00Z'), daily('2026-11-21T03:00:00Z')])).sort()).toEqual([
    0, 1,
  ]);
  expect(await daily('2026-11-21T20:00:00Z')).toBe(0);
  expect(received.map(({ to }) => to)).toEqual([[email]]);
  expect(received[0]?.text).toContain(evening);
  expect(received[0]?.text).toContain(night);
  expect(received[0]?.text).not.toContain(morning);
  expect(await daily('2026-11-22T02:00:00Z')).toBe(1);
  expect(received[1]?.text).toContain(morning);
});

test('what waits follows its search when the owner chooses another time for its mail', async () => {
  const { id, email, member } = await save(only(106_500), 'daily');
  await sell(106_500);
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1_000);
  await changeSearch(database, member, id, { frequency: 'now' });
  expect(await sendDaily(partsOf(), tomorrow)).toEqual({ mails: 0 });
  expect(await atOnce()).toBe(1);
  await sell(106_500);
  await retryNow();
  await changeSearch(database, member, id, { frequency: 'daily' });
  expect(await atOnce()).toBe(0);
  expect(await sendDaily(partsOf(), tomorrow)).toEqual({ mails: 1 });
  expect(received.map(({ to }) => to)).toEqual([[email], [email]]);
});

test('a day’s mail goes up to eight in the morning in Dhaka', () => {
  const boundary = (moment: string) => dailyBoundary(new Date(moment)).toISOString();
  expect(boundary('2026-11-21T01:59:59Z')).toBe('2026-11-20T02:00:00.000Z');
  expect(boundary('2026-11-21T02:00:00Z')).toBe('2026-11-21T02:00:00.000Z');
  expect(boundary('2026-11-21T20:00:00Z')).toBe('2026-11-21T02:00:00.000Z');
});

test('in a garage of another time zone it goes up to eight there, in summer, too', () => {
  keepTimeOf('Europe/London');
  try {
    expect(dailyBoundary(new Date('2026-11-21T08:00:00Z')).toISOString()).toBe('2026-11-21T08:00:00.000Z');
    expect(dailyBoundary(new Date('2026-07-21T07:30:00Z')).toISOString()).toBe('2026-07-21T07:00:00.000Z');
  } finally {
    keepTimeOf(homeTimeZone);
  }
});

test('the job process does all of it with the site’s own addresses', async () => {
  const { email } = await save('?minPrice=107000&maxPrice=107000&q=scratchless');
  await addListing(database, { price_amount: 107_000, description: 'Scratchless.' });
  const work = await createWork({ config: { currency: undefined, publicUrl }, database, mail, log: silent });
  for (const { run } of work.watches) await run(() => false);
  expect(received.map(({ to }) => to)).toEqual([[email]]);
  expect(received[0]?.text).toMatch(new RegExp(`${publicUrl}/bikes/yamaha-fz-s-v3-\\w{16}`));
  expect(received[0]?.text).toMatch(new RegExp(`${publicUrl}/stopMail\\?token=[\\w.-]{60}`));
  for (const { name, run } of work.jobs)
    if (['searches', 'daily-alerts'].includes(name)) expect(Object.values(await run())).not.toContain(1);
});
