/** Bangladesh says units in either script: "১০ হাজার কিমির", "10 hajar kilo", "150 cici". */
import { wordBegin, wordEnd } from '../patterns.ts';
import { type Language, words } from './replacements.ts';

const suffix = '(?:টার|এর|ের|র|তে|ে)';
const end = '(?![\\p{L}\\p{M}])';
const thousands = '(?:k|hajar|hazar|thousand|হাজার)';
/** As many as a motorcycle has run: a smaller figure of kilos is a weight. */
const distance = `(?:\\d{4,6}|\\d{1,3},\\d{3}|\\d{1,3}(?:\\.\\d)? ?${thousands})`;

const lastMonth = 12;
/** Nobody looks for motorcycles of more years. */
const mostYears = 25;
const years = words(
  '(?<![\\p{L}\\p{M}\\p{N}.,/-])((?:19|20)(\\d\\d)) ?[-/] ?(\\d\\d)(?![\\p{L}\\p{N}.,/-]|,\\d| ?(?:k|hajar|hazar|thousand|lakhs?|lacs?|crores?|kms?|cc|হাজার|লাখ|লক্ষ|কোটি|কিমি|সিসি)(?![\\p{L}\\p{M}]))(?=( (?:er )?(?:models?|মডেল))?)',
);

export const bangla: Language = {
  replacements: [
    // Only where nothing stands before it: of a "Splendor 100cc Plus" it is the name.
    [
      words(`^(\\d{2,4} ?cc|\\d[\\d.]{0,4} ?(?:lakhs?|lacs?|k|hajar|hazar)) plus(?= (?:bikes?|gari|er)|$)`),
      '$1 or more',
    ],
    [words(`(?<![\\p{L}\\p{M}])(কিমি|কিলোমিটার|সিসি)${suffix}${end}`), '$1 '],
    [words(`(?<=\\d ?(?:${thousands} ?)?)(?:কি\\.? ?মি\\.?|কিঃ ?মিঃ?)${end}`), ' km '],
    [words(`(?<![\\d.,])(${distance}) ?(?:kilos?|কিলো)(?:r|er|র|এর)?${end}`), '$1 km '],
    [
      words(`(?<=(?<![\\d.,])\\d{2,4} ?)(?:cici|sisi|c\\.? ?c\\.?|সি ?\\.? ?সি\\.?)(?:r|er|র|এর)?${end}`),
      ' cc ',
    ],
    [words(`${wordBegin}(?:bib?h?ag|bivag|vibhag)(?:e|er)?${end}`), 'division'],
    // A version: "fzs vs3".
    [words(`${wordBegin}vs([2-4])${wordEnd}`), 'v$1'],
    // "2018-20" are years, and so is "2009-12" as models; otherwise that is a month. "2018 - 25 hajar km" is a year and a distance.
    [
      years,
      (found, from = '', first = '', last = '', ofModels = '') => {
        const span = Number(last) - Number(first);
        const isYear = span > 0 && span <= mostYears && (Number(last) > lastMonth || ofModels !== '');
        return isYear ? `${from}-${from.slice(0, 2)}${last}` : found;
      },
    ],
  ],
};
