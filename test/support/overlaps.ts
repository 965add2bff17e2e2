import { sql } from 'kysely';
import type { Database } from '../../src/platform/database.ts';
import { untilWaiting } from './lock-waits.ts';

const barrier = 77;

export type Overlaps = Awaited<ReturnType<typeof createOverlaps>>;

/** Stops calls in the middle of a write, so that others reliably overlap with them. */
export async function createOverlaps(database: Database) {
  await sql`create function wait() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${sql.lit(barrier)}); return coalesce(new, old); end $$`.execute(
    database,
  );

  /** Waits until so many statements are waiting. */
  const until = (statements: number) => untilWaiting(database, statements);

  /** Stops whoever comes to a trigger that runs `wait`, until `during` is done. */
  async function holding(during: (release: () => Promise<void>) => Promise<void>): Promise<void> {
    const open = Promise.withResolvers<void>();
    const holds = Promise.withResolvers<void>();
    const held = database.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${barrier})`.execute(connection);
      holds.resolve();
      await open.promise;
      await sql`select pg_advisory_unlock(${barrier})`.execute(connection);
    });
    await holds.promise;
    const release = async () => {
      open.resolve();
      await held;
    };
    try {
      await during(release);
    } finally {
      await release();
    }
  }

  /** Stops whoever does `event` on `table` at that moment, until `during` is done. */
  async function heldAt(
    table: string,
    event: 'insert' | 'update' | 'delete',
    during: (release: () => Promise<void>) => Promise<void>,
  ): Promise<void> {
    await sql`create trigger wait before ${sql.raw(event)} on ${sql.table(table)} for each row execute function wait()`.execute(
      database,
    );
    try {
      await holding(during);
    } finally {
      await sql`drop trigger wait on ${sql.table(table)}`.execute(database);
    }
  }

  /** Stops whoever did `event` on `table`, and all else, just before they commit, until `during` is done. */
  async function heldAtCommit(
    table: string,
    event: 'insert' | 'update' | 'delete',
    during: (release: () => Promise<void>) => Promise<void>,
  ): Promise<void> {
    await sql`create constraint trigger wait_at_commit after ${sql.raw(event)} on ${sql.table(table)}
      initially deferred for each row execute function wait()`.execute(database);
    try {
      await holding(during);
    } finally {
      await sql`drop trigger wait_at_commit on ${sql.table(table)}`.execute(database);
    }
  }

  return { until, heldAt, heldAtCommit };
}
