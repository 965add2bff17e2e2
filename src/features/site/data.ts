import { sql } from 'kysely';
import { advisoryLocks } from '../../platform/advisory-locks.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { enquiryDays } from './domain.ts';

/** Makes other enquiries of the same mailbox wait until the transaction ends. */
export async function lockMailbox(transaction: Transaction, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.enquiries}, hashtext(lower(${email})))`.execute(
    transaction,
  );
}

/** The id of an unanswered enquiry of the same mailbox from the last ten minutes. */
export async function findWaitingEnquiry(database: Database, email: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('enquiries')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('done_at', 'is', null)
    .where('created_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.id;
}

/** Stores the address to which somebody wants an answer. */
export async function insertEnquiry(
  database: Database,
  enquiry: { id: string; email: string },
): Promise<void> {
  await database.insertInto('enquiries').values(enquiry).execute();
}

/** Deletes enquiries that were answered long ago. Returns how many. */
export async function purgeAnswered(database: Database): Promise<number> {
  const result = await database
    .deleteFrom('enquiries')
    .where('done_at', '<=', sql<Date>`now() - make_interval(days => ${enquiryDays})`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
