/**
 * Where a saved search is filed. Each search has few keys, made of its most selective parts, and a listing
 * looks up all keys under which it could be wanted. So it meets the searches that name its model, make, place
 * or category, or a word in it, and no others. The keys only guarantee that no search is missed: each
 * candidate is then tested by the rules of a search.
 */
import { sameWords } from '../../../kernel/same-words.ts';
import { wholeParents } from '../../search/domain/chosen-names.ts';
import type { Names } from '../../search/domain/names.ts';
import type { Search } from '../../search/domain/search.ts';
import { searchedWords } from '../../search/domain/words/understand.ts';

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

/**
 * Words of at least this length also find longer words that begin with them
 * (src/features/search/data/words.ts).
 */
const headLength = 4;
const findsBeginnings = (word: string) => word.length >= headLength && !/^\d/.test(word);
const keyOfHead = (word: string) => `~${word.slice(0, headLength)}*`;
const keyOfWord = (word: string) => `~${word}`;

/** The keys under which a search is filed. */
export function keysOfSearch(search: Search, vocabulary: Names): string[] {
  const bikes = [...wholeParents(search, 'make', vocabulary), ...search.model];
  const words = searchedWords(search.words);
  if (bikes.length === 0 && words.length > 0) {
    // The longest word is usually the rarest.
    const word = words.reduce((longest, other) => (other.length > longest.length ? other : longest));
    return sameWords(word).map((same) => (findsBeginnings(same) ? keyOfHead(same) : keyOfWord(same)));
  }
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

/** A slug with all its beginnings, because the slug of a model family is a beginning of its models'. */
function withBeginnings(slug: string): string[] {
  const parts = slug.split('-');
  return parts.map((_, end) => parts.slice(0, end + 1).join('-'));
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
    if (findsBeginnings(word)) keys.add(keyOfHead(word));
  }
  return [...keys];
}
