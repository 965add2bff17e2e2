/** Ordinary words that also name models. */
import type { Meaning } from './meanings.ts';
import { noise } from './ordinary-words.ts';

const modelsAlone = new Set(['metro', 'trigger', 'dream']);

interface Beside {
  /** The word directly before it. */
  before: { key: string } | undefined;
  /** All other words of the search. */
  others: readonly { text: string; key: string }[];
  /** Whether the search has a place already: the words that named it may have stood anywhere. */
  isPlaced: boolean;
}

/**
 * Meanings of such a name, typed as this key: alone, or beside nothing but a place, its model counts as if the make were named.
 * Directly behind a place it does not: "Dhaka Metro" begins number plates.
 */
export function asAlone(
  meanings: readonly Meaning[],
  key: string,
  { before, others, isPlaced }: Beside,
  isPlace: (key: string) => boolean,
): readonly Meaning[] {
  if (!modelsAlone.has(key) || isPlaced || (before && isPlace(before.key))) return meanings;
  if (!others.every((word) => noise.has(word.text) || isPlace(word.key))) return meanings;
  return meanings.map((meaning) =>
    meaning.field === 'model' && meaning.known ? { ...meaning, plain: true } : meaning,
  );
}
