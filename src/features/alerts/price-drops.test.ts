import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { addListing } from '../../../test/support/listings.ts';
import { insertMember } from '../../../test/support/members.ts';
import type { Database } from '../../platform/database.ts';
import type { Message } from '../../platform/mail.ts';
import { deleteSaved, saveListings } from '../saved/data.ts';
import { lookAtPrices } from './commands/looks.ts';
import type { SendParts } from './commands/send-alerts.ts';
import { sendPriceDrops } from './commands/send-price-drops.ts';
import { dropMail, matchPriceDrops } from './data/price-drops.ts';
import { tellPriceDrops } from './jobs.ts';
import { createMailTokens } from './tokens.ts';

const publicUrl = 'https://garage.example.org';
const silent = { info() {}, warn() {}, error() {}, debug() {} };
const tokens = createMailTokens('secret');
let database: Database;
let drop: () => Promise<void>;
let sent: Message[] = [];
let people = 0;

beforeAll(async () => {
  ({ database, drop } = await createTestDatabase());
});
afterAll(() => drop());
beforeEach(() => {
  sent = [];
});

const partsOf = (deliver: (message: Message) => Promise<void>): SendParts => ({
  database,
  mail: { deliver },
  log: silent,
  tokens,
  currency: null,
  links: {
    search: (address) => `${publicUrl}/bikes${address}`,
    bike: ({ _id }) => `${publicUrl}/bikes/x-${_id}`,
    saved: () => `${publicUrl}/saved`,
    searches: () => `${publicUrl}/dashboard/searches`,
    stop: (token) => `${publicUrl}/stopMail?token=${token}`,
  },
});
const take = () => partsOf(async (message) => void sent.push(message));

/** Runs the job once, after the gathering time if `later`. Returns who was sent mail. */
async function look({ later = true, parts = take() } = {}): Promise<string[]> {
  sent = [];
  await tellPriceDrops(parts);
  if (later) {
    await database
      .updateTable('price_drops')
      .set({ due_at: new Date(0) })
      .execute();
    await database
      .updateTable('price_drop_mails')
      .set({ mail_after: new Date(0) })
      .execute();
    await tellPriceDrops(parts);
  }
  return sent.map(({ to }) => to).sort();
}

async function saver(ids: readonly string[], { proven = true } = {}) {
  people += 1;
  const [id, email] = [`saver${people}`, `saver${people}@example.org`];
  const member = await insertMember(database, { id, email, name: id, proven });
  await saveListings(
    database,
    id,
    ids.map((_id) => ({ _id })),
  );
  return { id, email, member };
}

// The same name as on its page, which is not the catalogue's "Yamaha FZ-S V3".
const name = 'Yamaha FZS v3, ABS';
const offer = (amount = 100_000) => addListing(database, { name, price_amount: amount });
async function ask(id: string, amount: number | null, currency: string | null = null) {
  await database
    .updateTable('listings')
    .set({ price_amount: amount, currency })
    .where('id', '=', id)
    .execute();
}

/** What a page says that each of these costs. */
const showing = (ids: string[], priceAmount: number) => ids.map((_id) => ({ _id, priceAmount }));

