/** "sotto i 3000" is "under 3000". */
import { wordBegin, wordEnd } from '../patterns.ts';
import {
  beforeFigure,
  beforeYear,
  beforeYears,
  type Language,
  ofYears,
  refusing,
  whole,
  words,
  year,
} from './replacements.ts';

export const italian: Language = {
  replacements: [
    beforeYears('non prima del', 'not before'),
    beforeYears('non dopo il', 'not after'),
    [
      words(
        `${wordBegin}(?:sotto (?:i|gli|le)|entro(?: (?:i|gli))?|(?:al )?massimo|non (?:più|oltre)(?: (?:di|i))?|fino ai)${beforeFigure}`,
      ),
      'under ',
    ],
    [words(`${wordBegin}(?:oltre i|più di|almeno|sopra i)${beforeFigure}`), 'over '],
    [words(`${wordBegin}da[il] ([€\\d.,]{1,12}(?: ?(?:mila|€|euro))?) a[il]?${beforeFigure}`), 'from $1 to '],
    [words(`${wordBegin}dopo (?:il )?${beforeYear}`), 'after '],
    [words(`${wordBegin}prima del ${beforeYear}`), 'before '],
    [words(`(?:${wordBegin}dal )?(${year}) in poi${wordEnd}`), '$1 or above '],
    [words(`${wordBegin}dal ${beforeYear}`), 'from '],
    [words(`(?<=\\d ?)(?:di )?cilindrata${wordEnd}`), ' cc '],
    [words(`${wordBegin}poch[ie] (?:km|chilometri)${wordEnd}`), 'low km'],
    [words(`${wordBegin}(?:unic[oa]|1|prim[oa]) proprietari[oa]${wordEnd}`), '1 owner'],
    ofYears('anno|modello|immatricolazione'),
    whole('poc[oa]s? (?:kms?|kilomet(?:er|res))', 'low km'),
    whole('prima mano', '1 owner'),
    whole('seconda mano', ' '),
    refusing('tranne'),
  ],
};
