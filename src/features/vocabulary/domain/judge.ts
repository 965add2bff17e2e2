/** What may be taught: a text that means nothing else, and that no search uses with another meaning. */
import { yearOf } from '../../../kernel/dates.ts';
import { keyOf } from '../../catalogue/words.ts';
import type { Term } from '../../search/domain/names.ts';
import type { KnownCurrencies } from '../../search/domain/price-currency.ts';
import { anySearch, writeSearch } from '../../search/domain/search.ts';
import { nothingHeard } from '../../search/domain/words/heard-names.ts';
import type { Meaning } from '../../search/domain/words/meanings.ts';
import { noAreas } from '../../search/domain/words/said-areas.ts';
import { isOrdinaryWord, understand } from '../../search/domain/words/understand.ts';
import type { Vocabulary } from '../../search/domain/words/vocabulary.ts';

/** Null: it may be taught. */
export type Objection =
  /** It has no letter, or only one. */
  | { code: 'spelling-too-short' }
  /** It already means this. */
  | { code: 'spelling-known' }
  /** It means something else. */
  | { code: 'spelling-taken'; means: Meaning }
  /** Searches understand it as a figure, a wish or another kind of word: "2 lakh", "cheap", "black". */
  | { code: 'spelling-ordinary' };

/** Why a text cannot become a spelling of a name. */
export function objectionTo(
  text: string,
  term: Term,
  vocabulary: Vocabulary,
  known: KnownCurrencies,
): Objection | null {
  const key = keyOf(text);
  if (!/\p{L}/u.test(key) || [...key].length < 2) return { code: 'spelling-too-short' };
  const meanings = vocabulary.byKey.get(key) ?? [];
  if (meanings.some(({ field, value }) => field === term.kind && value === term.slug))
    return { code: 'spelling-known' };
  const [means] = meanings;
  if (means) return { code: 'spelling-taken', means };
  return isOrdinary(text, known) ? { code: 'spelling-ordinary' } : null;
}

/** Why a text cannot become the name of a make, or of a model of a make. `slug` is the slug it would get. */
export function objectionToName(
  { name, slug, make }: { name: string; slug: string; make: Term | null },
  vocabulary: Vocabulary,
  known: KnownCurrencies,
): Objection | null {
  const key = keyOf(name);
  // A model may be called "300", a make may not.
  if (make ? key === '' : !/\p{L}/u.test(key) || [...key].length < 2) return { code: 'spelling-too-short' };
  const kind = make ? 'model' : 'make';
  if (vocabulary.termOf(kind, slug)) return { code: 'spelling-known' };
  const means = vocabulary.byKey.get(key)?.find((meaning) => {
    // Two makes may have models of the same name; and a text that is only the beginning of names may become
    // one.
    if (make) return meaning.field === 'model' && meaning.make === make.slug && meaning.value !== slug;
    return meaning.field !== 'model' || meaning.plain;
  });
  if (means) return { code: 'spelling-taken', means };
  return !make && isOrdinary(name, known) ? { code: 'spelling-ordinary' } : null;
}

/** A vocabulary without names, to see whether a text has another meaning in searches. */
const nothingNamed: Vocabulary = {
  termOf: () => undefined,
  termById: () => undefined,
  models: [],
  roots: [],
  childrenOf: () => [],
  movedTo: () => [],
  categories: [],
  areas: new Map(),
  byKey: new Map(),
  reach: 1,
  saidAreas: noAreas,
  correct: (word) => word,
  heard: nothingHeard,
};

function isOrdinary(text: string, { currencies, meant }: KnownCurrencies): boolean {
  if (isOrdinaryWord(text)) return true;
  const typed = { ...anySearch, words: text };
  const { words, ...read } = understand(typed, nothingNamed, yearOf(new Date()), currencies, meant);
  return words === '' || writeSearch({ ...read, words: '' }) !== '';
}
