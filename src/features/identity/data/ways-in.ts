import { sql, type Transaction } from 'kysely';
import { newId } from '../../../kernel/ids.ts';
import type { Database } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { type ProvenPerson, sessionLifetime } from '../domain.ts';

/** A transaction in which an account is found or made. */
export type Arrival = Transaction<Tables>;

/** Who else than we can prove that somebody is the owner of an account. */
type OtherProvider = 'firebase' | 'google';

export const sessionEnd = sql<Date>`now() + ${sessionLifetime} * interval '1 second'`;

/** Where somebody signs in from. */
export interface Device {
  address: string;
  userAgent: string | null;
}

/** Makes a session; answers its id. `token` is the secret of its cookie. */
export async function insertSession(
  arrival: Arrival,
  session: { userId: string; token: string } & Device,
): Promise<string> {
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
  return id;
}

/** Ends every session of an account. */
export async function endAllSessions(arrival: Arrival, userId: string): Promise<void> {
  await arrival.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Lets arrivals with the same e-mail come one after the other, until the transaction ends. */
export async function lockEmail(arrival: Arrival, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 11))`.execute(arrival);
}

/**
 * Keeps everybody else from changing an account until the transaction ends. Whoever also locks sessions or ways in does
 * so after this, or two of them would wait for each other. A sign-in that is on its way need not wait.
 */
export async function lockAccount(arrival: Arrival, userId: string): Promise<KnownAccount | undefined> {
  return arrival
    .selectFrom('users')
    .select(['id', 'email', 'email_verified as emailVerified'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Keeps an account and a session from being ended until the transaction is; false when it is over already. */
export async function lockSession(arrival: Arrival, userId: string, sessionId: string): Promise<boolean> {
  await lockAccount(arrival, userId);
  const session = await arrival
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return session !== undefined;
}

/** Somebody as their provider knows them. */
type ExternalId = Pick<ProvenPerson, 'issuer' | 'uid'>;

/** What rules about e-mail addresses look at. */
interface KnownAccount {
  id: string;
  email: string;
  emailVerified: boolean;
}

/** The account that has been opened with the provider's account before. That way in stays until the transaction ends. */
export async function findByExternalId(
  arrival: Arrival,
  provider: OtherProvider,
  { issuer, uid }: ExternalId,
): Promise<KnownAccount | undefined> {
  return arrival
    .selectFrom('credentials')
    .innerJoin('users', 'users.id', 'credentials.user_id')
    .select(['users.id', 'users.email', 'users.email_verified as emailVerified'])
    .where('credentials.provider_id', '=', provider)
    .where('credentials.issuer', '=', issuer)
    .where('credentials.account_id', '=', uid)
    .forShare('credentials')
    .executeTakeFirst();
}

/** Completes a way in from before issuers were written down, which is the project's that this site was set up with. */
export async function adoptExternalId(
  arrival: Arrival,
  provider: OtherProvider,
  { issuer, uid }: ExternalId,
): Promise<boolean> {
  const { numUpdatedRows } = await arrival
    .updateTable('credentials')
    .set({ issuer, updated_at: sql`now()` })
    .where('provider_id', '=', provider)
    .where('issuer', '=', '')
    .where('account_id', '=', uid)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whose account has this e-mail, in any case. */
export async function findAccountByEmail(
  database: Database,
  email: string,
): Promise<(KnownAccount & { admin: boolean }) | undefined> {
  return database
    .selectFrom('users')
    .select(['id', 'email', 'email_verified as emailVerified', 'admin'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Makes an account for somebody who has none; answers its id. */
export async function insertAccount(
  arrival: Arrival,
  provider: OtherProvider,
  identity: ProvenPerson,
): Promise<string> {
  const id = newId();
  const { email, emailVerified, name, photoURL } = identity;
  await arrival
    .insertInto('users')
    .values({ id, email, email_verified: emailVerified, name, image: photoURL, role: 'buyer' })
    .execute();
  await linkAccount(arrival, provider, id, identity);
  return id;
}

/** Lets the provider's account open this one from now on. */
export async function linkAccount(
  arrival: Arrival,
  provider: OtherProvider,
  userId: string,
  { issuer, uid, email }: ExternalId & Pick<ProvenPerson, 'email'>,
): Promise<void> {
  await arrival
    .insertInto('credentials')
    .values({ id: newId(), user_id: userId, provider_id: provider, issuer, account_id: uid, email })
    .execute();
}

/** Writes down the address that the provider's account has by now. */
export async function noteExternalEmail(
  arrival: Arrival,
  provider: OtherProvider,
  { issuer, uid, email }: ExternalId & Pick<ProvenPerson, 'email'>,
): Promise<void> {
  await arrival
    .updateTable('credentials')
    .set({ email, updated_at: sql`now()` })
    .where('provider_id', '=', provider)
    .where('issuer', '=', issuer)
    .where('account_id', '=', uid)
    .where(sql<boolean>`email is distinct from ${email}`)
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

/** The ways into an account, by provider. Locks them, so that two of them cannot be taken away at once. */
export async function lockWaysIn(arrival: Arrival, userId: string): Promise<string[]> {
  const rows = await arrival
    .selectFrom('credentials')
    .select('provider_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
  return rows.map((row) => row.provider_id);
}

/** Takes away one way into an account. Returns how many there were. */
export async function unlinkAccount(
  arrival: Arrival,
  provider: OtherProvider,
  userId: string,
): Promise<number> {
  const result = await arrival
    .deleteFrom('credentials')
    .where('user_id', '=', userId)
    .where('provider_id', '=', provider)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** The account of an id. */
export async function findById(arrival: Arrival, userId: string): Promise<KnownAccount | undefined> {
  return arrival
    .selectFrom('users')
    .select(['id', 'email', 'email_verified as emailVerified'])
    .where('id', '=', userId)
    .executeTakeFirst();
}
