import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../test/support/api.ts';
import { newProduct } from '../test/support/listings.ts';
import { askToLearn } from './features/prices/data/learning.ts';
import { createWork, jobsOf } from './jobs.server.ts';

let api: TestApi;
let seller: Member;
let buyer: Member;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'moto-garage-jobs-'));
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
  buyer = await api.signUp('buyer@example.com');
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

async function addProduct(of: Member, name: string): Promise<string> {
  const response = await of.call('POST', '/products', { ...newProduct, name });
  return ((await response.json()) as { insertedId: string }).insertedId;
}

async function book(of: Member, productId?: string): Promise<string> {
  const meeting = { location: 'Kandirpar', number: '01712345678', ...(productId && { productId }) };
  const response = await of.call('POST', '/modalData', meeting);
  return ((await response.json()) as { insertedId: string }).insertedId;
}

async function deleteProduct(id: string, daysAgo: string): Promise<void> {
  await seller.call('DELETE', `/myProducts/${id}`);
  await sql`update listings set deleted_at = now() - ${daysAgo}::interval where id = ${id}`.execute(
    api.database,
  );
}

const idsOf = async (table: 'listings' | 'bookings' | 'sessions' | 'verifications' | 'enquiries') =>
  (await api.database.selectFrom(table).select('id').execute()).map(({ id }) => id).sort();

const sweep = async () =>
  jobsOf(api.database, dataDir)
    .find(({ name }) => name === 'sweep')
    ?.run();

test('the sweep deletes what is due and nothing else, and finds nothing the second time', async () => {
  const leaver = await api.signUp('leaver@example.com', 'seller');
  const forSale = await addProduct(seller, 'Honda CB Hornet 160R');
  const deletedLately = await addProduct(seller, 'Yamaha FZ-S');
  const deletedLongAgo = await addProduct(seller, 'Suzuki Gixxer');
  const ofLeaver = await addProduct(leaver, 'Bajaj Pulsar 150');

  const kept = [
    await book(buyer, forSale),
    await book(buyer, deletedLongAgo),
    await book(buyer, ofLeaver),
    await book(buyer),
    // Its seller still sees that somebody booked it.
    await book(leaver, forSale),
  ];
  const unseen = [await book(leaver, deletedLongAgo), await book(leaver)];
  await deleteProduct(deletedLately, '29 days 23 hours');
  await deleteProduct(deletedLongAgo, '30 days 1 minute');
  const answer = await leaver.call('POST', '/me/deletion', { password: 'correct horse' });
  expect(answer.status).toBe(200);

  const { database } = api;
  const other = await database.selectFrom('sessions').select('id').where('user_id', '=', buyer.id).execute();
  await database
    .insertInto('sessions')
    .values({ id: 'old', user_id: buyer.id, token: 'old', expires_at: sql<Date>`now()` })
    .execute();
  await database.deleteFrom('verifications').execute();
  await database
    .insertInto('verifications')
    .values([
      { id: 'over', identifier: 'over', value: buyer.id, expires_at: sql<Date>`now() - interval '1 second'` },
      { id: 'open', identifier: 'open', value: buyer.id, expires_at: sql<Date>`now() + interval '1 minute'` },
    ])
    .execute();
  await sql`truncate topic_changes`.execute(database);
  await sql`insert into topic_changes (topic, at)
    values ('over', now() - interval '1 hour'), ('open', now() - interval '59 minutes')`.execute(database);
  await database.deleteFrom('rate_limits').execute();
  await database
    .insertInto('rate_limits')
    .values([
      { key: 'over', used: 9, resets_at: sql<Date>`now() - interval '1 second'` },
      { key: 'open', used: 9, resets_at: sql<Date>`now() + interval '1 minute'` },
    ])
    .execute();

  await database
    .insertInto('photos')
    .values(
      ['2 days', '1 day 23 hours'].map((ago, at) => ({
        id: String(at).padStart(26, '0'),
        owner_id: seller.id,
        digest: ago,
        large: Buffer.of(1),
        small: Buffer.of(1),
        chosen_at: sql<Date>`now() - ${ago}::interval`,
      })),
    )
    .execute();

  await database
    .insertInto('enquiries')
    .values([
      { id: 'over', email: 'a@example.org', done_at: sql<Date>`now() - interval '90 days'` },
      { id: 'done', email: 'a@example.org', done_at: sql<Date>`now() - interval '89 days'` },
      { id: 'open', email: 'a@example.org', created_at: sql<Date>`now() - interval '1 year'` },
    ])
    .execute();

  const signIn = (account_id: string, ago: string, session_id: string | null = null) => ({
    account_id,
    signed_in_at: sql<Date>`now() - ${ago}::interval`,
    session_id,
  });
  await database
    .insertInto('external_sign_ins')
    .values([
      signIn('over', '49 hours'),
      signIn('ended', '47 hours'),
      signIn('open', '49 hours', other[0]?.id),
    ])
    .execute();
  const reported = (id: string, ago: string | null) => ({
    id,
    listing_id: forSale,
    email: 'a@example.org',
    reason: 'sold-already' as const,
    done_at: ago === null ? null : sql<Date>`now() - ${ago}::interval`,
  });
  await database
    .insertInto('reports')
    .values([
      reported('over', '90 days'),
      reported('owed', '91 days'),
      reported('done', '89 days'),
      reported('open', null),
    ])
    .execute();
  const owed = {
    id: 'owed',
    kind: 'reported',
    email: 'a@example.org',
    details: JSON.stringify({ reports: ['owed'] }),
  };
  await database.insertInto('mails').values(owed).execute();

  expect(await sweep()).toEqual({
    sessions: 1,
    signIns: 1,
    verifications: 1,
    listings: 2,
    bookings: unseen.length,
    photos: 1,
    entries: 0,
    places: 0,
    bikes: 2,
    enquiries: 1,
    reporters: 1,
    rateLimits: 1,
    topics: 1,
    outbox: 0,
    rejects: 0,
  });
  expect(await idsOf('listings')).toEqual([forSale, deletedLately].sort());
  expect(await idsOf('bookings')).toEqual(kept.sort());
  expect(await idsOf('sessions')).toEqual(expect.arrayContaining(other.map(({ id }) => id)));
  expect(await idsOf('sessions')).not.toContain('old');
  expect(await idsOf('verifications')).toEqual(['open']);
  expect(await idsOf('enquiries')).toEqual(['done', 'open']);
  const signIns = database.selectFrom('external_sign_ins').select('account_id').orderBy('account_id');
  expect((await signIns.execute()).map(({ account_id }) => account_id)).toEqual(['ended', 'open']);
  const addressed = database.selectFrom('reports').select('id').where('email', '<>', '').orderBy('id');
  expect((await addressed.execute()).map(({ id }) => id)).toEqual(['done', 'open', 'owed']);
  expect(await database.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'open' }]);

  const topics = (await sql<{ topic: string }>`select topic from topic_changes`.execute(database)).rows;
  expect(topics).toContainEqual({ topic: 'open' });
  expect(topics).not.toContainEqual({ topic: 'over' });

  // What is left works: the buyer can still read the booking, and the seller can restore what is not too old.
  const booked = (await (await buyer.call('GET', '/myBookings')).json()) as {
    product: { name: string } | null;
  }[];
  expect(booked.map(({ product }) => product?.name)).toContain('Suzuki Gixxer');
  expect((await seller.call('POST', `/myProducts/${deletedLately}/restore`)).status).toBe(200);

  await sql`update search_gone set at = now() - interval '1 day'`.execute(database);
  expect(await sweep()).toEqual({
    sessions: 0,
    signIns: 0,
    verifications: 0,
    listings: 0,
    bookings: 0,
    photos: 0,
    entries: 2,
    places: 0,
    bikes: 0,
    enquiries: 0,
    reporters: 0,
    rateLimits: 0,
    topics: 0,
    outbox: 0,
    rejects: 0,
  });
});

