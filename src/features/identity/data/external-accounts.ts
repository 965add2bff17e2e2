import { sql, type Transaction } from 'kysely';
import { newId } from '../../../kernel/ids.ts';
import type { Database } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { type ExternalIdentity, sessionLifetime } from '../domain.ts';

/** A transaction in which an account is found or made. */
export type Arrival = Transaction<Tables>;

const provider = 'firebase';
const sessionEnd = sql<Date>`now() + ${sessionLifetime} * interval '1 second'`;
/** Sign-ins that are older open no session, so that ended ones need not be remembered longer. */
export const longestDelay = 24 * 60 * 60;

/** Where somebody signs in from. */
export interface Device {
  address: string;
  userAgent: string | null;
}

/** A live session and its account, as a page shows it. */
export interface OpenSession {
  sessionId: string;
  /** The secret of the cookie. */
  token: string;
  userId: string;
  email: string;
  emailVerified: boolean;
  name: string;
  image: string | null;
}

/** The session that a sign-in has opened, as long as it lives. */
export async function findOpenSession(
  database: Database | Arrival,
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

/** Lets a session live on from now; written once a day at most. */
export async function prolongSession(database: Database, sessionId: string): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ expires_at: sessionEnd, updated_at: sql`now()` })
    .where('id', '=', sessionId)
    .where('expires_at', '<', sql<Date>`${sessionEnd} - interval '1 day'`)
    .execute();
}

/** Notes the sign-in; false when it has opened a session before, which is over. */
export async function noteSignIn(arrival: Arrival, { uid, signedInAt }: ExternalIdentity): Promise<boolean> {
  await arrival
    .deleteFrom('external_sign_ins')
    .where('session_id', 'is', null)
    .where('signed_in_at', '<', sql<Date>`now() - ${2 * longestDelay} * interval '1 second'`)
    .execute();
  const { numInsertedOrUpdatedRows } = await arrival
    .insertInto('external_sign_ins')
    .values({ account_id: uid, signed_in_at: signedInAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Makes the session of a noted sign-in. `token` is the secret of its cookie. */
export async function insertSession(
  arrival: Arrival,
  { uid, signedInAt }: ExternalIdentity,
  session: { userId: string; token: string } & Device,
): Promise<void> {
  const id = newId();
  await arrival
    .insertInto('sessions')
    .values({
      id,
      user_id: session.userId,
      token: session.token,
      expires_at: sessionEnd,
      ip_address: session.address,
      user_agent: session.userAgent,
    })
    .execute();
  await arrival
    .updateTable('external_sign_ins')
    .set({ session_id: id })
    .where('account_id', '=', uid)
    .where('signed_in_at', '=', signedInAt)
    .execute();
}

/** Lets arrivals with the same e-mail come one after the other, until the transaction ends. */
export async function lockEmail(arrival: Arrival, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 11))`.execute(arrival);
}

/** What rules about e-mail addresses look at. */
interface KnownAccount {
  id: string;
  email: string;
  emailVerified: boolean;
}

/** The account that has been opened with the provider's account before. */
export async function findByExternalId(arrival: Arrival, uid: string): Promise<KnownAccount | undefined> {
  return arrival
    .selectFrom('credentials')
    .innerJoin('users', 'users.id', 'credentials.user_id')
    .select(['users.id', 'users.email', 'users.email_verified as emailVerified'])
    .where('credentials.provider_id', '=', provider)
    .where('credentials.account_id', '=', uid)
    .executeTakeFirst();
}

/** The account of an e-mail address in small letters. */
export async function findByEmail(arrival: Arrival, email: string): Promise<KnownAccount | undefined> {
  return arrival
    .selectFrom('users')
    .select(['id', 'email', 'email_verified as emailVerified'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
}

/** Makes an account for somebody who has none; answers its id. */
export async function insertAccount(arrival: Arrival, identity: ExternalIdentity): Promise<string> {
  const id = newId();
  const { email, emailVerified, name, photoURL } = identity;
  await arrival
    .insertInto('users')
    .values({ id, email, email_verified: emailVerified, name, image: photoURL, role: 'buyer' })
    .execute();
  await linkAccount(arrival, id, identity.uid);
  return id;
}

/** Lets the provider's account open this one from now on. */
export async function linkAccount(arrival: Arrival, userId: string, uid: string): Promise<void> {
  await arrival
    .insertInto('credentials')
    .values({ id: newId(), user_id: userId, provider_id: provider, account_id: uid })
    .execute();
}

/** Writes an e-mail address of which the provider has seen that it is theirs. */
export async function writeProvenEmail(arrival: Arrival, userId: string, email: string): Promise<void> {
  await arrival
    .updateTable('users')
    .set({ email, email_verified: true, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
}

/** Takes away every way into an account. */
export async function deleteCredentials(arrival: Arrival, userId: string): Promise<void> {
  await arrival.deleteFrom('credentials').where('user_id', '=', userId).execute();
}

/** Ends all sessions of an account but that of this sign-in. */
export async function endOtherSessions(
  arrival: Arrival,
  userId: string,
  { uid, signedInAt }: ExternalIdentity,
): Promise<void> {
  await arrival
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
