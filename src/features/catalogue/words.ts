/** Normalises the words of a motorcycle's name: one spelling, split at the same places, slips corrected. */

import { plainArabic } from '../../kernel/arabic-letters.ts';
import { toLatinDigits } from '../../kernel/figures.ts';
import { normalForm } from '../../kernel/normal-form.ts';
import { plainLetters } from '../../kernel/plain-letters.ts';
import { wordsOfAdverts } from './ordinary-words.ts';
import { synonyms } from './synonyms.ts';

/**
 * The normalised words of a name: "YZF-R15 V2.0" gives yzf r 15 v 2, "পালসার ১৫০" gives pulsar 150. Letters
 * are split from digits because people write "NS200", "NS 200" and "ns-200" for the same motorcycle.
 */
export function wordsOf(text: string): string[] {
  return writtenWords(text).map((word) => synonyms.get(word) ?? word);
}

/** The same without synonyms: words as written, without diacritics on Latin letters and variants of Arabic ones. */
export function writtenWords(text: string): string[] {
  const plain = plainArabic(plainLetters(toLatinDigits(normalForm(text, 'NFKC')).toLowerCase()))
    .replace(/[\p{Cf}'’`]/gu, '')
    // "ק.ט.מ" is KTM.
    .replace(/(?<=\p{Script=Hebrew})\.(?=\p{Script=Hebrew})/gu, '')
    .replace(/\+/g, ' plus ');
  const words = plain.match(/\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu) ?? [];
  return words.map((word) => (/^\d/.test(word) ? String(Number(word)) : word));
}

const inOtherScripts = [...synonyms].filter(([word]) => /^[^\p{Script=Latin}\d]/u.test(word));

/** Meanings of words in other scripts with this prefix: "পাল" gives pulsar. */
export function meantFrom(beginning: string): string[] {
  const found = inOtherScripts.filter(([word]) => word.startsWith(beginning));
  return [...new Set(found.map(([, meaning]) => meaning))];
}

const slips = [...synonyms].filter(([word, meaning]) => /^[a-z]/.test(word) && meaning.length > 1);

/** Meanings of slips in Latin letters with this prefix: "pals" gives pulsar, as "palser" is one of its slips. */
export function meantBySlips(beginning: string): string[] {
  const found = slips.filter(([word]) => word.startsWith(beginning));
  return [...new Set(found.map(([, meaning]) => meaning))];
}

/** The lookup key of a spelling: its words without separators. */
export function keyOf(text: string): string {
  return wordsOf(text).join('');
}

const shortestCorrected = 5;
/** A longer word is no name; and looking for its slips takes memory with the square of its length. */
const longestCorrected = 40;

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));
}

const sorted = (word: string) => Array.from(word).sort().join('');
const withoutDoubles = (word: string) => word.replace(/(.)\1/gu, '$1');

/**
 * Whether words of one length that are alike but for one letter of each are one slip apart: a wrong letter, one in another
 * place ("Kawaksai"), or the wrong one doubled ("Benneli"). Haoda is no Honda.
 */
function isOneSlip(word: string, other: string): boolean {
  const wrong = Array.from(word).filter((letter, place) => letter !== other[place]);
  return (
    wrong.length === 1 || sorted(word) === sorted(other) || withoutDoubles(word) === withoutDoubles(other)
  );
}

/**
 * Creates a corrector for one wrong letter (missing, added, wrong or swapped), for words of five letters or
 * more whose first letter is right. It returns the word itself when it is known, or close to no known word. `right`: words that
 * are no slips either, but for which none is taken.
 */
export function correctorFor(
  vocabulary: Iterable<string>,
  right: Iterable<string> = [],
): (word: string) => string {
  const known = new Set(vocabulary);
  const noSlips = new Set(right);
  const near = new Map<string, string>();
  for (const word of known) {
    if (word.length < shortestCorrected || /\d/.test(word)) continue;
    for (const variant of withoutOneLetter(word)) if (!near.has(variant)) near.set(variant, word);
  }
  const remembered = new Map<string, string>();

  function correct(word: string): string {
    for (const variant of withoutOneLetter(word)) {
      if (variant[0] !== word[0]) continue;
      if (known.has(variant) && variant.length >= shortestCorrected) return variant;
      const found = near.get(variant);
      if (found !== undefined && isOneSlip(word, found)) return found;
    }
    return word;
  }

  return (word) => {
    const mayBeSlip = word.length >= shortestCorrected - 1 && word.length <= longestCorrected;
    if (!mayBeSlip || /\d/.test(word) || known.has(word)) return word;
    if (noSlips.has(word) || wordsOfAdverts.has(word)) return word;
    const missing = near.get(word);
    if (missing?.[0] === word[0] && missing !== undefined) return missing;
    if (word.length < shortestCorrected) return word;
    let corrected = remembered.get(word);
    if (corrected === undefined) {
      // Exports repeat the same slips, so cache them; but an endless variety of words must not fill the
      // memory.
      if (remembered.size > 20_000) remembered.clear();
      corrected = correct(word);
      remembered.set(word, corrected);
    }
    return corrected;
  };
}
