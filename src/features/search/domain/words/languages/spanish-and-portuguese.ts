/** "antes de 2015" is "before 2015", and "2020 em diante" "2020 or above". */
import { wordBegin, wordEnd } from '../patterns.ts';
import {
  before,
  beforeFigure,
  beforeYear,
  beforeYears,
  behind,
  either,
  type Language,
  ofYears,
  refusing,
  whole,
  words,
  year,
} from './replacements.ts';

const behindAmount = behind('(?:thousand|million|k|mil)', '(?:pesos?|reais|euros?|€|¤|kms?|cc|model)');

export const spanishAndPortuguese: Language = {
  says: /antes|despu|depois|posterior|pa?ra (?:arriba|cima|frente)|adelante|or above|mayor|maior|menor|superior|inferior|[kq]uil|kil[oó]metros|palo|luca|d[oó]lares|que no|con |não|debajo|arriba|encima|desde|cilindra|diante|trás|a[nñ]o|modelo|barat|econ[oôó]|pouc|poc[oa]|baix|baj|[uú]nic|don[oa]|vende|vend?a|venta| ou |exce/u,
  replacements: [
    beforeYears('antes d[eo]l?(?: a[nñ]o| ano)?', 'before'),
    beforeYears('(?:despu[eé]s|depois) d[eo]l?(?: a[nñ]o| ano)?|posterior(?:es)? al?', 'after'),
    [words(`${wordBegin}del? (?=${year} (?:en adelante|or above|pa?ra (?:arriba|cima|frente)))`), ' '],
    [words(`(?<=${year} )pa?ra (?:arriba|cima|frente)${wordEnd}`), 'or above'],
    before('(?:mayor(?:es)?|superior(?:es)?) (?:al?|de)|maior(?:es)? (?:do )?que', 'over'),
    before('(?:menor(?:es)?|inferior(?:es)?) (?:al?|de)|menor(?:es)? (?:do )?que', 'under'),
    [words(`(?<=\\d ?(?:mil ?)?)(?:kil[oó]metros|quil[oôó]metros)${wordEnd}`), ' km '],
    [words(`(?<=\\d ?)palos?${wordEnd}`), ' million '],
    [words(`(?<=\\d ?)lucas?${wordEnd}`), ' mil '],
    [words(`(?<=\\d ?(?:(?:mil|million|millones) ?)?)d[oó]lares${wordEnd}`), ' usd '],
    whole('(?:y )?que no sean?', 'no'),
    [words(`${wordBegin}con (?=(?:menos|m[aá]s|under|over|poc)[ oa])`), ' '],
    // "Antes de" was understood just now.
    [words(`${wordBegin}não (?=(?:before|after)${beforeYear})`), 'not '],
    [words(`${wordBegin}(?:por )?debajo de${beforeFigure}`), 'under '],
    [words(`${wordBegin}(?:por encima|arriba) de${beforeFigure}`), 'over '],
    [words(`${wordBegin}desde el${beforeYear}`), 'from '],
    [
      words(`${wordBegin}cilindra(?:je|da) (?:de )?(\\d{2,4}) ?(?:-|a) ?(\\d{2,4})(?: ?cc)?(?![\\d.,])`),
      '$1-$2 cc ',
    ],
    [words(`${wordBegin}cilindra(?:je|da) (?:de )?(\\d{2,4})(?: ?cc)?(?![\\d.,]| ?(?:-|a) ?\\d)`), '$1 cc '],
    [words(`${behindAmount}(?:em diante|en adelante)${wordEnd}`), ' or above '],
    [words(`${behindAmount}para trás${wordEnd}`), ' or below '],
    ofYears('ano|año|modelo'),
    whole('barat[oa]s?|econ[oôó]mic[oa]s?', 'cheap'),
    whole(
      '(?:pouc[oa]s?|poc[oa]s?|baixa|baj[oa]) (?:kms?|kil[oó]metros|quil[oóô]metros|kilometraje|kilom[eé]trage|quilometragem)',
      'low km',
    ),
    whole('(?:km|kilometer) (?:bajos?|baixos?)', 'low km'),
    whole('[uú]nic[oa] (?:don[oa]|due[nñ][oa])|1 don[oa]', '1 owner'),
    // "For sale": each of these words alone has other meanings.
    whole('se vende[nm]?|vende[nm]?-se|[àa] venda|en venta|a la venta', ' '),
    either('ou'),
    refusing('exceto|excepto'),
  ],
};
