/** Spanish, Portuguese and Italian say "and a half" behind their millions: "2 millones y medio", "um milhão e meio". */
import { wordBegin, wordEnd } from '../patterns.ts';
import { type Language, words } from './replacements.ts';

const millions = '(?:mill[oó]n(?:es)?|milh(?:ão|ao|ões|oes)|milion[ei])';
const andHalf = `(?:y|e) (?:medi[oa]|mei[oa]|mezzo)${wordEnd}`;

export const millionsAndAHalf: Language = {
  replacements: [
    [words(`${wordBegin}(?:un|um) ${millions} ${andHalf}`), '1.5 million'],
    [words(`(?<![\\d.,])(\\d{1,3}) ${millions} ${andHalf}`), '$1.5 million'],
  ],
};
