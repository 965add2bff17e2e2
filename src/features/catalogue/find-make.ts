/** Finds the make that a text names. */
import { everyModel, isOffer, longestMatch, type Match, makeIndex, modelIndexes } from './lookup.ts';
import { correctedWords } from './name-parts.ts';
import { namesThatAreWords, wordsNearNames } from './ordinary-words.ts';
import type { MakeRow } from './tables.ts';
import { keyOf, wordsOf, writtenWords } from './words.ts';

/** The words of a text as they are looked up, and as they are written. */
export interface TitleWords {
  words: readonly string[];
  written: readonly string[];
}

/** Reads a text. */
export function saidIn(text: string): TitleWords {
  return { words: correctedWords(text), written: writtenWords(text) };
}

/** No shorter word is a slip for a name that nothing else in the text bears out. */
const shortestSlip = 6;

/**
 * Whether one word is too little to name a make: an ordinary word close to a name ("stream" is no TVS Streak),
 * or a short one that is not even spelt like it.
 */
export function isDoubtful({ start, length }: Match<unknown>, { words, written }: TitleWords): boolean {
  const word = written[start] ?? '';
  if (length > 1 || word === words[start]) return false;
  const isSlip = wordsOf(word)[0] !== words[start];
  return wordsNearNames.has(word) || (isSlip && start > 0 && word.length < shortestSlip);
}

/** One or two letters ("MZ") are too little to name a make among other words. */
const shortestAmong = 3;

/**
 * Any make at the beginning of a text counts, unless it is also an ordinary word and another is named ("Zero km
 * Honda Biz"); later in the text only an unambiguous one, and a short one behind words of an offer ("Sprzedam MZ").
 */
export function findMake(said: TitleWords): Match<MakeRow> | null {
  const { words } = said;
  const first = longestMatch(words, makeIndex, (match) => match.start === 0 && !isDoubtful(match, said));
  const other = first && makeOfModel(first, words);
  if (other) return other;
  if (first && !first.row.word && !namesThatAreWords.has(first.key)) return first;
  return (
    longestMatch(
      words,
      makeIndex,
      (match) =>
        !match.row.word &&
        (match.key.length >= shortestAmong || isOffer(words.slice(0, match.start))) &&
        !isDoubtful(match, said),
    ) ??
    first ??
    makeBehindOffer(said)
  );
}

/** The make of a model that begins like the name of another make: "Metro Plus" is a TVS. Its own name is not in the text. */
function makeOfModel({ row, key }: Match<MakeRow>, words: readonly string[]): Match<MakeRow> | null {
  const other = row.alsoModelOf;
  const index = other === undefined ? undefined : modelIndexes.get(other);
  const model = index && longestMatch(words, index, ({ start }) => start === 0);
  const make = other === undefined ? undefined : makeIndex.byKey.get(keyOf(other));
  return make && model && model.key.length > key.length ? { row: make, start: 0, length: 0, key: '' } : null;
}

/**
 * A make that is also an ordinary word behind a year or an offer ("2021 Vento Nitrox", "Vendo Vento Nitrox"), unless a model
 * of another make is named ("Urgent sale, unique condition, R15"), or nothing but a distance: "Vendo, zero km".
 */
function makeBehindOffer(said: TitleWords): Match<MakeRow> | null {
  const { words } = said;
  const isBefore = (word: string) => /^(?:19|20)\d{2}$/.test(word) || isOffer([word]);
  const begin = words.findIndex((word) => !isBefore(word));
  if (begin < 1) return null;
  const match = longestMatch(words, makeIndex, (each) => each.start === begin && !isDoubtful(each, said));
  const behind = match === null ? [] : words.slice(begin + match.length);
  if (match === null || behind.length === 0 || /^kms?$/.test(behind[0] ?? '')) return null;
  const own = modelIndexes.get(match.row.name);
  const isOwn = own !== undefined && longestMatch(behind, own, ({ start }) => start === 0) !== null;
  return isOwn || longestMatch(behind, everyModel) === null ? match : null;
}
