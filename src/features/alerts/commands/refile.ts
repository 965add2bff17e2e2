import { yearOf } from '../../../kernel/dates.ts';
import type { Database } from '../../../platform/database.ts';
import { readVocabulary } from '../../search/data/names.ts';
import type { KnownCurrencies } from '../../search/domain/price-currency.ts';
import { type Search, writeSearch } from '../../search/domain/search.ts';
import { noAreas } from '../../search/domain/words/said-areas.ts';
import { searchedWords } from '../../search/domain/words/searched-words.ts';
import { settleNames } from '../../search/domain/words/settle.ts';
import { understandSearch } from '../../search/domain/words/understand.ts';
import {
  type Affected,
  filedUnder,
  listAffected,
  naming,
  replaceAddress,
  replaceKeys,
  worded,
} from '../data/refiling.ts';
import { keysOfSearch, keysOfWords } from '../domain/filing.ts';
import { searchAt } from '../domain/matcher.ts';

/**
 * Reads saved searches with words again, as the page of search would understand them now: the garage may have
 * learned names that their words contain. Other ways to write a word, under which searches are filed, may be
 * new as well. Returns how many searches have another address or other keys.
 */
export function refileWorded(database: Database, known: KnownCurrencies, now = new Date()): Promise<number> {
  return refile(database, known, worded, now);
}

/** The same for searches with names that were replaced by others; `moved` are the former names. */
export async function refileMoved(
  database: Database,
  known: KnownCurrencies,
  moved: readonly { kind: string; slug: string }[],
): Promise<number> {
  return moved.length === 0 ? 0 : refile(database, known, naming(moved), new Date());
}

/** The same for searches that say an area in one of these spellings, which find the others from now on, too. */
export function refileSaying(
  database: Database,
  known: KnownCurrencies,
  spellings: readonly string[],
): Promise<number> {
  const keys = spellings.flatMap((text) => keysOfWords(searchedWords(text), noAreas));
  return refile(database, known, filedUnder(keys), new Date());
}

/** Whether all words of a search have become ones that say nothing: without them it would find more than it was saved for. */
function saysNothingNow(kept: Search, understood: Search): boolean {
  return kept.words !== '' && writeSearch(understood) === writeSearch({ ...kept, words: '' });
}

async function refile(
  database: Database,
  { currencies, meant }: KnownCurrencies,
  affected: Affected,
  now: Date,
): Promise<number> {
  const vocabulary = await readVocabulary(database);
  let changed = 0;
  let after = '';
  for (;;) {
    const page = await listAffected(database, affected, after);
    for (const { id, address, keys: former } of page) {
      const kept = searchAt(address);
      const understood = understandSearch(kept, vocabulary, yearOf(now), currencies, meant);
      // The page of search says what it ignores of them; here nobody would see that, and the owner would get mail about
      // everything.
      const isIgnored =
        understood.leftOut.some(({ code }) => code === 'no-exclusion' || code === 'no-fuel') ||
        saysNothingNow(kept, understood.search);
      const { search } = isIgnored ? settleNames(kept, vocabulary) : understood;
      const isMoved = await replaceAddress(database, id, address, search, keysOfSearch(search, vocabulary));
      // A search whose address stays may still get other keys.
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
