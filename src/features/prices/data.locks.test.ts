import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { listingOf } from '../../../test/support/listings.ts';
import { untilWaiting } from '../../../test/support/lock-waits.ts';
import { newId } from '../../kernel/ids.ts';
import type { Database } from '../../platform/database.ts';
import { type NewImport, storeBatches } from '../imports/data.ts';
import { forgetExpectedBut, saveExpected } from './data.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await createTestDatabase());
  await sql`create function stop_here() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock_shared(1);
    perform pg_advisory_xact_lock_shared(2);
    return new;
  end $$`.execute(database);
});
afterAll(() => drop());

const started = new Date('2026-07-01T10:00:00Z');
const rows = (price_amount: number) =>
  Array.from({ length: 12 }, (_, i) => ({
    ...listingOf({ price: String(price_amount), price_amount, country: '', description: 'Well kept.' }),
    id: newId(started.getTime() - i),
    import_key: `row ${i}`,
    posted_at: started,
    dated: false,
  })) as NewImport[];
const store = (price: number) => storeBatches(database, false, (put) => put(rows(price)));

/** The numbers of the search entries, in ascending order. */
async function numbers(): Promise<number[]> {
  const { rows } = await sql<{
    no: number;
  }>`select no from search_entries where for_sale order by no`.execute(database);
  return rows.map(({ no }) => no);
}

beforeEach(async () => {
  await database.deleteFrom('listings').execute();
  await store(90_000);
  // The least number comes last on disk, so that no scan meets it first by chance.
  for (const no of (await numbers()).reverse())
    await sql`update search_entries set expected = 1, changed = pg_current_xact_id() where no = ${no}`.execute(
      database,
    );
});

const waiting = (statements: number) => untilWaiting(database, statements);

const tellAll = async (expected: number) =>
  saveExpected(
    database,
    (await numbers()).reverse().map((no) => ({ no, expected, low: expected })),
  );

test.each<[who: string, write: () => Promise<unknown>]>([
  ['the job that tells prices', () => tellAll(80_000)],
  ['the job that forgets them', () => forgetExpectedBut(database, [])],
  ['an import whose rows have changed', () => store(95_000)],
  ['a deletion of many', () => database.deleteFrom('listings').execute()],
])('%s locks what is searched by in the order of its numbers', async (_, write) => {
  const [least = 0, ...others] = await numbers();
  let written: Promise<unknown> = Promise.resolve();
  await database.transaction().execute(async (holder) => {
    await sql`select from search_entries where no = ${least} for update`.execute(holder);
    written = write();
    await waiting(1);
    // A transaction that waits for the least number holds none of the others.
    const { rows } = await sql<{ no: number }>`
      select no from search_entries where no = any (${others}::int[]) for update skip locked`.execute(holder);
    expect(rows.map(({ no }) => no).sort((a, b) => a - b)).toEqual(others);
  });
  await written;
});

test.each<[who: string, table: string, write: () => Promise<unknown>]>([
  ['the job that tells prices', 'search_entries', () => tellAll(80_000)],
  ['an import whose rows have changed', 'listings', () => store(95_000)],
])('%s goes on after a deadlock', async (_, table, write) => {
  await sql`create trigger stop_here before update on ${sql.table(table)} for each row
    when (pg_trigger_depth() = 0) execute function stop_here()`.execute(database);
  try {
    const open = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<void>();
    const gate = database.connection().execute(async (one) => {
      await sql`select pg_advisory_lock(1)`.execute(one);
      closed.resolve();
      await open.promise;
      await sql`select pg_advisory_unlock(1)`.execute(one);
    });
    // Otherwise what writes may pass the gate first, and the gate waits, too.
    await closed.promise;
    let written: Promise<unknown> = Promise.resolve();
    const other = database.transaction().execute(async (one) => {
      // So that only the transaction that waits last detects the deadlock and is aborted.
      await sql`set local deadlock_timeout = '1h'`.execute(one);
      await sql`select pg_advisory_xact_lock(2)`.execute(one);
      written = write();
      await waiting(1);
      const locked = sql`select from ${sql.table(table)} for update`.execute(one);
      await waiting(2);
      open.resolve();
      await locked;
    });
    await other;
    await gate;
    await written;
  } finally {
    await sql`drop trigger stop_here on ${sql.table(table)}`.execute(database);
  }
  const { rows } = await sql`
    select from search_entries where for_sale and (expected = 80000 or price = 95000)`.execute(database);
  expect(rows).toHaveLength(12);
});
