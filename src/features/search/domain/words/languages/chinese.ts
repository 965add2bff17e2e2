/** "3萬公里" is "3萬 km". */
import { type Language, words, year } from './replacements.ts';

const chineseDigits = '一二三四五六七八九';

export const chinese: Language = {
  says: /\p{Script=Han}/u,
  replacements: [
    ...Array.from(chineseDigits, (digit, at) => [words(`${digit}(?=[萬万])`), String(at + 1)] as const),
    [words('(?<=\\d[\\d,.]*[萬万]?)公里'), ' km '],
    [words('(?<=\\d[萬万]?)元?(?:到|至)(?=\\d)'), ' to '],
    [words('(?<=\\d)元'), ' 元 '],
    [words(`(?<=${year})年(?:以後|以后|之後|之后|以上)`), ' or above '],
    [words('(?:不要|除了|不含) ?(?=\\p{L})'), ' not '],
    [words('便宜(?:的)?'), ' cheap '],
  ],
};
