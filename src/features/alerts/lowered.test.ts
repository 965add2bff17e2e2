import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { addListing, type ListingParts } from '../../../test/support/listings.ts';
import { searchers } from '../../../test/support/searchers.ts';
import type { Database } from '../../platform/database.ts';
import type { Message } from '../../platform/mail.ts';
import { saveListings } from '../saved/data.ts';
import { createFinder, type Finder } from '../search/data/finder.ts';
import { lookAtSearch } from './commands/looks.ts';
import type { SendParts } from './commands/send-alerts.ts';
import { waitingReasons } from './data/arrivals.ts';
import { countNews } from './data/news.ts';
import { priceDropMail } from './data/price-drops.ts';
import type { Frequency } from './domain.ts';
import { matchArrivals, sendAtOnce, sendDaily, tellPriceDrops } from './jobs.ts';
import { createMailTokens } from './tokens.ts';

const publicUrl = 'https://garage.example.org';
const tokens = createMailTokens('secret');
let database: Database;
let drop: () => Promise<void>;
let finder: Finder;
let sent: Message[] = [];

beforeAll(async () => {
  ({ database, drop } = await createTestDatabase());
  finder = createFinder(database, 'BDT');
});
afterAll(() => drop());
beforeEach(async () => {
  // Sends what other tests left.
  await sendAtOnce(parts());
  sent = [];
});

