/** "méně než 50 tisíc" is "under 50 thousand". */
import { wordBegin, wordEnd } from '../patterns.ts';
import {
  amount,
  before,
  beforeFigure,
  beforeYears,
  between,
  type Language,
  whole,
  words,
} from './replacements.ts';

export const czechAndSlovak: Language = {
  says: /tis(?:íc|\.?(?!\p{L}))|méně|menej|levn|nejvýše|maximál|víc|viac|nad |alespoň|minimál|ro[ck]|od \d|nov[ěš]|př?ed |star[sš]í|me[zd]z?i |naje|náje|lacn|majitel|sk[úu]t[er]/u,
  replacements: [
    [words(`(?<=\\d ?)(?:tisíc[ei]?|tis\\.?)${wordEnd}`), ' thousand '],
    before('méně než|menej ako|levnější než|nejvýše|maximálně|maximálne', 'under'),
    before('víc(?:e)? než|viac ako|nad|alespoň|minimálně', 'over'),
    beforeYears('od roku', 'from'),
    beforeYears('po roc?k?[eu]|novější než|novšie ako', 'after'),
    beforeYears('před rokem|pred rokom|před|starší než', 'before'),
    beforeYears('do roku', 'until'),
    between('mezi|medzi', 'a'),
    [words(`${wordBegin}od ${amount} do${beforeFigure}`), 'from $1 to '],
    [words(`${wordBegin}(?:najeto|nájezd|najeté)\\s*(?=(?:do|under|over|od) \\d|\\d)`), ' '],
    whole('levn[áýéě]|lacn[áýé]', 'cheap'),
    whole('(?:první|1\\.?) majitel', '1 owner'),
    whole('skútr|skúter', 'scooter'),
  ],
};
