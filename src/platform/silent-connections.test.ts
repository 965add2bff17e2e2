import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { testServer } from '../../test/support/database.ts';
import { closeDatabase, type Database, isUnavailable, openDatabase } from './database.ts';

/** A way to the server that can swallow what is sent over the connections that exist. */
async function openWay() {
  const to = new URL(testServer());
  const { port, hostname } = to;
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.pipe(far).pipe(near);
    pairs.add([near, far]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  to.port = String((server.address() as { port: number }).port);
  return {
    address: to.href,
    swallow() {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
        near.resume();
        far.resume();
      }
    },
    close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      server.close();
    },
  };
}

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

function openThrough(address: string): Database {
  const database = openDatabase(address, { connections: 2, silence: 300 });
  open.push(() => closeDatabase(database));
  return database;
}

const one = (database: Database) => sql<{ one: number }>`select 1 as one`.execute(database);

test('a connection on which nothing arrives fails what waits for it, and the next request has a new one', async () => {
  const way = await openWay();
  open.push(way.close);
  const database = openThrough(way.address);
  await Promise.all([one(database), one(database)]);
  way.swallow();
  const failed = await Promise.all([one(database), one(database)].map((asked) => asked.catch(isUnavailable)));
  expect(failed).toEqual([true, true]);
  expect((await one(database)).rows).toEqual([{ one: 1 }]);
});

test('a statement that PostgreSQL works on, or that waits for a lock, is waited for', async () => {
  const database = openThrough(testServer());
  await sql`select pg_sleep(1)`.execute(database);
  const lock = (by: Database) => sql`select pg_advisory_xact_lock(4711)::text as held`.execute(by);
  const { waiting } = await database.transaction().execute(async (transaction) => {
    await lock(transaction);
    const waits = lock(database);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    // In an object, so that the transaction does not wait for it.
    return { waiting: waits };
  });
  expect((await waiting).rows).toEqual([{ held: '' }]);
});
