/** Matches a few listings with many searches, by the same tests as a search. */
import { type Entry, emptyColumns, putEntry } from '../../search/domain/engine/columns.ts';
import { passesAll } from '../../search/domain/engine/marks.ts';
import type { Names } from '../../search/domain/names.ts';
import { testsOf } from '../../search/domain/question.ts';
import { readSearch } from '../../search/domain/read-search.ts';
import type { Search } from '../../search/domain/search.ts';
import { searchedWords } from '../../search/domain/words/searched-words.ts';

/** What the test of a search needs besides the search. */
export interface Ground {
  vocabulary: Names;
  /** One more than the largest id of a name. */
  names: number;
  /** The garage's own currency comes first. */
  currencies: readonly string[];
}

/** The search of an address; a stored one names the currency of its prices, and in any other they are in `own`. */
export function searchAt(address: string, own?: string): Search {
  return readSearch(new URLSearchParams(address), own).search;
}

/** Creates the matcher of these listings. */
export function createMatcher(entries: readonly Entry[], ground: Ground) {
  const columns = emptyColumns();
  for (const entry of entries) putEntry(columns, entry);
  return {
    /**
     * The listings that pass the filters of a search, and the words that they must contain besides; no words
     * where the search has none.
     */
    fitting(address: string, numbers: readonly number[]): { numbers: number[]; words: string[] } {
      const search = searchAt(address);
      const tests = testsOf(search, ground, null);
      const fit = numbers.filter((no) => {
        const slot = (columns.slotOf[no] ?? 0) - 1;
        return slot >= 0 && passesAll(columns, slot, tests);
      });
      return { numbers: fit, words: searchedWords(search.words) };
    },
  };
}
