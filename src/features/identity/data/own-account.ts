import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { OwnAccount, OwnSession } from '../contract/own-account.ts';
import { dropLinks } from '../data.ts';
import { readDevice } from '../domain/devices.ts';
import { isMailWanted } from './mail-wishes.ts';
import { lockSession, mostSessions } from './sessions.ts';

/** Everything that the page of one's own account shows; undefined when the account is gone. */
export async function findOwnAccount(
  database: Database,
  userId: string,
  sessionId: string,
): Promise<OwnAccount | undefined> {
  const user = await database
    .selectFrom('users')
    .select(['id', 'email', 'email_verified', 'name', 'image', 'role', 'admin', 'created_at'])
    .select(
      sql<string[]>`array(select provider_id from credentials where user_id = users.id)`.as('providers'),
    )
    .select([
      isMailWanted('booking_letters').as('booking_mail'),
      isMailWanted('inbox_mails').as('inbox_mail'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return undefined;
  const { providers } = user;
  return {
    _id: user.id,
    email: user.email,
    emailVerified: user.email_verified,
    name: user.name,
    photoURL: user.image,
    role: user.role,
    admin: user.admin,
    since: user.created_at.toISOString(),
    hasPassword: providers.includes('credential'),
    hasGoogle: providers.includes('google'),
    bookingMail: user.booking_mail,
    inboxMail: user.admin ? user.inbox_mail : null,
    sessions: await listSessions(database, userId, sessionId),
  };
}

/** The ways in which somebody can sign in. */
export async function listProviders(database: Database, userId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('credentials')
    .select('provider_id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => row.provider_id);
}

async function listSessions(database: Database, userId: string, current: string): Promise<OwnSession[]> {
  const rows = await database
    .selectFrom('sessions')
    .select(['id', 'ip_address', 'user_agent', 'created_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .limit(mostSessions)
    .execute();
  return rows
    .map((row) => ({
      _id: row.id,
      ...readDevice(row.user_agent ?? ''),
      address: row.ip_address ?? '',
      since: row.created_at.toISOString(),
      current: row.id === current,
    }))
    .sort((one, other) => Number(other.current) - Number(one.current));
}

/** The hash of somebody's password; undefined when they have none. */
export async function findPasswordHash(database: Database, userId: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('credentials')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? undefined;
}

/** The hash of somebody's password where it was changed in the last `minutes`; undefined otherwise. */
export async function findNewPasswordHash(
  database: Database,
  userId: string,
  minutes: number,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('credentials')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .where('updated_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    // A new account has both alike.
    .whereRef('updated_at', '>', 'created_at')
    .executeTakeFirst();
  return row?.password ?? undefined;
}

/**
 * Whether somebody's password still has this hash. Waits for a transaction that is changing it, which ends
 * the existing sessions.
 */
export async function awaitPasswordStill(database: Database, userId: string, hash: string): Promise<boolean> {
  const row = await database
    .selectFrom('credentials')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .where('password', '=', hash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Replaces the password with the hash `former`; every other session and all links for another password end with it.
 * Returns false, and writes nothing, when the password has changed or the session has ended, because a reset
 * came in between.
 */
export async function replacePassword(
  transaction: Transaction,
  { userId, sessionId }: { userId: string; sessionId: string },
  { former, hash }: { former: string; hash: string },
): Promise<boolean> {
  if (!(await lockSession(transaction, userId, sessionId))) return false;
  const { numUpdatedRows } = await transaction
    .updateTable('credentials')
    .set({ password: hash, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .where('password', '=', former)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await endOtherSessions(transaction, userId, sessionId);
  await dropLinks(transaction, userId);
  return true;
}

/**
 * Ends one of somebody's own sessions. Returns how many ended: 0 when it is somebody else's or has ended
 * already.
 */
export async function endSession(
  transaction: Transaction,
  userId: string,
  sessionId: string,
): Promise<number> {
  const result = await transaction
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Ends all of somebody's sessions except one. Returns how many. */
export async function endOtherSessions(
  transaction: Transaction,
  userId: string,
  sessionId: string,
): Promise<number> {
  const result = await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', sessionId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Whether a session's owner has signed in within the last minutes, here or at the external provider. */
export async function isSessionFresh(
  database: Database,
  sessionId: string,
  minutes: number,
): Promise<boolean> {
  const row = await database
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where(
      sql<boolean>`coalesce(
        (select signed_in_at from external_sign_ins where session_id = sessions.id), created_at
      ) > now() - make_interval(mins => ${minutes})`,
    )
    .executeTakeFirst();
  return row !== undefined;
}
