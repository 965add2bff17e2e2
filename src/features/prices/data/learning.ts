/** When prices are learned: once an hour, and soon after somebody has asked. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/** Any number, as long as every process of the product uses the same one. */
const learningLock = 7_061_994;

/** Asks for learning soon, because much has changed. Asked often, it is done once. */
export async function askToLearn(database: Database): Promise<void> {
  await sql`
    insert into price_learning default values on conflict (one) do update set asked_at = clock_timestamp()
  `.execute(database);
}

/** Since when somebody waits; null where nobody has asked. */
export async function learningAsked(database: Database): Promise<string | null> {
  const { rows } = await sql<{ asked_at: string }>`select asked_at::text from price_learning`.execute(
    database,
  );
  return rows[0]?.asked_at ?? null;
}

/**
 * Learns, if nobody else does so at this moment; null where somebody does. Who asked before is served then, also where it
 * fails: the next hour tries again. Who asks meanwhile is served by the next turn, and so is whoever asked a process that
 * is killed.
 */
export function learnAlone<Result>(
  database: Database,
  learn: (one: Database) => Promise<Result>,
): Promise<Result | null> {
  return database.connection().execute(async (one) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_lock(${learningLock}) as free
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
      await sql`select pg_advisory_unlock(${learningLock})`.execute(one);
    }
  });
}
