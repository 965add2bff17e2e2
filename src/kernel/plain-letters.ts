/** Letters as people type them without diacritics: "koln" for "Köln", "sao paulo" for "São Paulo", "αθηνα" for "Αθήνα". */

import { normalForm } from './normal-form.ts';

/** Letters that Unicode does not decompose, and how people type them. */
const ownLetters: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', þ: 'th' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe' },
  // The sigma at the end of a word, which capitals do not tell from others.
  ς: 'σ',
};
const ownLetter = new RegExp(`[${Object.keys(ownLetters).join('')}]`, 'g');

/**
 * A text in lower case without diacritics on Latin and Greek letters. Marks of other scripts stay, because they are
 * letters of their own. The database indexes words the same way (`search_unmarked()`), so that either
 * spelling finds them.
 */
export function plainLetters(text: string): string {
  // Most texts are ASCII.
  if (!/[^\0-\x7f]/.test(text)) return text;
  return normalForm(text, 'NFKD')
    .replace(/([a-zα-ω])[\u0300-\u036f]+/g, '$1')
    .normalize('NFKC')
    .replace(ownLetter, (letter) => ownLetters[letter] ?? letter);
}
