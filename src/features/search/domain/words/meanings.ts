/** What words mean, collected name by name. */
import { wordsOf } from '../../../catalogue/words.ts';
import type { Area } from '../names.ts';
import type { ListField } from '../search.ts';

/** Another spelling of a name: a row of `search_spellings`. */
export interface Spelling {
  id: number;
  text: string;
  term: number;
  /** Added by an admin: it keeps its meaning, whatever is learned later. */
  taught?: boolean;
  /** If it names a part of the district that it stands for: what all spellings of that part have in common. */
  areaOf?: string | null;
  /** Only as it is written: neither a slip nor what sounds alike means it. */
  exact?: boolean;
}

export interface Meaning {
  field: Extract<ListField, 'make' | 'model' | 'division' | 'district' | 'category'>;
  /** Slug. */
  value: string;
  name: string;
  /** For a model: the slug of its make. */
  make?: string;
  /** Whether it is unambiguous on its own. */
  plain: boolean;
  /** Whether it is also an ordinary word: then it counts only at the beginning of a text. */
  leading?: boolean;
  /** For a model: who knows it by this name, of this make. */
  known?: 'catalogue' | 'taught';
  /**
   * Others of the same name. For a place: those in its country that lists write with other marks or spaces. For a model:
   * those of other makes, where no make is named.
   */
  alike?: readonly string[];
  /** Whether it is the garage's own country: its values are all the others (home-country.ts). */
  isHome?: boolean;
  /** For a district: the part of it that was named. */
  area?: Area;
  /** Whether this is an abbreviation that is also an ordinary word: then it counts only where a place belongs. */
  shy?: boolean;
}

/** The meanings collected so far. */
export interface Meanings {
  /** Meanings by key, most likely first: those that were added earlier. */
  byKey: Map<string, readonly Meaning[]>;
  /** The words of each key, as they were first written. */
  spelt: Map<string, readonly string[]>;
  /** All words of all names. */
  words: Set<string>;
  /** Those of them, and the keys, that a slip or a like sound may mean. */
  loose: { words: Set<string>; keys: Set<string> };
  /** Words in the longest name. */
  reach(): number;
  /** Adds a meaning of a text, unless the text already means the same. `exact`: only as it is written. */
  add(text: string, meaning: Meaning, exact?: boolean): void;
}

/** Begins a collection without any. */
export function createMeanings(): Meanings {
  const byKey = new Map<string, readonly Meaning[]>();
  const spelt = new Map<string, readonly string[]>();
  const words = new Set<string>();
  const loose = { words: new Set<string>(), keys: new Set<string>() };
  let reach = 1;
  function add(text: string, meaning: Meaning, exact = false): void {
    const parts = wordsOf(text);
    const key = parts.join('');
    if (key === '') return;
    if (!spelt.has(key)) spelt.set(key, parts);
    for (const part of parts) words.add(part);
    if (!exact) {
      loose.keys.add(key);
      for (const part of parts) loose.words.add(part);
    }
    reach = Math.max(reach, parts.length);
    const meanings = byKey.get(key) ?? [];
    if (!meanings.some(({ field, value }) => field === meaning.field && value === meaning.value))
      byKey.set(key, [...meanings, meaning]);
  }
  return { byKey, spelt, words, loose, reach: () => reach, add };
}
