import { sql } from 'kysely';
import { newId } from '../../../kernel/ids.ts';
import { signInKey } from '../../../platform/advisory-locks.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { ProvenPerson } from '../domain.ts';

/** Providers other than our own that can prove who owns an account. */
type OtherProvider = 'firebase' | 'google';

/** Makes sign-ins with the same e-mail run one after the other, until the transaction ends. */
export async function lockEmail(transaction: Transaction, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${signInKey(email)})`.execute(transaction);
}

/**
 * Prevents all other changes of an account until the transaction ends. Everything else of the account (sessions,
 * credentials, listings, bookings) is locked only after it, to avoid deadlocks. Sign-ins with a password wait for
 * it only at their end (`awaitStop`).
 */
export async function lockAccount(
  transaction: Transaction,
  userId: string,
): Promise<KnownAccount | undefined> {
  return (await lockAccounts(transaction, [userId]))[0];
}

/** Locks several accounts, each as `lockAccount`, in one order: two who lock the same do not wait for each other. */
export async function lockAccounts(
  transaction: Transaction,
  userIds: readonly string[],
): Promise<LockedAccount[]> {
  return transaction
    .selectFrom('users')
    .select(accountColumns)
    .select('admin')
    .where('id', 'in', userIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The id of a person at their provider. */
export type ExternalId = Pick<ProvenPerson, 'issuer' | 'uid'>;

/** The parts of an account that rules about signing in need. */
interface KnownAccount {
  id: string;
  email: string;
  emailVerified: boolean;
  /** Null unless an admin has stopped it; then what its owner is told, which may be nothing. */
  stopReason: string | null;
}

/** An account that nobody else changes until the transaction ends. */
export type LockedAccount = KnownAccount & { admin: boolean };

const accountColumns = [
  'users.id',
  'users.email',
  'users.email_verified as emailVerified',
  'users.stop_reason as stopReason',
] as const;

/** The account that the provider's account has opened before. */
export async function findByExternalId(
  transaction: Transaction,
  provider: OtherProvider,
  { issuer, uid }: ExternalId,
): Promise<KnownAccount | undefined> {
  return transaction
    .selectFrom('credentials')
    .innerJoin('users', 'users.id', 'credentials.user_id')
    .select(accountColumns)
    .where('credentials.provider_id', '=', provider)
    .where('credentials.issuer', '=', issuer)
    .where('credentials.account_id', '=', uid)
    .executeTakeFirst();
}

/** The same account, locked as by `lockAccount`: whoever removes one of its credentials holds it, too. */
export async function lockByExternalId(
  transaction: Transaction,
  provider: OtherProvider,
  externalId: ExternalId,
): Promise<KnownAccount | undefined> {
  const found = await findByExternalId(transaction, provider, externalId);
  if (!found) return undefined;
  await lockAccount(transaction, found.id);
  // Read again: the credential may have been removed, or the mailbox proven, while this waited.
  const now = await findByExternalId(transaction, provider, externalId);
  return now?.id === found.id ? now : undefined;
}

/**
 * Adds the issuer to a credential from before issuers were stored; it is the project with which this site was
 * set up.
 */
export async function adoptExternalId(
  transaction: Transaction,
  provider: OtherProvider,
  { issuer, uid }: ExternalId,
): Promise<void> {
  await transaction
    .updateTable('credentials')
    .set({ issuer, updated_at: sql`now()` })
    .where('provider_id', '=', provider)
    .where('issuer', '=', '')
    .where('account_id', '=', uid)
    .execute();
}

/** The account with this e-mail, ignoring case. */
export async function findAccountByEmail(
  database: Database,
  email: string,
): Promise<(KnownAccount & { admin: boolean }) | undefined> {
  return database
    .selectFrom('users')
    .select(accountColumns)
    .select('admin')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** The same account, locked as by `lockAccount` and read after that: its owner may just have proven the mailbox. */
export async function lockByEmail(
  transaction: Transaction,
  email: string,
): Promise<KnownAccount | undefined> {
  const found = await findAccountByEmail(transaction, email);
  return found && lockAccount(transaction, found.id);
}

/** Creates an account for somebody who has none, and returns its id. */
export async function insertAccount(
  transaction: Transaction,
  provider: OtherProvider,
  identity: ProvenPerson,
): Promise<string> {
  const id = newId();
  const { email, emailVerified, name, photoURL } = identity;
  await transaction
    .insertInto('users')
    .values({ id, email, email_verified: emailVerified, name, image: photoURL, role: 'buyer' })
    .execute();
  await linkAccount(transaction, provider, id, identity);
  return id;
}

/** Lets the provider's account open this one from now on. */
export async function linkAccount(
  transaction: Transaction,
  provider: OtherProvider,
  userId: string,
  { issuer, uid, email }: ExternalId & Pick<ProvenPerson, 'email'>,
): Promise<void> {
  await transaction
    .insertInto('credentials')
    .values({ id: newId(), user_id: userId, provider_id: provider, issuer, account_id: uid, email })
    .execute();
}

/** Stores the current address of the provider's account. */
export async function noteExternalEmail(
  transaction: Transaction,
  provider: OtherProvider,
  { issuer, uid, email }: ExternalId & Pick<ProvenPerson, 'email'>,
): Promise<void> {
  await transaction
    .updateTable('credentials')
    .set({ email, updated_at: sql`now()` })
    .where('provider_id', '=', provider)
    .where('issuer', '=', issuer)
    .where('account_id', '=', uid)
    .where(sql<boolean>`email is distinct from ${email}`)
    .execute();
}

/** Stores an e-mail address that the provider has proven to be theirs. */
export async function writeProvenEmail(
  transaction: Transaction,
  userId: string,
  email: string,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ email, email_verified: true, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
}

/** The credentials of an account, by provider. Locks them, so that two cannot be removed at once. */
export async function lockWaysIn(transaction: Transaction, userId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('credentials')
    .select('provider_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
  return rows.map((row) => row.provider_id);
}

/** Removes one credential of an account. Returns how many there were. */
export async function unlinkAccount(
  transaction: Transaction,
  provider: OtherProvider,
  userId: string,
): Promise<number> {
  const result = await transaction
    .deleteFrom('credentials')
    .where('user_id', '=', userId)
    .where('provider_id', '=', provider)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** The account with this id. */
export async function findById(
  transaction: Transaction,
  userId: string,
): Promise<(KnownAccount & { admin: boolean }) | undefined> {
  return transaction
    .selectFrom('users')
    .select(accountColumns)
    .select('admin')
    .where('id', '=', userId)
    .executeTakeFirst();
}
