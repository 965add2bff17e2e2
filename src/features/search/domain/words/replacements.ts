/** How the words of a language around figures become those that `findRanges` reads. */
import { pattern, wordBegin, wordEnd } from './patterns.ts';

export const year = '(?<!\\d)(?:19|20)\\d\\d(?!\\d)';
export const beforeFigure = '\\s*(?=(?:[€$₪¤]|(?:myr|zar|pen|usd|kr|sek) ?)?\\s*\\d)';
const beforeYear = `\\s*(?=${year})`;
const scale = '(?:thousand|million|lakh|k|mil|tis|ezer|mii|만|천|萬|万|אלף)';
const unit = '(?:€|euros?|euro|lei|ft|huf|ron|kr|sek|nok|dkk|kč|czk|km|cc|pln|₪|¤|원|元)';
/** Behind a figure with its scale and unit. */
const behind = `(?<=\\d ?(?:${scale} ?)?(?:${unit} ?)?)`;
export const amount = `(\\d[\\d .,]{0,11}(?: ?${scale})?(?: ?${unit})?)`;

export type Replacements = readonly (readonly [RegExp, string])[];
type Replacement = Replacements[number];

export const words = (source: string) => pattern(source, 'gu');
/** Words before a figure. */
export const before = (said: string, english: string): Replacement => [
  words(`${wordBegin}(?:${said})${beforeFigure}`),
  `${english} `,
];
/** Words before a year. */
export const beforeYears = (said: string, english: string): Replacement => [
  words(`${wordBegin}(?:${said})${beforeYear}`),
  `${english} `,
];
/** Words before and between two amounts. */
export const between = (from: string, to: string): Replacement => [
  words(`${wordBegin}(?:${from}) ${amount} (?:${to})${beforeFigure}`),
  'between $1 and ',
];
/** Words wherever they stand. */
export const whole = (said: string, english: string): Replacement => [
  words(`${wordBegin}(?:${said})${wordEnd}`),
  english,
];
/** Words behind an amount. */
export const after = (said: string, english: string): Replacement => [
  words(`${behind}(?:${said})${wordEnd}`),
  ` ${english} `,
];
