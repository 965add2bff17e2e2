/** "niet meer dan 3000" is "under 3000". */
import { wordBegin, wordEnd } from '../patterns.ts';
import { beforeFigure, beforeYears, type Language, ofYears, whole, words, year } from './replacements.ts';

export const dutch: Language = {
  replacements: [
    beforeYears('niet v(?:oo|óó)r', 'not before'),
    beforeYears('niet na', 'not after'),
    [
      words(`${wordBegin}tussen (?:de )?(€? ?\\d[\\d.,]{0,10}(?: ?(?:euro|€))?) en${beforeFigure}`),
      'between $1 and ',
    ],
    [words(`(?<=\\d(?: ?(?:euro|€|km))? )tot${beforeFigure}`), 'to '],
    [
      words(
        `${wordBegin}(?:tot(?: maximaal)?|maximaal|hoogstens|(?:minder|goedkoper|niet meer) dan)${beforeFigure}`,
      ),
      'under ',
    ],
    [words(`${wordBegin}(?:meer dan|minstens|minimaal)${beforeFigure}`), 'over '],
    [words(`${wordBegin}voor (?=(?:€ ?)?\\d[\\d.,]{0,9} ?(?:euro|eur|€))`), ''],
    [words(`${wordBegin}voor\\s*(?=${year}(?! ?(?:euro|eur|€)))`), 'before '],
    [words(`${wordBegin}weinig (?:kms?|kilometers?)${wordEnd}`), 'low km'],
    [words(`${wordBegin}(?:1e|1ste|eerste) eigenaar${wordEnd}`), '1 owner'],
    [words(`${wordBegin}goedko(?:op|pe|opste)${wordEnd}`), 'cheap'],
    ofYears('bouwjaar'),
    whole('te koop|tweedehands', ' '),
  ],
};
