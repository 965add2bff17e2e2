/**
 * Limits, years, units and owners of Italian, French, Dutch, Spanish and Russian in the words that `findRanges` reads: "sotto i
 * 3000" is "under 3000", and "до 600 куб" is "до 600 cc".
 */
import { pattern, wordBegin, wordEnd } from './patterns.ts';

const year = '(?<!\\d)(?:19|20)\\d\\d(?!\\d)';
const beforeFigure = '\\s*(?=[€$₽¤]?\\s*\\d)';
const beforeYear = `\\s*(?=${year})`;
/** Words that may stand between a word for years and the year. */
const limit = '(?:ab|da|dal|desde|hasta|vanaf|tot|voor|under|over|after|before|from|от|до)';
const scale = '(?:thousand|тыс(?:яч[аи]?)?|млн|k|mila|mille|mil|million)';
/** Behind a figure with its scale. */
const behind = `(?<=\\d ?(?:${scale} ?)?)`;

type Replacements = readonly (readonly [RegExp, string])[];
const words = (source: string) => pattern(source, 'gu');

const millions = '(?:mill[oó]n(?:es)?|milh(?:ão|ao|ões|oes)|milion[ei])';
const andHalf = `(?:y|e) (?:medi[oa]|mei[oa]|mezzo)${wordEnd}`;

const latin: Replacements = [
  // "Not before" and "not after", ahead of each language's own "before".
  [words(`${wordBegin}(?:pas avant|non prima del|nicht vor|niet v(?:oo|óó)r)${beforeYear}`), 'not before '],
  [words(`${wordBegin}(?:pas après|non dopo il|nicht nach|niet na)${beforeYear}`), 'not after '],
  // Portuguese, whose "antes de" was understood before.
  [words(`${wordBegin}não (?=(?:before|after)${beforeYear})`), 'not '],
  // Spanish, Portuguese and Italian: "2 millones y medio", "um milhão e meio".
  [words(`${wordBegin}(?:un|um) ${millions} ${andHalf}`), '1.5 million'],
  [words(`(?<![\\d.,])(\\d{1,3}) ${millions} ${andHalf}`), '$1.5 million'],
  // Italian.
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
  // French. Superscript figures are plain ones here.
  [words(`${wordBegin}(?:sous|(?:en |au[ -])dessous d[e’'])${beforeFigure}`), 'under '],
  [words(`${wordBegin}au[ -]dessus d[e’']${beforeFigure}`), 'over '],
  [words(`${wordBegin}à (?=(?:moins|plus) de )`), ''],
  [words(`(?<=\\d ?)(?:cm ?3|cmc)${wordEnd}`), ' cc '],
  [words(`${wordBegin}après${beforeYear}`), 'after '],
  [words(`${wordBegin}avant${beforeYear}`), 'before '],
  [words(`${wordBegin}1 ?(?:è|e)?re main${wordEnd}`), '1 owner'],
  [words(`${wordBegin}pas (?:trop )?chères?${wordEnd}`), 'cheap'],
  // German.
  [words(`${wordBegin}vor${beforeYear}`), 'before '],
  // Dutch.
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
  [words(`${wordBegin}(?:te koop|tweedehands|seconda mano|d['’]occasion|occasion)${wordEnd}`), ' '],
  // "For sale": each of these words alone has other meanings.
  [
    words(
      `${wordBegin}(?:zu verkaufen|se vende[nm]?|vende[nm]?-se|[àa] venda|en venta|a la venta|na sprzeda[żz])${wordEnd}`,
    ),
    ' ',
  ],
  // Spanish.
  [words(`${wordBegin}(?:por )?debajo de${beforeFigure}`), 'under '],
  [words(`${wordBegin}(?:por encima|arriba) de${beforeFigure}`), 'over '],
  [words(`${wordBegin}desde el${beforeYear}`), 'from '],
  [
    words(`${wordBegin}cilindra(?:je|da) (?:de )?(\\d{2,4}) ?(?:-|a) ?(\\d{2,4})(?: ?cc)?(?![\\d.,])`),
    '$1-$2 cc ',
  ],
  [words(`${wordBegin}cilindra(?:je|da) (?:de )?(\\d{2,4})(?: ?cc)?(?![\\d.,]| ?(?:-|a) ?\\d)`), '$1 cc '],
  [words(`${wordBegin}(?:bouwjaar|modelo|modello|immatricolazione)\\s*(?=(?:${limit} )?${year})`), ' '],
];

