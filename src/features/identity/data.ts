import { sql } from 'kysely';
import { type Cursor, cutPage, type Page } from '../../kernel/paging.ts';
import type { Database } from '../../platform/database.ts';
import type { Account, accountGroups } from './contract.ts';
import type { Actor, Role } from './domain.ts';

/** The person of a live session, or undefined when it is over. One query by primary key. */
export async function findActorOfSession(database: Database, sessionId: string): Promise<Actor | undefined> {
  return database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.email', 'users.name', 'users.role', 'users.admin'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Writes what is given of somebody's name and what they came to do. */
export async function updateProfile(
  database: Database,
  userId: string,
  { name, role }: { name?: string; role?: Role | undefined },
): Promise<void> {
  await database
    .updateTable('users')
    .set({ ...(name !== undefined && { name }), ...(role && { role }), updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
}

/** Whose account has this e-mail, in any case. */
export async function findAccountByEmail(
  database: Database,
  email: string,
): Promise<{ id: string; admin: boolean; email_verified: boolean } | undefined> {
  return database
    .selectFrom('users')
    .select(['id', 'admin', 'email_verified'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Makes somebody an admin: `npm run admin`, and nothing else. */
export async function markAdmin(database: Database, userId: string): Promise<void> {
  await database
    .updateTable('users')
    .set({ admin: true, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
}

/**
 * After a password was reset by mail: the mailbox has proved itself, and further reset links are void. Whoever had the
 * account before its mailbox was proven may have been somebody else: no other way in and no word of theirs stays.
 */
export async function settleReset(database: Database, userId: string): Promise<void> {
  await database.transaction().execute(async (write) => {
    const account = await write
      .selectFrom('users')
      .select('email_verified')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!account) return;
    if (!account.email_verified) {
      await write
        .deleteFrom('credentials')
        .where('user_id', '=', userId)
        .where('provider_id', '<>', 'credential')
        .execute();
      // Their names are words of theirs, which mails would bring to the owner.
      await write.deleteFrom('saved_searches').where('user_id', '=', userId).execute();
    }
    await write
      .updateTable('users')
      .set({
        email_verified: true,
        updated_at: sql`now()`,
        ...(!account.email_verified && { name: '', image: null }),
      })
      .where('id', '=', userId)
      .execute();
    await write.deleteFrom('verifications').where('value', '=', userId).execute();
  });
}

export interface AccountFilter {
  group: (typeof accountGroups)[number];
  /** Part of a name or an e-mail; empty for all. */
  search: string;
  limit: number;
  cursor: Cursor | null;
}

/** Accounts of a group, newest first, with the number of their listings. */
export async function listAccounts(database: Database, filter: AccountFilter): Promise<Page<Account>> {
  const { cursor: after } = filter;
  const at = sql<string>`(extract(epoch from users.created_at) * 1000000)::bigint::text`;
  let query = database
    .selectFrom('users')
    .select((eb) => [
      'users.id',
      'users.name',
      'users.email',
      'users.created_at',
      at.as('at'),
      eb
        .selectFrom('listings')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('listings.seller_id', '=', 'users.id')
        .where('listings.deleted_at', 'is', null)
        .as('listings'),
    ])
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(filter.limit + 1);
  query =
    filter.group === 'admins'
      ? query.where('users.admin', '=', true)
      : query.where('users.role', '=', filter.group === 'sellers' ? 'seller' : 'buyer');
  if (filter.search !== '') {
    const pattern = `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where((eb) =>
      eb.or([eb('users.name', 'ilike', pattern), eb('users.email', 'ilike', pattern)]),
    );
  }
  if (after) {
    query = query.where(
      sql<boolean>`(users.created_at, users.id) < (to_timestamp(0) + ${after.at}::bigint * interval '1 microsecond', ${after.id})`,
    );
  }
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
    }),
  );
}

/** Deletes sessions that are over; they open nothing any more. Returns how many. */
export async function purgeSessions(database: Database): Promise<number> {
  const result = await database
    .deleteFrom('sessions')
    .where('expires_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes what links in mails are checked against once their time is over; used ones are gone already. */
export async function purgeVerifications(database: Database): Promise<number> {
  const result = await database
    .deleteFrom('verifications')
    .where('expires_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