test('a part of the sweep that fails keeps no other from being done, and the job fails', async () => {
  const { database } = api;
  await sql`alter table sessions rename to sessions_elsewhere`.execute(database);
  await database
    .insertInto('rate_limits')
    .values({ key: 'over', used: 1, resets_at: sql<Date>`now() - interval '1 second'` })
    .execute();
  await sql`insert into verifications (id, identifier, value, expires_at) values ('over', 'over', '', now())`.execute(
    database,
  );
  await expect(sweep()).rejects.toThrow('"sessions" does not exist');
  await sql`alter table sessions_elsewhere rename to sessions`.execute(database);
  expect(await database.selectFrom('rate_limits').where('key', '=', 'over').select('key').execute()).toEqual(
    [],
  );
  expect(await idsOf('verifications')).not.toContain('over');
});

test('prices that somebody asked for are learned by a watch, soon and once', async () => {
  const silent = { info() {}, warn() {}, error() {}, debug() {} };
  const mail = {
    send() {},
    deliver: async () => {},
    during() {},
    settled: async () => {},
    outbox: undefined,
  };
  const config = { publicUrl: 'http://127.0.0.1:3000', dataDir, currency: undefined };
  const { watches } = await createWork({ config, database: api.database, mail, log: silent });
  const watch = watches.find(({ name }) => name === 'asked-prices');
  for (let i = 0; i < 6; i += 1) await addProduct(seller, `Yamaha FZ-S V${i}`);
  await askToLearn(api.database);
  const learned = await watch?.run(() => false);
  expect(learned?.own).toBeGreaterThan(5);
  expect(await watch?.run(() => false)).toEqual({});
});

test('the sweep deletes old files of the outbox and of refused rows, and nothing that others put there', async () => {
  const write = async (folder: string, name: string, days: number) => {
    await mkdir(join(dataDir, folder), { recursive: true });
    await writeFile(join(dataDir, folder, name), '');
    const at = Date.now() / 1000 - days * 24 * 3_600;
    await utimes(join(dataDir, folder, name), at, at);
  };
  const mail = (letter: string) => `2026-07-21T07-30-00.123Z-${letter.repeat(16)}.eml`;
  const hour = 1 / 24;
  await write('outbox', mail('a'), 30 + hour);
  await write('outbox', `${mail('b')}.part`, 30 + hour);
  await write('outbox', mail('c'), 30 - hour);
  await write('outbox', 'notes.eml', 400);
  await write('imports', 'bikes.csv.0123abcd.rejects.csv', 90 + hour);
  await write('imports', 'more.csv.0123abcd.rejects.csv', 90 - hour);
  await write('imports', 'bikes.csv', 400);
  expect(await sweep()).toMatchObject({ outbox: 2, rejects: 1 });
  expect(await readdir(join(dataDir, 'outbox'))).toEqual([mail('c'), 'notes.eml']);
  expect((await readdir(join(dataDir, 'imports'))).sort()).toEqual([
    'bikes.csv',
    'more.csv.0123abcd.rejects.csv',
  ]);
  expect(await sweep()).toMatchObject({ outbox: 0, rejects: 0 });
});
