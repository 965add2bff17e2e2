/** What people join to the end of a name: the endings of Bangla, in its own and in Latin letters. */
import { keyOf } from '../../../catalogue/words.ts';

/** Case endings: "ঢাকায়" is in Dhaka, "ঢাকার" of Dhaka. */
const ending = new RegExp('(?<=[\\u0980-\\u09ff]{2})(?:য়|তে|ের|র|ে)$'.normalize('NFKC'), 'u');

/** The words for "the" and "all of the", before such an ending. */
const article = new RegExp('(?<=[\\u0980-\\u09ff]{2})(?:টা|টি|গুলো|গুলি)$'.normalize('NFKC'), 'u');

/** The case endings in Latin letters: "savare" is in Savar. */
const latinEnding = /(?<=^[a-z]{4,})(?:te|er|e|r|y)$/;

/** A shorter word is not heard without its ending. */
const shortestBare = 5;

/** The key of a word without a case ending: a name that the catalogue spells in Latin letters is known by those. */
export function withoutEnding(key: string): string {
  const short = key.replace(ending, '');
  return short === key ? key : keyOf(short);
}

/** A key without a case ending in Latin letters, which only the name of a place can have. */
export function withoutLatinEnding(key: string): string {
  return key.replace(latinEnding, '');
}

/** A word as it is, and without what may be joined to it, to be heard. */
export function bareForms(word: string): string[] {
  const shorter = word.replace(ending, '');
  const forms = new Set([word, shorter, word.replace(article, ''), shorter.replace(article, '')]);
  return [...forms].filter((form) => form === word || form.length >= shortestBare);
}

/** Words of money before the "in" of "budget e bike". */
const ofMoney = new Set('budget dam taka tk lakh lac hajar hazar modhe moddhe moddhye'.split(' '));

/**
 * Whether the "e" before "bike" is the Bangla "in" of the word before it, which people also write apart: "savar e bike", "mirpur 10 e
 * bike", "2 lakh budget e 150cc bike". Elsewhere an "e bike" is electric.
 */
export function isEndingApart(
  e: { text: string; end: number } | undefined,
  bike: { text: string; start: number } | undefined,
  before: { text: string } | undefined,
  isPlace: (word: string) => boolean,
): boolean {
  if (e?.text !== 'e' || !bike || !/^bikes?$/.test(bike.text)) return false;
  if (bike.start > e.end + 1) return true;
  return (
    before !== undefined &&
    (/^\d{1,2}$/.test(before.text) || ofMoney.has(before.text) || isPlace(before.text))
  );
}
