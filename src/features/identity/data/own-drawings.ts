import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { artworkKinds, paints } from '../../artwork/domain.ts';

/** The whole address of a drawing that an account can take as its photo, on any host; its path is the first group. */
const drawingAnywhere = `^https?://[^/]+(/art/(?:${artworkKinds.join('|')})-(?:${paints.join('|')})\\.svg)$`;

/**
 * Gives photos of accounts that are drawings of ours the garage's present address. They are stored as what the form takes, whole
 * addresses: once a garage is moved, or published after it was tried out, every page would ask for them where it was, and show
 * none.
 */
export async function bringDrawingsAlong(database: Database, publicUrl: string): Promise<void> {
  const here = sql<string>`${publicUrl}::text || substring(image from ${drawingAnywhere})`;
  await database
    .updateTable('users')
    .set({ image: here })
    .where(sql<boolean>`image ~ ${drawingAnywhere}`)
    .where('image', '<>', here)
    .execute();
}
