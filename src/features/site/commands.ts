import { newId } from '../../kernel/ids.ts';
import type { Database } from '../../platform/database.ts';
import { findWaitingEnquiry, holdMailbox, insertEnquiry } from './data.ts';

/**
 * Takes an enquiry and returns its id. Sent again within minutes it is the same one: it says nothing but where to write
 * to, and its form is a page that all visitors share, which cannot carry a key of its own.
 */
export async function submitEnquiry(database: Database, email: string): Promise<string> {
  return database.transaction().execute(async (write) => {
    await holdMailbox(write, email);
    const waiting = await findWaitingEnquiry(write, email);
    if (waiting) return waiting;
    const id = newId();
    await insertEnquiry(write, { id, email });
    return id;
  });
}
