import { newId } from '../../kernel/ids.ts';
import type { Database } from '../../platform/database.ts';
import { insertEnquiry } from './data.ts';

/** Takes an enquiry and returns its id. */
export async function submitEnquiry(database: Database, email: string): Promise<string> {
  const id = newId();
  await insertEnquiry(database, { id, email });
  return id;
}
