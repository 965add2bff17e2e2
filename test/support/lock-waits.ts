import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '../../src/platform/database.ts';

/** Milliseconds. A busy machine may take seconds until a statement is sent at all. */
const longest = 60_000;

/** How many statements of a database's clients wait for a lock of another one. PostgreSQL's own workers wait, too. */
async function waitingIn(database: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and wait_event_type = 'Lock'`.execute(
    database,
  );
  return rows[0]?.n ?? 0;
}

/** Waits until so many statements wait for a lock, or until all that might wait is done. */
export async function untilWaiting(
  database: Database,
  statements: number,
  done?: Promise<unknown>,
): Promise<void> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  done?.then(end, end);
  await vi.waitFor(async () => {
    if (!isDone) expect(await waitingIn(database)).toBe(statements);
  }, longest);
}
