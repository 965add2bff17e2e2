import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './prepared.ts';
import { createSilenceWatch } from './silent-connections.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** For what is right only together with the caller's other statements, or locks rows until they are done. */
export type Transaction = KyselyTransaction<Tables>;

// Whole taka fit a double with room to spare; strings would be sorted and added wrongly by the first careless
// line.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A calendar day is the same everywhere; as a Date it would be the day before in time zones west of here.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

export interface DatabaseOptions {
  /** The largest number of connections in the pool. */
  connections?: number;
  /** Milliseconds after which PostgreSQL cancels a statement. */
  statementTimeout?: number;
  /** Milliseconds that a query waits for a connection of the pool. */
  connectionTimeout?: number;
  /**
   * Called when an idle connection breaks, as it does while PostgreSQL restarts; the pool then opens a new
   * one by itself.
   */
  onIdleError?: (error: Error) => void;
  /** Milliseconds without an answer after which it is asked whether PostgreSQL is still at work. */
  silence?: number;
}

/** Opens a pool of connections. Nothing is connected until the first query. */
export function openDatabase(connectionString: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString,
    max: options.connections ?? 10,
    connectionTimeoutMillis: options.connectionTimeout ?? 5_000,
    statement_timeout: options.statementTimeout ?? 10_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'moto-garage',
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // A connection that breaks in use fails its query and also emits this event. Without a listener the event
  // would end the process.
  const watch = createSilenceWatch(connectionString, options.silence);
  pool.on('connect', (client) => {
    client.on('error', () => {});
    watch(client as pg.PoolClient & PreparingClient);
  });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Waits for queries under way, then closes every connection. */
export async function closeDatabase(database: Database): Promise<void> {
  await database.destroy();
}

/** The SQLSTATE of a database error, or null for any other error. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}

/** Whether the error says that a text contains U+0000, which PostgreSQL cannot store. */
export function isUnstorableText(error: unknown): boolean {
  return sqlState(error) === '22021';
}

/** Whether a write failed because this foreign key refers to a row that does not exist (any more). */
export function breaksForeignKey(error: unknown, constraint: string): boolean {
  return sqlState(error) === '23503' && isAbout(error, constraint);
}

/** Whether a write failed because there is a row already that this constraint allows once only. */
export function isTaken(error: unknown, constraint: string): boolean {
  return sqlState(error) === '23505' && isAbout(error, constraint);
}

function isAbout(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}

/** Whether PostgreSQL cancelled the statement because it took too long. */
export function isTooSlow(error: unknown): boolean {
  return sqlState(error) === '57014';
}

/**
 * Whether PostgreSQL undid a transaction only because another one crossed it: a deadlock, or a change that it
 * could not have seen. The same again is likely to succeed.
 */
export function isCrossed(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40P01' || state === '40001';
}

const connectionLost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Whether the error says that the database cannot work now, so that a later retry makes sense. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  // 08: connection exception; 57P: operator intervention (shutdown, crash, starting up); 53: the disk or the
  // memory is full, or there are too many connections.
  if (state) return /^(08|53|57P)/.test(state);
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && connectionLost.has(error.code)) return true;
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  );
}

/** Attempts in all. Each deadlock lets one of its two transactions go on. */
const tries = 5;

/**
 * Runs a statement or a transaction, and retries it when it ends in a deadlock, as may happen when another
 * process locks the same rows in another order. PostgreSQL must undo all of it when it fails.
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

/**
 * Runs a transaction, and once more when it adds what this constraint allows once only and another one has just added: that
 * is there then, and found. PostgreSQL must undo all of it when it fails.
 */
export async function repeatIfTaken<Result>(constraint: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!isTaken(error, constraint)) throw error;
    return run();
  }
}
