import { sql } from 'kysely';
import * as words from '#messages/start.ts';
import { type Database, sqlState } from './database.ts';
import { migrate } from './migrations.ts';
import { reasonOf, StartError } from './start-error.ts';

type Address = { databaseUrl: string | undefined };

/**
 * Connects to the database. Throws a StartError that says what to do when the one of DATABASE_URL cannot be
 * used.
 */
export async function reachDatabase(database: Database, { databaseUrl }: Address): Promise<void> {
  await sql`select 1`.execute(database).catch((error: unknown) => {
    throw databaseUrl === undefined ? error : new StartError(unusable(databaseUrl, error));
  });
}

/**
 * Connects to the database and runs the migrations that it has not seen. Throws a StartError that says what
 * to do when the database of DATABASE_URL cannot be used, or a migration fails.
 */
export async function bringUpToDate(database: Database, address: Address): Promise<void> {
  await reachDatabase(database, address);
  await migrate(database).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    throw new StartError(words.notUpToDate(reasonOf(error)));
  });
}

function unusable(databaseUrl: string, error: unknown): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  const name = `The database of DATABASE_URL, ${hostname}:${port || 5432}${pathname},`;
  const state = sqlState(error) ?? '';
  // 28: invalid authorization, 3D000: invalid catalogue name.
  if (/^28...$/.test(state))
    return `${name} refuses the sign-in (${reasonOf(error)}): correct the user and the password in the address.`;
  if (state === '3D000') return `${name} does not exist: create it or correct the address.`;
  return `${name} does not answer (${reasonOf(error)}): start it or correct the address.`;
}
