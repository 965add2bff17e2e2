/** "125er bis 3000" is "125 cc bis 3000". */
import { wordBegin, wordEnd } from '../patterns.ts';
import {
  beforeYear,
  beforeYears,
  behind,
  either,
  type Language,
  ofYears,
  refusing,
  whole,
  words,
} from './replacements.ts';

const behindAmount = behind('(?:thousand|million|k|mil)', '(?:euros?|€|¤|kms?|cc)');

export const german: Language = {
  replacements: [
    beforeYears('nicht vor', 'not before'),
    beforeYears('nicht nach', 'not after'),
    [words(`${wordBegin}vor${beforeYear}`), 'before '],
    [words(`${behindAmount}(?:oder|und) (?:neuer|später|mehr)${wordEnd}`), ' or above '],
    [words(`${behindAmount}oder (?:älter|weniger)${wordEnd}`), ' or below '],
    // A thousand in two groups, as in much of Europe; but no "R 1" of 200 cc.
    [words(`(?<![\\p{L}\\p{M}\\d.,-]|(?<!\\p{L})\\p{L} )([12]) (\\d{3})(?=\\s*ccm${wordEnd})`), '$1$2'],
    [words(`(?<=\\d\\s*)ccm${wordEnd}`), ' cc '],
    [words(`(?<=\\d ?)tkm${wordEnd}`), ' thousand km '],
    ofYears('baujahr|modelljahr|jahrg[aä]nge?|bj\\.?|(?:erst)?zulassung|ez'),
    whole('günstig(?:e[nrs]?)?|billig(?:e[nrs]?)?', 'cheap'),
    whole('(?:wenige?|geringe) (?:kms?|kilomet(?:er|res)|laufleistung)', 'low km'),
    whole('(?:1\\.?|erste[rn]?|aus erster) hand|1 (?:vor)?besitzer', '1 owner'),
    [
      words(
        `${wordBegin}(50|80|125|250|300|400|500|600|650|750|800|900|1000|1200)er(?= |$)(?! (?:dam|niche|mod{1,2}h?e|b?h?itore|upore|besh?i))`,
      ),
      '$1 cc ',
    ],
    [words(`${wordBegin}(rot|schwarz|weiß|blau|grün|gelb|grau|braun)e[nrsm]?${wordEnd}`), '$1'],
    whole('zu verkaufen', ' '),
    whole('(?:motor)?roller(?! (?:chain|bearing|set))', 'scooter'),
    either('oder'),
    refusing('außer'),
  ],
};
