import type { Database } from '../../../platform/database.ts';
import { readVocabulary } from '../../search/data/names.ts';
import { understandSearch } from '../../search/domain/understand.ts';
import { type Affected, listAffected, naming, replaceAddress, worded } from '../data/refiling.ts';
import { keysOfSearch } from '../domain/filing.ts';
import { searchAt } from '../domain/matcher.ts';

/**
 * Reads saved searches with words anew: names that the garage has learned since may have been among them, and the page of
 * search would understand them now. Returns how many say something else.
 */
export function refileWorded(database: Database, now = new Date()): Promise<number> {
  return refile(database, worded, now);
}

/** The same for searches that name what has another name now; `moved` are names that are none any more. */
export async function refileMoved(
  database: Database,
  moved: readonly { kind: string; slug: string }[],
): Promise<number> {
  return moved.length === 0 ? 0 : refile(database, naming(moved), new Date());
}

async function refile(database: Database, affected: Affected, now: Date): Promise<number> {
  const vocabulary = await readVocabulary(database);
  let changed = 0;
  let after = '';
  for (;;) {
    const page = await listAffected(database, affected, after);
    for (const { id, address } of page) {
      const { search } = understandSearch(searchAt(address), vocabulary, now.getUTCFullYear());
      changed += await replaceAddress(database, id, address, search, keysOfSearch(search, vocabulary));
    }
    const last = page.at(-1);
    if (!last) return changed;
    after = last.id;
  }
}
