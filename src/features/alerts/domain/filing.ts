/**
 * Where a saved search is filed. Each search has few keys, made of its most selective parts, and a listing
 * looks up all keys under which it could be wanted. So it meets the searches that name its model, make, place
 * or category, or a word in it, and no others. The keys only guarantee that no search is missed: each
 * candidate is then tested by the rules of a search.
 */
import { wholeParents } from '../../search/domain/chosen-names.ts';
import { withBeginnings } from '../../search/domain/names.ts';
import type { Search } from '../../search/domain/search.ts';
import { lengthOfBeginning } from '../../search/domain/words/beginnings.ts';
import { inOtherWords, type SaidAreas } from '../../search/domain/words/said-areas.ts';
import { searchedWords } from '../../search/domain/words/searched-words.ts';
import type { Vocabulary } from '../../search/domain/words/vocabulary.ts';

/** The parts of a listing that its keys are made of; names are slugs. */
export interface Filed {
  category: string;
  make: string | null;
  model: string | null;
  division: string | null;
  district: string | null;
  /** The words by which it can be found. */
  words: readonly string[];
}

/** The largest number of keys of one search; a search with more combinations leaves out parts of its keys. */
const mostKeys = 36;

const keyOf = (category: string, bike: string, place: string) => `${category}|${bike}|${place}`;
const nothing = [''] as const;
const orNothing = (values: readonly string[]) => (values.length === 0 ? nothing : values);

/** The key of the beginning by which a word also finds longer ones (src/features/search/data/words.ts); null where it has none. */
function keyOfHead(word: string): string | null {
  const length = lengthOfBeginning(word);
  return length === null ? null : `~${word.slice(0, length)}*`;
}
const keyOfWord = (word: string) => `~${word}`;

/** Of several words that must be there, each in any of its spellings, the one that is usually the rarest. */
function rarestOf(said: readonly (readonly string[])[]): readonly string[] {
  const length = ([word = '']: readonly string[]) => word.length;
  return said.reduce((longest, other) => (length(other) > length(longest) ? other : longest));
}

/** The keys of words that must all be there: those of one of them, in all its spellings. */
export function keysOfWords(words: readonly string[], areas: SaidAreas): string[] {
  const ways = inOtherWords(words, areas).map((part) => part.map(rarestOf));
  const rarest = rarestOf(ways.map(([first = []]) => first));
  const said = ways.find(([first]) => first === rarest)?.flat() ?? [];
  return [...new Set(said.map((word) => keyOfHead(word) ?? keyOfWord(word)))];
}

/** The keys under which a search is filed. */
export function keysOfSearch(search: Search, vocabulary: Vocabulary): string[] {
  const bikes = [...wholeParents(search, 'make', vocabulary), ...search.model];
  const words = searchedWords(search.words);
  if (bikes.length === 0 && words.length > 0) return keysOfWords(words, vocabulary.saidAreas);
  let places: readonly string[] = orNothing([
    ...wholeParents(search, 'division', vocabulary).map((slug) => `division:${slug}`),
    ...search.district.map((slug) => `district:${slug}`),
  ]);
  let categories: readonly string[] = orNothing(search.category);
  const many = () => Math.max(1, bikes.length) * places.length * categories.length > mostKeys;
  if (many()) categories = nothing;
  if (many()) places = nothing;
  return categories.flatMap((category) =>
    orNothing(bikes).flatMap((bike) => places.map((place) => keyOf(category, bike, place))),
  );
}

/** Every key under which a search that wants this listing may be filed. */
export function keysOfListing({ category, make, model, division, district, words }: Filed): string[] {
  const bikes = new Set([
    '',
    ...(make === null ? [] : [make]),
    ...(model === null ? [] : withBeginnings(model)),
  ]);
  const places = [
    '',
    ...(division === null ? [] : [`division:${division}`]),
    ...(district === null ? [] : [`district:${district}`]),
  ];
  const keys = new Set<string>();
  for (const kind of ['', category])
    for (const bike of bikes) for (const place of places) keys.add(keyOf(kind, bike, place));
  for (const word of words) {
    keys.add(keyOfWord(word));
    const head = keyOfHead(word);
    if (head !== null) keys.add(head);
  }
  return [...keys];
}
