import type { Database } from '../../../platform/database.ts';
import { readVocabulary } from '../../search/data/names.ts';
import { settleNames } from '../../search/domain/settle.ts';
import { understandSearch } from '../../search/domain/understand.ts';
import {
  type Affected,
  listAffected,
  naming,
  replaceAddress,
  replaceKeys,
  worded,
} from '../data/refiling.ts';
import { keysOfSearch } from '../domain/filing.ts';
import { searchAt } from '../domain/matcher.ts';

/**
 * Reads saved searches with words anew: names that the garage has learned since may have been among them, and the page of
 * search would understand them now. So may the ways to write a word, under which they are filed. Returns how many say
 * something else or are filed elsewhere.
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
    for (const { id, address, keys: former } of page) {
      const kept = searchAt(address);
      const understood = understandSearch(kept, vocabulary, now.getUTCFullYear());
      // The page says that it does not look for words which refuse something; here nobody would hear of it, and get mail of all.
      const isRefusing = understood.leftOut.some(({ code }) => code === 'no-exclusion');
      const { search } = isRefusing ? settleNames(kept, vocabulary) : understood;
      const isMoved = await replaceAddress(database, id, address, search, keysOfSearch(search, vocabulary));
      // What stays where it is may be filed otherwise by now.
      const keys = keysOfSearch(kept, vocabulary);
      const isFiled = keys.length === former.length && keys.every((key) => former.includes(key));
      changed +=
        isMoved || isFiled ? isMoved : await replaceKeys(database, id, { address, search: kept, keys });
    }
    const last = page.at(-1);
    if (!last) return changed;
    after = last.id;
  }
}