const { addPerson, save, matchesOf, idsOf } = searchers(() => ({ database, finder }));
const match = () => matchArrivals(database, 'BDT');
const parts: () => SendParts = () => ({
  database,
  mail: { deliver: async (message) => void sent.push(message) },
  log: { info() {}, warn() {}, error() {}, debug() {} },
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

let makes = 0;
/** A make of this test alone: only its own searches find its listings. */
function newMake() {
  makes += 1;
  const make = `Lowered${'abcdefghijklmnopqrstuvwxyz'[makes]}`;
  const offer = (amount: number | null, more: ListingParts = {}) =>
    addListing(database, { make, model: 'One', name: `${make} One`, price_amount: amount, ...more });
  return { offer, under: (most: number) => `?make=${make.toLowerCase()}&maxPrice=${most}`, make };
}

async function ask(id: string, change: ListingParts | number) {
  const set = typeof change === 'number' ? { price_amount: change } : change;
  await database.updateTable('listings').set(set).where('id', '=', id).execute();
}

/** A listing at 160,000 that a search up to 150,000 does not find. */
async function tooDear(more: ListingParts = {}) {
  const { offer, under, make } = newMake();
  const listing = await offer(160_000, more);
  const owner = await addPerson();
  const search = await save(under(150_000), owner);
  await match();
  return { listing, owner, search, under, offer, make };
}

async function setFrequency(search: string, frequency: Frequency) {
  await database.updateTable('saved_searches').set({ frequency }).where('id', '=', search).execute();
}

test('a listing whose price is lowered so that it fits is told, once, however its price goes on', async () => {
  const { listing, search } = await tooDear();
  expect(await idsOf(search)).toEqual([]);
  await ask(listing, 145_000);
  expect(await waitingReasons(database)).toEqual(['lowered']);
  expect(await match()).toEqual({ listings: 1, matches: 1 });
  expect(await matchesOf(search)).toEqual([{ listing_id: listing, mail: 'due' }]);
  for (const price of [140_000, 170_000, 149_000]) {
    await ask(listing, price);
    expect((await match()).matches).toBe(0);
  }
  expect(await waitingReasons(database)).toEqual([]);
});

test('in small steps it is told with the one that makes it fit, also where all are looked at together', async () => {
  const steps = await tooDear();
  for (const price of [155_000, 151_000]) {
    await ask(steps.listing, price);
    expect((await match()).matches).toBe(0);
  }
  await ask(steps.listing, 150_000);
  expect((await match()).matches).toBe(1);

  const together = await tooDear();
  for (const price of [155_000, 149_000, 148_000]) await ask(together.listing, price);
  expect(await match()).toEqual({ listings: 3, matches: 1 });
  await sendAtOnce(parts());
  const texts = sent.map(({ text }) => text);
  expect(texts.some((text) => text.includes('now 1,50,000, was 1,51,000'))).toBe(true);
  expect(texts.some((text) => text.includes('now 1,48,000, was 1,60,000'))).toBe(true);
});

test('no news: dearer, found before at its old price, or cheaper where the price does not matter', async () => {
  const { offer, under, make } = newMake();
  const listing = await offer(140_000);
  const before = await save(under(150_000));
  const any = await save(`?make=${make.toLowerCase()}`);
  const from = await save(`?make=${make.toLowerCase()}&minPrice=145000`);
  const yoyo = await save(under(141_000));
  for (const price of [135_000, 170_000, 140_000]) {
    await ask(listing, price);
    expect((await match()).matches).toBe(0);
  }
  for (const search of [before, any, from, yoyo]) expect(await idsOf(search)).toEqual([]);
  // It was told at its first price already; at a lower one only searches that match since then are told.
  const told = await offer(150_000);
  await match();
  expect(await idsOf(before)).toEqual([told]);
  await ask(told, 141_000);
  expect((await match()).matches).toBe(1);
  expect(await idsOf(yoyo)).toEqual([told]);
});

test('no news: what was lowered before the search was saved, or back to what it cost then', async () => {
  const { offer, under } = newMake();
  const [lowered, back] = [await offer(160_000), await offer(140_000)];
  await ask(lowered, 145_000);
  const search = await save(under(150_000));
  await ask(back, 170_000);
  await ask(back, 140_000);
  await match();
  expect(await idsOf(search)).toEqual([]);
});

test('what was not for sale when the search was saved was not shown by it: lowered into the range it is news', async () => {
  const { offer, under } = newMake();
  const listing = await offer(140_000);
  await ask(listing, { sold_at: new Date() });
  await match();
  const search = await save(under(150_000));
  await ask(listing, { price_amount: 160_000 });
  await ask(listing, { sold_at: null });
  expect((await match()).matches).toBe(0);
  // A search that is saved now has not shown it in its range either; what it shows later on is not new to it.
  const later = await save(under(150_000));
  await ask(listing, 145_000);
  expect((await match()).matches).toBe(2);
  expect([await idsOf(search), await idsOf(later)]).toEqual([[listing], [listing]]);
  const shown = await save(under(148_000));
  await ask(listing, 155_000);
  await ask(listing, 144_000);
  expect((await match()).matches).toBe(0);
  expect(await idsOf(shown)).toEqual([]);
});

test('no news: what is not for sale, one’s own, in another currency, or in words only before', async () => {
  const { offer, under } = newMake();
  const owner = await addPerson();
  const ids = await Promise.all([offer(160_000), offer(160_000), offer(160_000), offer(null)]);
  const search = await save(under(150_000), owner);
  const [sold = '', own = '', foreign = '', worded = ''] = ids;
  await match();
  await ask(own, { seller_id: owner.id });
  await ask(sold, 145_000);
  await ask(sold, { sold_at: new Date() });
  await ask(own, 145_000);
  await ask(foreign, { price_amount: 900, currency: 'USD' });
  await ask(worded, 145_000);
  await match();
  expect(await idsOf(search)).toEqual([]);
  // When its price is lowered while it is off sale, it comes in like any other that returns.
  await ask(sold, { price_amount: 140_000 });
  await ask(sold, { sold_at: null });
  await match();
  expect(await matchesOf(search)).toEqual([{ listing_id: sold, mail: 'due' }]);
});

test('of many prices that change at once each search meets only those that it was too dear for', async () => {
  const { offer, under } = newMake();
  const ids: string[] = [];
  for (let i = 0; i < 130; i += 1) ids.push(await offer(100_000 + i * 1_000));
  const search = await save(under(150_000));
  await match();
  await database
    .updateTable('listings')
    .set((eb) => ({ price_amount: eb('price_amount', '-', 10_000) }))
    .where('id', 'in', ids)
    .execute();
  expect(await match()).toEqual({ listings: 130, matches: 10 });
  expect(await idsOf(search)).toEqual(ids.slice(51, 61).sort());
});

test('who lowers a price does not wait for who matches the one before, and neither is lost', async () => {
  const { listing, search } = await tooDear();
  await ask(listing, 155_000);
  await database.transaction().execute(async (matching) => {
    await matching.selectFrom('lowered_arrivals').selectAll().forUpdate().execute();
    await ask(listing, 145_000);
    await matching.deleteFrom('lowered_arrivals').where('was', '=', 160_000).execute();
  });
  await match();
  expect(await idsOf(search)).toEqual([listing]);
});

test('what was lowered before its owner looked is not new then', async () => {
  const { listing, search, owner } = await tooDear();
  await ask(listing, 145_000);
  await lookAtSearch(database, owner, search);
  await match();
  const { seen } = await database
    .selectFrom('saved_search_matches')
    .select('seen')
    .where('search_id', '=', search)
    .executeTakeFirstOrThrow();
  expect(seen).toBe(true);
});

test('the mail says now and before, whether all or some were lowered, and ends as every mail of the search', async () => {
  const { listing, search, offer, make } = await tooDear({ year: 2021 });
  await ask(listing, 145_000);
  await match();
  expect(await sendAtOnce(parts())).toEqual({ mails: 1 });
  const [mail] = sent;
  expect(mail?.subject).toBe(`Cheaper now: ${make} One (What I want)`);
  expect(mail?.text).toContain('This motorcycle is cheaper now and fits your search “What I want”:');
  expect(mail?.text).toContain(`${make} One\nnow 1,45,000, was 1,60,000 · 2021 · Sylhet\n`);
  const stop = `${publicUrl}/stopMail?token=${tokens.sign({ about: 'search', id: search })}`;
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe': `<${stop}>` });
  expect(mail?.text).toContain(stop);

  await setFrequency(search, 'daily');
  const other = await offer(160_000);
  await match();
  await ask(other, 149_000);
  await offer(148_000);
  await match();
  await database
    .updateTable('saved_searches')
    .set({ daily_until: new Date(0), mail_after: new Date(0) })
    .where('id', '=', search)
    .execute();
  await sendDaily(parts(), new Date(Date.now() + 24 * 60 * 60 * 1_000));
  expect(sent).toHaveLength(2);
  expect(sent[1]?.subject).toBe('2 new motorcycles, 1 of them cheaper now (What I want)');
  expect(sent[1]?.text).toContain('or fit it now that they are cheaper:');
  expect(sent[1]?.text).toContain('now 1,49,000, was 1,60,000');
});

test('what is dearer than the search allows by then is in no mail, be it lowered or new', async () => {
  const { listing, search, offer } = await tooDear();
  await setFrequency(search, 'daily');
  const fresh = await offer(150_000);
  await ask(listing, 145_000);
  await match();
  expect(await idsOf(search)).toEqual([listing, fresh].sort());
  await setFrequency(search, 'now');
  await ask(listing, 155_000);
  await ask(fresh, 155_000);
  expect(await sendAtOnce(parts())).toEqual({ mails: 0 });
});

test('what is offered in another currency by then is in no mail and not counted, where a price is asked for', async () => {
  const { offer, under, make } = newMake();
  const owner = await addPerson();
  await offer(160_000);
  const [priced, any] = [await save(under(150_000), owner), await save(`?make=${make.toLowerCase()}`, owner)];
  const listing = await offer(140_000);
  await match();
  await ask(listing, { price_amount: 900, currency: 'USD' });
  expect([await idsOf(priced), await idsOf(any)]).toEqual([[listing], [listing]]);
  expect(await countNews(database, owner.id)).toBe(1);
  await setFrequency(any, 'never');
  expect(await sendAtOnce(parts())).toEqual({ mails: 0 });

  // It is news for searches in that currency, and for no others.
  const dollars = await save(`${under(1_000)}&currency=USD`, owner);
  const foreign = await offer(800, { currency: 'USD' });
  await match();
  expect(await idsOf(dollars)).toEqual([foreign]);
  expect(await countNews(database, owner.id)).toBe(3);
});

test('whoever has saved the motorcycle as well gets one mail of its lower price; who turned that off, the search’s', async () => {
  const { listing, owner, search, under } = await tooDear();
  const quiet = await addPerson();
  const quietSearch = await save(under(150_000), quiet);
  for (const { id } of [owner, quiet]) await saveListings(database, id, [{ _id: listing }]);
  await priceDropMail.write(database, quiet.id, false);
  await ask(listing, 145_000);
  await match();
  expect(await matchesOf(search)).toEqual([{ listing_id: listing, mail: 'none' }]);
  expect(await matchesOf(quietSearch)).toEqual([{ listing_id: listing, mail: 'due' }]);
  await sendAtOnce(parts());
  expect(sent.map(({ to }) => to)).toEqual([quiet.email]);
  await tellPriceDrops(parts());
  await database
    .updateTable('price_drops')
    .set({ due_at: new Date(0) })
    .execute();
  await tellPriceDrops(parts());
  expect(sent.map(({ to }) => to)).toEqual([quiet.email, owner.email]);
});
