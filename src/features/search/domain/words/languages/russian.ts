/** "до 600 куб" is "до 600 cc". */
import { wordBegin, wordEnd } from '../patterns.ts';
import { beforeFigure, beforeYear, either, type Language, refusing, words, year } from './replacements.ts';

const behindScale = '(?<=\\d ?(?:(?:thousand|тыс(?:яч[аи]?)?|млн|k|million) ?)?)';
const limitBefore = '(?:under|over|after|before|from|от|до)';
const distance = `\\d{1,3}(?: ?\\d{3})?(?:[.,]\\d)?(?: ?(?:thousand|тысяч|k)${wordEnd})?`;
const noUnit = `(?![\\d.,]| ?(?:thousand|тысяч|(?:km|k|руб)${wordEnd}))`;

export const russian: Language = {
  says: /\p{Script=Cyrillic}/u,
  replacements: [
    [words(`(?<=\\d ?)(?:т\\.? ?р|тыс\\.? ?р(?:уб)?)\\.?${wordEnd}`), ' thousand руб '],
    [words(`(?<=\\d ?)тыс\\.?${wordEnd}`), ' thousand '],
    [words(`(?<=\\d ?)к${wordEnd}`), 'k '],
    [words(`${wordBegin}полмиллиона${wordEnd}`), '500 thousand'],
    [words(`(?<!\\d ?)${wordBegin}миллиона?${wordEnd}`), '1 million'],
    [words(`${behindScale}(?:рубл(?:ей|я|ь)|р\\.?)${wordEnd}`), ' руб '],
    [words(`${behindScale}(?:км\\.?|километр(?:ов|а)?)${wordEnd}`), ' km '],
    [
      words(`(?<=\\d ?)(?:куб(?:ик)?(?:ов|а|ах)?\\.?(?: ?см)?|см ?3|кубических сантиметров)${wordEnd}`),
      ' cc ',
    ],
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
    [words(`${wordBegin}год(?:а)?(?: выпуска)? (?=(?:${limitBefore} )?${year})`), ' '],
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
    either('или'),
    refusing('кроме'),
  ],
};
