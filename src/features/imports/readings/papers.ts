/**
 * Reads what exports say about a motorcycle's papers. What cannot be understood is left out: a guess would be
 * a promise.
 */
import { readableText } from '../../../kernel/figures.ts';
import type { Registration } from '../../listings/domain/papers.ts';

function wordsFor<Meaning>(meanings: readonly (readonly [Meaning, string])[]): ReadonlyMap<string, Meaning> {
  return new Map(
    meanings.flatMap(([meaning, words]) =>
      words.split(', ').map((word) => [readableText(word), meaning] as const),
    ),
  );
}

const registrationWords = wordsFor<Registration>([
  [
    'seller',
    'seller, own, own name, in own name, my name, in my name, self, seller’s name, nijer name, nij name',
  ],
  ['seller', 'chính chủ, chinh chu, đúng chủ, atas nama sendiri, a/n sendiri, an sendiri, nama sendiri'],
  [
    'seller',
    'a mi nombre, a nombre del vendedor, em meu nome, no meu nome, em nome do vendedor, kwa jina langu',
  ],
  ['seller', 'নিজ, নিজের, নিজ নামে, নিজের নামে, আমার নামে, বিক্রেতার নামে'],
  ['somebody-else', 'somebody-else, somebody else, someone else, somebody else’s name, someone else’s name'],
  ['somebody-else', 'other person, another person, other’s name, previous owner, previous owner’s name'],
  ['somebody-else', 'অন্যের নামে, অন্য নামে, অন্য কারো নামে, আগের মালিকের নামে, পূর্বের মালিকের নামে'],
  ['none', 'not registered, not registered yet, unregistered, no registration, without registration'],
  ['none', 'অনিবন্ধিত, নিবন্ধন নেই, নিবন্ধন হয়নি, রেজিস্ট্রেশন নেই, রেজিস্ট্রেশন হয়নি, রেজিস্ট্রেশন ছাড়া'],
]);

const receiptWords = wordsFor<boolean>([
  [true, 'yes, y, true, available, there, have, ache, আছে, হ্যাঁ, হ্যা'],
  [false, 'no, n, false, not there, missing, lost, nei, নেই, নাই, না'],
]);

/** With one kind of apostrophe, and no full stop at the end. */
const keyOf = (text: string) => readableText(text).replaceAll("'", '’').replace(/\.$/, '');

/**
 * In whose name it is registered; null where the text does not clearly say: "registered" may be in anybody's.
 */
export function readRegistration(text: string): Registration | null {
  return registrationWords.get(keyOf(text)) ?? null;
}

/** Whether there is a sale receipt; null where the text does not clearly say. */
export function readReceipt(text: string): boolean | null {
  return receiptWords.get(keyOf(text)) ?? null;
}
