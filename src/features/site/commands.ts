import { newId } from '../../kernel/ids.ts';
import type { Database } from '../../platform/database.ts';
import { findWaitingEnquiry, insertEnquiry, lockMailbox } from './data.ts';

/**
 * Stores an enquiry and returns its id. The same address again within minutes is the same enquiry: it
 * contains nothing but the address, and its form is on a page that all visitors share, which cannot contain a
 * key.
 */
export async function submitEnquiry(database: Database, email: string): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    await lockMailbox(transaction, email);
    const waiting = await findWaitingEnquiry(transaction, email);
    if (waiting) return waiting;
    const id = newId();
    await insertEnquiry(transaction, { id, email });
    return id;
  });
}
