import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { advisoryLocks } from './advisory-locks.ts';
import type { Database } from './database.ts';
import { StartError } from './start-error.ts';

const folder = new URL('../../db/migrations/', import.meta.url);

/**
 * Brings the schema up to date: applies each SQL file of db/migrations that was not applied yet, in the order
 * of their names, each in its own transaction. When several processes call it at once, one works and the
 * others wait. Returns the names of the files that were applied now. `onStep` is told before each file how many of those that
 * it began with are applied: they stay so, whatever comes after.
 */
export async function migrate(
  database: Database,
  onStep: (progress: MigrationProgress) => void = () => {},
): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return database.connection().execute(async (connection) => {
    // A migration may take any time, and so may waiting for that of another process.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await sql`select pg_advisory_lock(${advisoryLocks.migrating})`.execute(connection);
      await sql`create table if not exists migrations (
        name text primary key, applied_at timestamptz not null default now())`.execute(connection);
      const done = await sql<{ name: string }>`select name from migrations`.execute(connection);
      const applied = new Set(done.rows.map((row) => row.name));
      const unknown = [...applied].filter((name) => !files.includes(name));
      if (unknown.length > 0) throw new NewerSchemaError(unknown);
      const pending = files.filter((name) => !applied.has(name));
      for (const [done, name] of pending.entries()) {
        onStep({ done, all: pending.length });
        const statements = await readFile(new URL(name, folder), 'utf8');
        await connection.transaction().execute(async (transaction) => {
          await sql.raw(statements).execute(transaction);
          await sql`insert into migrations (name) values (${name})`.execute(transaction);
        });
      }
      return pending;
    } finally {
      // Where the connection broke, the lock ended with it, and the error that is under way says more than these.
      await sql`select pg_advisory_unlock(${advisoryLocks.migrating})`
        .execute(connection)
        .catch(() => undefined);
      await sql`reset statement_timeout`.execute(connection).catch(() => undefined);
    }
  });
}

/** How many of the files that were not applied before are applied now. */
export interface MigrationProgress {
  done: number;
  all: number;
}

/** A newer version of the product has used the database. */
export class NewerSchemaError extends StartError {
  constructor(unknown: readonly string[]) {
    super(
      `The database has migrations that this version does not know (${unknown.join(', ')}). Start the version that made them, or use another database.`,
    );
    this.name = 'NewerSchemaError';
  }
}
