/** "50k pababa" is "50k or below", and "hanggang 60k" "under 60k". */
import { wordBegin, wordEnd } from '../patterns.ts';
import { beforeFigure, behind, type Language, words } from './replacements.ts';

const behindAmount = behind('(?:thousand|million|k)', '(?:php|pesos?|₱|¤|kms?|cc|model)');

export const tagalog: Language = {
  replacements: [
    [words(`${behindAmount}(?:pababa|and (?:below|under))${wordEnd}`), ' or below '],
    [words(`${behindAmount}pataas${wordEnd}`), ' or above '],
    [
      words(
        `${wordBegin}(?:hanggang|mababa sa|mas mababa sa|wala pang|(?:hindi|di) lalagpas(?: (?:sa|ng))?)${beforeFigure}`,
      ),
      'under ',
    ],
    [
      words(`${wordBegin}(?:higit(?: sa)?|mahigit|lagpas(?: (?:sa|ng))?|mula(?: sa)?)${beforeFigure}`),
      'over ',
    ],
    [words(`${wordBegin}mura(?:ng|ng-mura)?${wordEnd}`), 'cheap'],
  ],
};
