type NormalForm = 'NFC' | 'NFD' | 'NFKC' | 'NFKD';

/** More marks than any language puts on a letter (UAX #15, Stream-Safe Text Format). */
const mostMarks = 30;
// Marks, and the two half-width signs that the compatible forms make marks of.
const mark = String.raw`[\p{M}\uFF9E\uFF9F]`;
const isPiled = new RegExp(`${mark}{${mostMarks + 1}}`, 'u');
// In pieces: V8 has no room to match a million at once.
const piledMarks = new RegExp(`(?<=${mark}{${mostMarks}})${mark}{1,1000}`, 'gu');

/**
 * A text in one of Unicode's normal forms, with at most thirty marks on a letter. What people typed is normalised by this
 * function only: marks are sorted one by one, so that a minute goes by over some hundred thousand on the same letter.
 */
export function normalForm(text: string, form: NormalForm): string {
  const isSafe = text.length <= mostMarks || !isPiled.test(text);
  return (isSafe ? text : text.replace(piledMarks, '')).normalize(form);
}
