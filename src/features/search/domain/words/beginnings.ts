/** Words that also find longer ones that begin with them: "scratch" finds scratches. */

/** Letters of the shortest such word. */
const usualLength = 4;
/** Where a letter is a syllable or a word, two are enough: 横浜 is the city of 横浜市, and 강남 the district of 강남구. */
const syllables = /^[\p{Script=Han}\p{Script=Hangul}]{2}/u;
const syllabicLength = 2;

/** How many letters at the beginning of a word find longer ones; null where it finds only itself. */
export function lengthOfBeginning(word: string): number | null {
  if (syllables.test(word)) return syllabicLength;
  return word.length >= usualLength && !/^\d/.test(word) ? usualLength : null;
}