test('a lower price is told once to each who saved it at a higher one, with both prices and a way to end it', async () => {
  const id = await offer();
  const one = await saver([id]);
  await ask(id, 90_000);
  const two = await saver([id]);
  await saver([id], { proven: false });
  expect(await look()).toEqual([one.email]);
  const [mail] = sent;
  expect(mail?.subject).toBe(`Cheaper now: ${name}`);
  expect(mail?.text).toContain('90,000 · 2019 · Sylhet · was 1,00,000 when you saved it');
  const token = tokens.sign({ about: 'drops', id: one.id });
  expect(mail?.headers).toMatchObject({
    'List-Unsubscribe': `<${publicUrl}/stopMail?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(tokens.read(token)).toEqual({ about: 'drops', id: one.id });
  // Nothing about the seller.
  expect(`${mail?.text}${mail?.html}`).not.toContain('Rahima');
  expect(await look()).toEqual([]);
  await ask(id, 85_000);
  expect(await look()).toEqual([one.email, two.email].sort());
  // Mail programs, too, see two different mails.
  expect(new Set(sent.map(({ headers }) => headers?.['Message-ID'])).size).toBe(2);
  expect(sent.map(({ text }) => /was ([\d,]+) when/.exec(text)?.[1]).sort()).toEqual(['1,00,000', '90,000']);
});

test('what gathers is one mail: two lower prices of one, and those of several', async () => {
  const ids = [await offer(), await offer(110_000)];
  const { email } = await saver(ids);
  await ask(ids[0] ?? '', 95_000);
  expect(await look({ later: false })).toEqual([]);
  await ask(ids[0] ?? '', 92_000);
  await ask(ids[1] ?? '', 99_000);
  expect(await look()).toEqual([email]);
  expect(sent[0]?.subject).toBe('2 of your saved motorcycles are cheaper now');
  expect(sent[0]?.text).toContain('92,000');
  expect(sent[0]?.text).not.toContain('95,000');
});

test('what is sold, deleted, dearer again, in another currency or in words only brings no mail', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => offer()));
  const [sold = '', deleted = '', gone = '', dearer = '', foreign = '', worded = ''] = ids;
  const { id, email } = await saver(ids);
  for (const each of [sold, deleted, gone, dearer, worded]) await ask(each, 80_000);
  await ask(foreign, 900, 'USD');
  expect(await look({ later: false })).toEqual([]);
  await database.updateTable('listings').set({ sold_at: new Date() }).where('id', '=', sold).execute();
  await database.updateTable('listings').set({ deleted_at: new Date() }).where('id', '=', deleted).execute();
  await database.deleteFrom('listings').where('id', '=', gone).execute();
  await ask(dearer, 120_000);
  await ask(worded, null);
  expect(await look()).toEqual([]);
  await ask(dearer, 110_000);
  expect(await look()).toEqual([]);
  // From a price in words to a figure below the price when it was saved.
  await ask(worded, 70_000);
  expect(await look()).toEqual([email]);
  // Up and down again is no news, however often; a new lowest price is.
  for (const price of [75_000, 70_000, 99_000, 71_000]) await ask(worded, price);
  expect(await look()).toEqual([]);
  await ask(worded, 69_000);
  expect(await look()).toEqual([email]);
  // Removed from the list and saved again.
  await ask(worded, 60_000);
  await deleteSaved(database, id, worded);
  expect(await look()).toEqual([]);
  await saveListings(database, id, [{ _id: worded }]);
  await ask(worded, 65_000);
  expect(await look()).toEqual([]);
  await ask(worded, 59_000);
  expect(await look()).toEqual([email]);
});

test('nobody who does not want it gets any, nor who sells it; what waits then waits no more', async () => {
  const id = await offer();
  const [quiet, ending, other] = [await saver([id]), await saver([id]), await saver([id])];
  await dropMail.write(database, quiet.id, false);
  await database.updateTable('listings').set({ seller_id: other.id }).where('id', '=', id).execute();
  await ask(id, 90_000);
  await look({ later: false });
  await dropMail.stop(database, ending.id);
  expect(await look()).toEqual([]);
  await dropMail.resume(database, ending.id);
  expect(await look()).toEqual([]);
  await ask(id, 80_000);
  expect(await look()).toEqual([ending.email]);
});

test('the owner of a stopped account gets none: neither of what waits nor of what comes', async () => {
  const [first, second] = [await offer(), await offer()];
  const { id } = await saver([first, second]);
  await ask(first, 90_000);
  await look({ later: false });
  await database
    .updateTable('users')
    .set({ stopped_at: new Date(), stop_reason: '' })
    .where('id', '=', id)
    .execute();
  await ask(second, 90_000);
  expect(await look()).toEqual([]);
});

test('several processes send one; a server that is away gets it later, one that refuses is not asked again', async () => {
  const id = await offer();
  const { email } = await saver([id]);
  await ask(id, 90_000);
  let tries = 0;
  const moody = (code: number) =>
    partsOf(() => {
      tries += 1;
      return Promise.reject(Object.assign(new Error('no'), { responseCode: code, command: 'DATA' }));
    });
  expect(await look({ parts: moody(451) })).toEqual([]);
  expect(tries).toBe(1);
  await database
    .updateTable('price_drop_mails')
    .set({ mail_after: new Date(0) })
    .execute();
  await Promise.all(Array.from({ length: 4 }, () => tellPriceDrops(take())));
  expect(sent.map(({ to }) => to)).toEqual([email]);

  await ask(id, 80_000);
  await look({ parts: moody(550) });
  expect([tries, await look()]).toEqual([2, []]);
  await ask(id, 70_000);
  expect(await look()).toEqual([email]);
});

test('a price that goes down while its mail is on its way is told by the next one', async () => {
  const id = await offer();
  const { email } = await saver([id]);
  await ask(id, 90_000);
  const during = partsOf(async (message) => {
    sent.push(message);
    await ask(id, 80_000);
    await tellPriceDrops(take());
  });
  expect(await look({ parts: during })).toEqual([email]);
  expect(sent[0]?.text).toContain('90,000');
  expect(await look()).toEqual([email]);
  expect(sent[0]?.text).toContain('80,000');
  expect(await look()).toEqual([]);
});

test('a price is told once, also where the change to it is matched while its mail is on its way', async () => {
  const id = await offer();
  const { email } = await saver([id]);
  await ask(id, 90_000);
  expect(await look({ later: false })).toEqual([]);
  await database
    .updateTable('price_drops')
    .set({ due_at: new Date(0) })
    .execute();
  // One process reads the price before another has matched the change to it.
  await ask(id, 80_000);
  const during = partsOf(async (message) => {
    sent.push(message);
    expect(await matchPriceDrops(database)).toEqual({ changes: 1, drops: 1 });
  });
  expect(await sendPriceDrops(during)).toBe(1);
  expect(sent[0]?.text).toContain('80,000');
  expect(await look()).toEqual([]);
  await ask(id, 70_000);
  expect(await look()).toEqual([email]);
});

test('a mail that takes so long that another process sends the next one makes nothing news again', async () => {
  const id = await offer();
  await saver([id]);
  await ask(id, 90_000);
  const long = partsOf(async () => {
    await ask(id, 80_000);
    await look();
  });
  await look({ later: false });
  await database
    .updateTable('price_drops')
    .set({ due_at: new Date(0) })
    .execute();
  expect(await sendPriceDrops(long)).toBe(1);
  expect(sent[0]?.text).toContain('80,000');
  await ask(id, 85_000);
  expect(await look()).toEqual([]);
  await ask(id, 84_000);
  expect(await look()).toEqual([]);
});

test('what its reader has seen on the site brings no mail, before and after it is matched; a lower price does', async () => {
  const ids = [await offer(), await offer()];
  const [matched = '', fresh = ''] = ids;
  const { member, email } = await saver(ids);
  const other = await saver(ids);
  await ask(matched, 90_000);
  await look({ later: false });
  await ask(fresh, 90_000);
  const shown = showing(ids, 90_000);
  expect(await lookAtPrices(database, member, shown)).toBe(2);
  expect(await lookAtPrices(database, member, shown)).toBe(0);
  expect(await look()).toEqual([other.email]);
  // Up and down again is no news; a lower price is.
  for (const price of [95_000, 90_000]) await ask(matched, price);
  expect(await look()).toEqual([]);
  await ask(matched, 85_000);
  expect(await look()).toEqual([email, other.email].sort());
});

test('what costs less than the page showed was not seen: mail tells of it', async () => {
  const bike = await offer();
  const { member, email } = await saver([bike]);
  await ask(bike, 90_000);
  const shown = showing([bike], 90_000);
  await ask(bike, 80_000);
  expect(await lookAtPrices(database, member, shown)).toBe(0);
  expect(await look()).toEqual([email]);
});

test('a deadlock with whoever writes the same is tried again, and tells nobody twice', async () => {
  const [seen, told] = [await offer(), await offer()];
  const { member, email } = await saver([seen, told]);
  await ask(seen, 90_000);
  await sql`create sequence attempts`.execute(database);
  await sql`create function deadlock_first() returns trigger language plpgsql as $$ begin
    if nextval('attempts') % 2 = 1 then raise exception 'deadlock' using errcode = '40P01'; end if;
    return new;
  end $$`.execute(database);
  await sql`create trigger deadlock_first before insert on price_drops execute function deadlock_first()`.execute(
    database,
  );
  expect(await lookAtPrices(database, member, showing([seen], 90_000))).toBe(1);
  await ask(told, 90_000);
  expect(await look()).toEqual([email]);
  await sql`drop function deadlock_first cascade`.execute(database);
  await sql`drop sequence attempts`.execute(database);
});

test('what is not cheaper, or not saved, is not marked as seen', async () => {
  const ids = [await offer(), await offer(), await offer()];
  const [same = '', dearer = '', foreign = ''] = ids;
  const unsaved = await offer();
  const { member, email } = await saver(ids);
  await ask(dearer, 110_000);
  await ask(foreign, 900, 'USD');
  await ask(unsaved, 90_000);
  expect(await lookAtPrices(database, member, showing([...ids, unsaved], 90_000))).toBe(0);
  await ask(same, 90_000);
  expect(await look()).toEqual([email]);
});
