/** When prices are learned: once an hour, and soon after a request. */
import { sql } from 'kysely';
import { advisoryLocks } from '../../../platform/advisory-locks.ts';
import type { Database } from '../../../platform/database.ts';

/** Requests learning soon, because much has changed. Repeated requests lead to one run. */
export async function askToLearn(database: Database): Promise<void> {
  await sql`
    insert into price_learning default values on conflict (one) do update set asked_at = clock_timestamp()
  `.execute(database);
}

/** Since when a request waits; null where there is none. */
export async function learningAsked(database: Database): Promise<string | null> {
  const { rows } = await sql<{ asked_at: string }>`select asked_at::text from price_learning`.execute(
    database,
  );
  return rows[0]?.asked_at ?? null;
}

/**
 * Learns, if no other process does so at this moment; otherwise returns null. Earlier requests are settled by
 * this, also when it fails, because the next hour tries again. Requests during the run are left to the next
 * one, and so are all when the process is killed.
 */
export function learnAlone<Result>(
  database: Database,
  learn: (one: Database) => Promise<Result>,
): Promise<Result | null> {
  return database.connection().execute(async (one) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_lock(${advisoryLocks.learning}) as free
    `.execute(one);
    if (!rows[0]?.free) return null;
    try {
      const asked = await learningAsked(one);
      try {
        return await learn(one);
      } finally {
        await sql`delete from price_learning where asked_at = ${asked}::timestamptz`.execute(one);
      }
    } finally {
      await sql`select pg_advisory_unlock(${advisoryLocks.learning})`.execute(one);
    }
  });
}
