/** How the words of a language around figures become those that `findRanges` reads. */
import { pattern, wordBegin, wordEnd } from '../patterns.ts';

/** Each pattern with what its words mean. The patterns of a language are looked for in this order. */
type Replacements = readonly (readonly [RegExp, string | ((found: string, ...groups: string[]) => string)])[];
type Replacement = Replacements[number];

export interface Language {
  /** By which a text shows that it may be in this language, as most searches are in none of them; without it, any text may be. */
  says?: RegExp;
  replacements: Replacements;
}

export const year = '(?<!\\d)(?:19|20)\\d\\d(?!\\d)';
export const beforeFigure = '\\s*(?=(?:[€$₪₽₱₺¤]|(?:myr|zar|pen|usd|kr|sek) ?)?\\s*\\d)';
export const beforeYear = `\\s*(?=${year})`;
const scale = '(?:thousand|million|lakh|k|mil|tis|ezer|mii|만|천|萬|万|אלף)';
const unit = '(?:€|euros?|euro|lei|ft|huf|ron|kr|sek|nok|dkk|kč|czk|km|cc|pln|₪|¤|원|元)';
/** Behind a figure with these scales and units, or in those of most languages. */
export const behind = (scales = scale, units = unit) => `(?<=\\d ?(?:${scales} ?)?(?:${units} ?)?)`;
export const amount = `(\\d[\\d .,]{0,11}(?: ?${scale})?(?: ?${unit})?)`;
/** What may stand between a word for years and the year, in the languages that have one. */
const limit =
  '(?:ab|bis|von|seit|mulai|dari|sampai|di ?atas|di ?bawah|desde|hasta|até|ate|a partir de|da|dal|fino al|vanaf|tot|voor|under|over|after|before|from|от|до)';

/** A pattern for words wherever they stand in a text. */
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
/** Words for "year" and "model", before a year that says so itself. */
export const ofYears = (said: string): Replacement => [
  words(`${wordBegin}(?:${said})\\s*(?=(?:${limit} )?${year})`),
  ' ',
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
  words(`${behind()}(?:${said})${wordEnd}`),
  ` ${english} `,
];
/** Words between two of which one is enough. */
export const either = (said: string): Replacement => [words(`(?<=\\S )(?:${said})(?= \\S)`), 'or'];
/** Words before what is not wanted. */
export const refusing = (said: string): Replacement => [words(`${wordBegin}(?:${said})(?= \\S)`), 'not'];
/** A figure with its scale, and what it counts behind it, where words for limits follow or end them. */
export const sum = (scale: string, money: string) =>
  `(\\d[\\d.,]{0,12}(?: ?(?:${scale}|thousand|million|k))?) ?(${money}|¤)?`;
