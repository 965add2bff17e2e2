import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import { signInKept } from '../domain/login-times.ts';
import type { ExternalIdentity } from '../domain.ts';
import { type Device, insertSession, sessionEnd } from './sessions.ts';

/** A live session and its account, as pages show it. */
export interface OpenSession {
  sessionId: string;
  /** The secret of its cookie. */
  token: string;
  userId: string;
  email: string;
  emailVerified: boolean;
  name: string;
  image: string | null;
}

/** The live session that a sign-in has opened. */
export async function findOpenSession(
  database: Database,
  { uid, signedInAt }: ExternalIdentity,
): Promise<OpenSession | undefined> {
  return database
    .selectFrom('external_sign_ins')
    .innerJoin('sessions', 'sessions.id', 'external_sign_ins.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as sessionId',
      'sessions.token',
      'users.id as userId',
      'users.email',
      'users.email_verified as emailVerified',
      'users.name',
      'users.image',
    ])
    .where('external_sign_ins.account_id', '=', uid)
    .where('external_sign_ins.signed_in_at', '=', signedInAt)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Prolongs a session from now; written once a day at most. */
export async function prolongSession(database: Database, sessionId: string): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ expires_at: sessionEnd, updated_at: sql`now()` })
    .where('id', '=', sessionId)
    .where('expires_at', '<', sql<Date>`${sessionEnd} - interval '1 day'`)
    .execute();
}

/** Records the sign-in; false when it was recorded before, which means that its session has ended. */
export async function noteSignIn(
  transaction: Transaction,
  { uid, signedInAt }: ExternalIdentity,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('external_sign_ins')
    .values({ account_id: uid, signed_in_at: signedInAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes the records of sign-ins whose session has ended and which are too old to open another one. Returns how many. */
export async function purgeSignIns(database: Database): Promise<number> {
  const result = await database
    .deleteFrom('external_sign_ins')
    .where('session_id', 'is', null)
    .where('signed_in_at', '<', sql<Date>`now() - ${signInKept} * interval '1 second'`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Creates the session of a recorded sign-in. `token` is the secret of its cookie. */
export async function insertNotedSession(
  transaction: Transaction,
  { uid, signedInAt }: ExternalIdentity,
  session: { userId: string; token: string } & Device,
): Promise<void> {
  const id = await insertSession(transaction, session);
  await transaction
    .updateTable('external_sign_ins')
    .set({ session_id: id })
    .where('account_id', '=', uid)
    .where('signed_in_at', '=', signedInAt)
    .execute();
}

/** Ends all sessions of an account except the one of this sign-in. */
export async function endSessionsOfOtherSignIns(
  transaction: Transaction,
  userId: string,
  { uid, signedInAt }: ExternalIdentity,
): Promise<void> {
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('external_sign_ins')
            .select('external_sign_ins.account_id')
            .whereRef('external_sign_ins.session_id', '=', 'sessions.id')
            .where('external_sign_ins.account_id', '=', uid)
            .where('external_sign_ins.signed_in_at', '=', signedInAt),
        ),
      ),
    )
    .execute();
}
