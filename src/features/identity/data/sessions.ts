/** Sessions of accounts: opened, held, and ended. */
import { sql } from 'kysely';
import { newId } from '../../../kernel/ids.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import { cutUserAgent } from '../domain/devices.ts';
import { sessionLifetime } from '../domain.ts';
import { lockAccount } from './ways-in.ts';

export const sessionEnd = sql<Date>`now() + ${sessionLifetime} * interval '1 second'`;

/** The device from which somebody signs in. */
export interface Device {
  address: string;
  userAgent: string | null;
}

/** Creates a session and returns its id. `token` is the secret of its cookie. */
export async function insertSession(
  transaction: Transaction,
  session: { userId: string; token: string } & Device,
): Promise<string> {
  const id = newId();
  await transaction
    .insertInto('sessions')
    .values({
      id,
      user_id: session.userId,
      token: session.token,
      expires_at: sessionEnd,
      ip_address: session.address,
      user_agent: cutUserAgent(session.userAgent),
    })
    .execute();
  await endOldestSessions(transaction, session.userId);
  return id;
}

/** More devices than anybody has. */
export const mostSessions = 50;

/** Ends the oldest sessions of an account that has too many. */
export async function endOldestSessions(database: Database, userId: string): Promise<void> {
  const tooOld = database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(mostSessions);
  await database.deleteFrom('sessions').where('id', 'in', tooOld).execute();
}

/** Ends every session of an account. */
export async function endAllSessions(transaction: Transaction, userId: string): Promise<void> {
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/**
 * Prevents an account and a session from being deleted until the transaction ends; false when one is gone
 * already.
 */
export async function lockSession(
  transaction: Transaction,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  await lockAccount(transaction, userId);
  const session = await transaction
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return session !== undefined;
}
