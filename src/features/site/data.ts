import type { Database } from '../../platform/database.ts';

/** Keeps where somebody wants to be answered. */
export async function insertEnquiry(
  database: Database,
  enquiry: { id: string; email: string },
): Promise<void> {
  await database.insertInto('enquiries').values(enquiry).execute();
}