const distance = `\\d{1,3}(?: ?\\d{3})?(?:[.,]\\d)?(?: ?(?:thousand|тысяч|k)${wordEnd})?`;
const noUnit = `(?![\\d.,]| ?(?:thousand|тысяч|(?:km|k|руб)${wordEnd}))`;

const russian: Replacements = [
  [words(`(?<=\\d ?)(?:т\\.? ?р|тыс\\.? ?р(?:уб)?)\\.?${wordEnd}`), ' thousand руб '],
  [words(`(?<=\\d ?)тыс\\.?${wordEnd}`), ' thousand '],
  [words(`(?<=\\d ?)к${wordEnd}`), 'k '],
  [words(`${wordBegin}полмиллиона${wordEnd}`), '500 thousand'],
  [words(`(?<!\\d ?)${wordBegin}миллиона?${wordEnd}`), '1 million'],
  [words(`${behind}(?:рубл(?:ей|я|ь)|р\\.?)${wordEnd}`), ' руб '],
  [words(`${behind}(?:км\\.?|километр(?:ов|а)?)${wordEnd}`), ' km '],
  [words(`(?<=\\d ?)(?:куб(?:ик)?(?:ов|а|ах)?\\.?(?: ?см)?|см ?3|кубических сантиметров)${wordEnd}`), ' cc '],
  [
    words(
      `${wordBegin}(?:не (?:дороже|более|больше|выше)|(?<!не )(?:дешевле|меньше|менее)|максимум|макс\\.?|в пределах)(?: чем)?${beforeFigure}`,
    ),
    'under ',
  ],
  [words(`${wordBegin}(?:не старше|начиная с|с)${beforeYear}`), 'from '],
  [words(`${wordBegin}не (?:новее|моложе)${beforeYear}`), 'until '],
  [words(`${wordBegin}(?:после|(?<!не )(?:новее|моложе))${beforeYear}`), 'after '],
  [words(`${wordBegin}(?<!не )старше${beforeYear}`), 'before '],
  [words(`(?<=from ${year} )по${beforeYear}`), 'to '],
  [
    words(
      `${wordBegin}(?:не (?:менее|меньше|дешевле|ниже)|дороже|больше|более|свыше|минимум)(?: чем)?${beforeFigure}`,
    ),
    'over ',
  ],
  [words(`${wordBegin}(?:около|примерно|в районе|за)${beforeFigure}`), ' '],
  [words(`(?<=${year} ?)(?:год(?:а|у|ов)?|г\\.? ?в\\.?|г\\.?)${wordEnd}`), ' '],
  [words(`${wordBegin}год(?:а)?(?: выпуска)? (?=(?:${limit} )?${year})`), ' '],
  // A distance says so, also without a unit.
  [
    words(`${wordBegin}(?:с )?пробег(?:ом|а)? ((?:от )?${distance} ?(?:до|to|-) ?${distance})${noUnit}`),
    '$1 km ',
  ],
  [
    words(
      `${wordBegin}(?:с )?пробег(?:ом|а)? ((?:до|от|under|over) )?(${distance})${noUnit}(?! ?(?:до|to|-) ?\\d)`,
    ),
    '$1$2 km ',
  ],
  [words(`${wordBegin}(?:с )?пробег(?:ом)? (?=(?:(?:до|от|under|over) )?\\d)`), ' '],
  [words(`${wordBegin}(?:с )?(?:мал|небольш|маленьк)(?:ый|ой|им|ым|ий) пробег(?:ом)?${wordEnd}`), 'low km'],
  [
    words(
      `${wordBegin}(?:один|1(?:-?й)?|первый|единственный|с одним) (?:хозяин|владелец|владельцем|хозяином)${wordEnd}`,
    ),
    '1 owner',
  ],
  [words(`${wordBegin}(?:2|два) (?:хозяина|владельца)${wordEnd}`), '2 owners'],
  [words(`${wordBegin}(?:не ?дорог(?:о|ой|ие|ая)|д[её]шев(?:о|ый|ые|ая))${wordEnd}`), 'cheap'],
  [words(`${wordBegin}(?:скутер(?:ы|а|ов)?|мотороллер(?:ы)?)${wordEnd}`), 'scooter'],
];
const anyCyrillic = /\p{Script=Cyrillic}/u;

/** A text in `readableText` form with these words around figures in English. */
export function withFiguresOfEurope(text: string): string {
  const all = anyCyrillic.test(text) ? [...russian, ...latin] : latin;
  return all.reduce((read, [said, english]) => {
    const now = read.replace(said, english);
    return now === read ? read : now.replace(/ {2,}/g, ' ');
  }, text);
}
