import type { Database } from '../../../platform/database.ts';
import { understandSearch } from '../../search/domain/understand.ts';
import { buildVocabulary } from '../../search/domain/vocabulary.ts';
import { readNames, readSpellings } from '../data/matching.ts';
import { listWorded, replaceAddress } from '../data/refiling.ts';
import { keysOfSearch } from '../domain/filing.ts';
import { searchAt } from '../domain/matcher.ts';

/**
 * Reads saved searches with words anew: names that the garage has learned since may have been among them, and the page of
 * search would understand them now. Returns how many say something else.
 */
export async function refileWorded(database: Database, now = new Date()): Promise<number> {
  const { terms, categories } = await readNames(database);
  const vocabulary = buildVocabulary(terms, await readSpellings(database), categories);
  let changed = 0;
  let after = '';
  for (;;) {
    const page = await listWorded(database, after);
    for (const { id, address } of page) {
      const { search } = understandSearch(searchAt(address), vocabulary, now.getUTCFullYear());
      changed += await replaceAddress(database, id, address, search, keysOfSearch(search, vocabulary));
    }
    const last = page.at(-1);
    if (!last) return changed;
    after = last.id;
  }
}
