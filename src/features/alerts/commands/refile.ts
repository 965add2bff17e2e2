import type { Database } from '../../../platform/database.ts';
import { understandSearch } from '../../search/domain/understand.ts';
import { buildVocabulary } from '../../search/domain/vocabulary.ts';
import { readNames, readSpellings } from '../data/matching.ts';
import { listByAddress, movedPattern, replaceAddress, wordedPattern } from '../data/refiling.ts';
import { keysOfSearch } from '../domain/filing.ts';
import { searchAt } from '../domain/matcher.ts';

/**
 * Reads saved searches with words anew: names that the garage has learned since may have been among them, and the page of
 * search would understand them now. Returns how many say something else.
 */
export function refileWorded(database: Database, now = new Date()): Promise<number> {
  return refile(database, wordedPattern, now);
}

/** The same for searches that name what has another name now; `moved` are names that are none any more. */
export async function refileMoved(
  database: Database,
  moved: readonly { kind: string; slug: string }[],
): Promise<number> {
  return moved.length === 0 ? 0 : refile(database, movedPattern(moved), new Date());
}

async function refile(database: Database, pattern: string, now: Date): Promise<number> {
  const { terms, categories } = await readNames(database);
  const vocabulary = buildVocabulary(terms, await readSpellings(database), categories);
  let changed = 0;
  let after = '';
  for (;;) {
    const page = await listByAddress(database, pattern, after);
    for (const { id, address } of page) {
      const { search } = understandSearch(searchAt(address), vocabulary, now.getUTCFullYear());
      changed += await replaceAddress(database, id, address, search, keysOfSearch(search, vocabulary));
    }
    const last = page.at(-1);
    if (!last) return changed;
    after = last.id;
  }
}
