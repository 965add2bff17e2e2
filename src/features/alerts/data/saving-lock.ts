/** The lock by which matching waits for searches that are being saved. */
import { sql } from 'kysely';
import { savingSearches } from '../../../platform/advisory-locks.ts';
import type { Database, Transaction } from '../../../platform/database.ts';

/** Announces that this transaction saves a search: whoever waits for that waits until it ends. */
export async function announceSaving(transaction: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${savingSearches})`.execute(transaction);
}

/**
 * Waits until the searches that are being saved now are saved; later ones are not waited for. The listings
 * that were read before this call need not be matched with those: the snapshot of such a search shows that
 * they were there already.
 */
export async function awaitSaving(database: Database): Promise<void> {
  await sql`select pg_advisory_lock(${savingSearches}), pg_advisory_unlock(${savingSearches})`.execute(
    database,
  );
}

/** Waits for them, too, and lets whoever saves a search wait until this transaction ends. */
export async function holdSaving(transaction: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${savingSearches})`.execute(transaction);
}
