import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './prepared.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

// Whole taka fit a double with room to spare; a string would be sorted and added wrongly by the first
// careless line.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day of the calendar is the same day everywhere; a moment would be of another one west of here.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

export interface DatabaseOptions {
  /** Connections kept by this process at the most. */
  connections?: number;
  /** Milliseconds after which PostgreSQL gives a statement up. */
  statementTimeout?: number;
  /**
   * Told when an idle connection breaks, as it does while PostgreSQL restarts; the pool makes a new one by
   * itself.
   */
  onIdleError?: (error: Error) => void;
}

/** Opens a pool of connections. Nothing is connected until the first query. */
export function openDatabase(connectionString: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: options.statementTimeout ?? 10_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'moto-garage',
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // A connection in use reports its end twice: its query fails, and this event, which nobody else listens to
  // then.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Ends every connection; queries under way are awaited. */
export async function closeDatabase(database: Database): Promise<void> {
  await database.destroy();
}

/** SQLSTATE of a database error, or null when the error is another one. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}

/** Whether the error says that a text holds what PostgreSQL cannot keep: the character U+0000. */
export function isUnstorableText(error: unknown): boolean {
  return sqlState(error) === '22021';
}

/**
 * Whether the error says that a row to be written names one by this foreign key that is not there (any more).
 */
export function breaksForeignKey(error: unknown, constraint: string): boolean {
  return (
    sqlState(error) === '23503' &&
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === constraint
  );
}

/** Whether PostgreSQL gave the statement up because it took too long. */
export function isTooSlow(error: unknown): boolean {
  return sqlState(error) === '57014';
}

const connectionLost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * Whether the error says that the database cannot be reached just now, so that trying again later makes
 * sense.
 */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  // 08: connection exception; 57P: operator intervention (shutdown, crash, starting up); 53300: too many
  // connections.
  if (state) return state.startsWith('08') || state.startsWith('57P') || state === '53300';
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && connectionLost.has(error.code)) return true;
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  );
}

/** As often a batch is tried in all; each time one of two who waited for each other has gone on. */
const tries = 5;

/**
 * Runs what PostgreSQL undoes as a whole where it fails, a statement or a transaction, and again where it
 * ended in a deadlock: whoever writes many rows may meet somebody who locks them in another order.
 */
export async function repeatOnDeadlock<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await run();
    } catch (error) {
      if (left === 0 || sqlState(error) !== '40P01') throw error;
    }
  }
}
