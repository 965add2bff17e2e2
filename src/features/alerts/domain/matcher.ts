/** Holds a few listings against many searches, by the very tests that a search makes. */
import { type Entry, emptyColumns, putEntry } from '../../search/domain/columns.ts';
import { passesAll } from '../../search/domain/marks.ts';
import { testsOf } from '../../search/domain/question.ts';
import { readSearch } from '../../search/domain/read-search.ts';
import type { Search } from '../../search/domain/search.ts';
import { searchedWords } from '../../search/domain/understand.ts';
import type { Names } from '../../search/domain/vocabulary.ts';

/** What a search needs besides its own words to be tested. */
export interface Ground {
  vocabulary: Names;
  /** One more than the largest id of a name. */
  names: number;
  /** The garage's own currency comes first. */
  currencies: readonly string[];
}

/** The search of a stored address. */
export function searchAt(address: string): Search {
  return readSearch(new URLSearchParams(address)).search;
}

/** Creates what holds listings against searches. */
export function createMatcher(entries: readonly Entry[], ground: Ground) {
  const columns = emptyColumns();
  for (const entry of entries) putEntry(columns, entry);
  return {
    /**
     * Those of the listings that a search finds by its filters, and the words that they must hold besides; none where
     * it asks for no words.
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
