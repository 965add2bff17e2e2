import { sql } from 'kysely';
import { newId } from '../../kernel/ids.ts';
import { type Cursor, cutPage, type Page } from '../../kernel/paging.ts';
import { containing } from '../../platform/containing.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { isAfter, microsOf } from '../../platform/paging.ts';
import { runPrepared } from '../../platform/prepared.ts';
import type { Account, accountGroups, accountStates } from './contract.ts';
import { isElseForSale, wentOffWithAccount } from './data/stopped.ts';
import type { Actor, Role } from './domain.ts';

/** The person of a live session, or undefined when it has ended, or is a stopped account's. One query by primary key. */
export async function findActorOfSession(database: Database, sessionId: string): Promise<Actor | undefined> {
  const { rows } = await runPrepared(
    database,
    database
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id', 'users.email', 'users.name', 'users.role', 'users.admin'])
      .where('sessions.id', '=', sessionId)
      .where('sessions.expires_at', '>', sql<Date>`now()`)
      // Stopping has ended it; this holds even for one that was left.
      .where('users.stopped_at', 'is', null),
  );
  return rows[0];
}

/** What people say about themselves, and their role. */
export interface Profile {
  name?: string | undefined;
  photoURL?: string | undefined;
  role?: Role | undefined;
}

/** Writes the given fields of somebody's profile and leaves the rest. */
export async function updateProfile(
  database: Database,
  userId: string,
  { name, photoURL, role }: Profile,
): Promise<void> {
  await database
    .updateTable('users')
    .set({
      ...(name !== undefined && { name }),
      ...(photoURL !== undefined && { image: photoURL }),
      ...(role !== undefined && { role }),
      updated_at: sql`now()`,
    })
    .where('id', '=', userId)
    .execute();
}

/**
 * Makes somebody an admin, or no admin any more: `npm run admin`, and nothing else. Returns whether it did, which it
 * does not for an account that is stopped or gone.
 */
export async function markAdmin(database: Database, userId: string, admin: boolean): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('users')
    .set({ admin, updated_at: sql`now()` })
    .where('id', '=', userId)
    .where('stopped_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Invalidates all links in mails with which a password is chosen. That of a confirmation stays valid: it proves the mailbox, and whoever
 * reads that can ask for a new password at any time.
 */
export async function dropLinks(transaction: Transaction, userId: string): Promise<void> {
  await transaction.deleteFrom('verifications').where('value', '=', userId).execute();
}

/** Stores what a link in a mail is checked against. `lifetime` is in seconds. */
export async function insertVerification(
  database: Database,
  { identifier, value, lifetime }: { identifier: string; value: string; lifetime: number },
): Promise<void> {
  await database
    .insertInto('verifications')
    .values({
      id: newId(),
      identifier,
      value,
      expires_at: sql<Date>`now() + make_interval(secs => ${lifetime})`,
    })
    .execute();
}

interface AccountFilter {
  group: (typeof accountGroups)[number];
  state: (typeof accountStates)[number];
  /** A text that the name or the e-mail must contain; empty for all. */
  search: string;
  limit: number;
  cursor: Cursor | null;
}

/** Accounts of a group, newest first, or its stopped ones, the latest stopped first, with the number of their listings. */
export async function listAccounts(database: Database, filter: AccountFilter): Promise<Page<Account>> {
  const order = filter.state === 'stopped' ? 'users.stopped_at' : 'users.created_at';
  let query = database
    .selectFrom('users')
    .leftJoin('users as stopper', 'stopper.id', 'users.stopped_by')
    .select((eb) => [
      'users.admin',
      'users.stopped_at',
      'users.stop_reason',
      sql<string | null>`coalesce(nullif(stopper.name, ''), stopper.email)`.as('stopped_by'),
      eb
        .selectFrom('listings')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('listings.seller_id', '=', 'users.id')
        .where(wentOffWithAccount)
        .where(isElseForSale)
        .as('stopped_listings'),
      'users.id',
      'users.name',
      'users.email',
      'users.created_at',
      microsOf(order).as('at'),
      eb
        .selectFrom('listings')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('listings.seller_id', '=', 'users.id')
        .where(sql<boolean>`search_for_sale(listings)`)
        .as('listings'),
    ])
    .orderBy(order, 'desc')
    .orderBy('users.id', 'desc')
    .limit(filter.limit + 1);
  query =
    filter.group === 'admins'
      ? query.where('users.admin', '=', true)
      : query.where('users.role', '=', filter.group === 'sellers' ? 'seller' : 'buyer');
  if (filter.state === 'stopped') query = query.where('users.stopped_at', 'is not', null);
  if (filter.search !== '') {
    const pattern = containing(filter.search);
    query = query.where((eb) =>
      eb.or([eb('users.name', 'ilike', pattern), eb('users.email', 'ilike', pattern)]),
    );
  }
  if (filter.cursor) query = query.where(isAfter(filter.cursor, order, 'users.id'));
  return cutPage(
    await query.execute(),
    filter.limit,
    (row) => ({ at: row.at, id: row.id }),
    (row) => ({
      _id: row.id,
      name: row.name,
      email: row.email,
      since: row.created_at.toISOString(),
      listings: Number(row.listings ?? 0),
      admin: row.admin,
      stopped: row.stopped_at && {
        since: row.stopped_at.toISOString(),
        by: row.stopped_by,
        reason: row.stop_reason ?? '',
        listings: Number(row.stopped_listings ?? 0),
      },
    }),
  );
}

/** Deletes expired sessions. Returns how many. */
export async function purgeSessions(database: Database): Promise<number> {
  const result = await database
    .deleteFrom('sessions')
    .where('expires_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes the expired records of links in mails; used ones are gone already. */
export async function purgeVerifications(database: Database): Promise<number> {
  const result = await database
    .deleteFrom('verifications')
    .where('expires_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
