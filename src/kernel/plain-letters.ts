/**
 * Letters as people type them who have no key for their marks: "koln" for "Köln", "sao paulo" for "São
 * Paulo".
 */

/** Letters that are no other letter with a mark on it, and how they are typed. */
const ownLetters: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', þ: 'th' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe' },
};
const ownLetter = new RegExp(`[${Object.keys(ownLetters).join('')}]`, 'g');

/**
 * A text in small letters without the marks on Latin letters; other scripts keep theirs, which are letters of
 * their own. The database stores words as this says (`search_unmarked()`), so that they are found by either
 * spelling.
 */
export function plainLetters(text: string): string {
  // Most texts are plain already.
  if (!/[^\0-\x7f]/.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/([a-z])[\u0300-\u036f]+/g, '$1')
    .normalize('NFKC')
    .replace(ownLetter, (letter) => ownLetters[letter] ?? letter);
}
