import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { artworkKinds, paints } from '../../artwork/domain.ts';

/** The whole address of a drawing that an account can take as its photo, on any host; its path is the first group. */
const drawingAnywhere = `^https?://[^/]+(/art/(?:${artworkKinds.join('|')})-(?:${paints.join('|')})\\.svg)$`;

/**
 * Gives photos of accounts that are drawings of ours the garage's present address. They are stored as what the form takes, whole
 * addresses: once a garage is moved, or published after it was tried out, every page would ask for them where it was, and show
 * none. Reads all accounts, but only where the garage was last started at another address.
 */
export async function bringDrawingsAlong(database: Database, publicUrl: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { address } = await transaction
      .selectFrom('garage')
      .select('address')
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (address === publicUrl) return;
    await sql`set local statement_timeout = 0`.execute(transaction);
    const here = sql<string>`${publicUrl}::text || substring(image from ${drawingAnywhere})`;
    await transaction
      .updateTable('users')
      .set({ image: here })
      .where(sql<boolean>`image ~ ${drawingAnywhere}`)
      .where('image', '<>', here)
      .execute();
    await transaction.updateTable('garage').set({ address: publicUrl }).execute();
  });
}
