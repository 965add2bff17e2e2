/**
 * "تحت ١٠٠ ألف" is "under 100 thousand". Letters that people leave out or exchange are the same: "الف" and "ألف", "حوالى" and
 * "حوالي".
 */
import { anySpelling } from '../../../../../kernel/arabic-letters.ts';
import { type Language, whole, words } from './replacements.ts';

const pattern = (source: string) => new RegExp(anySpelling(source), 'gu');

const begin = '(?<![\\p{L}\\p{M}])';
const end = '(?![\\p{L}\\p{M}])';
/** "ل50", "و 100": words that are written together with a figure. */
const joined = '\\s*(?=\\d)';
const behindFigure = '(?<=\\d ?)';
const money = '(?:جنيه(?:ا|ات)?|ريال(?:ات)?|درهم|دراهم|دينار|دولار|¤)';
/** The first figure of two: its unit stands behind the second one, too. */
const first = `(\\d[\\d.,' ]*(?:(?:thousand|million)\\s*)?)(?:(?:${money}|km)\\s*)?`;

const to = 'الي|لحد|لغايه|حتي|ل';

const numbers = {
  10: 'عشره?',
  15: 'خمس(?:ه )?عشر|خمستاشر',
  20: 'عشرين|عشرون',
  25: 'خمسه وعشرين',
  30: '(?:ث|ت)لاتين|ثلاثين|ثلاثون',
  40: 'اربعين|اربعون',
  50: 'خمسين|خمسون',
  60: 'ستين|ستون',
  70: 'سبعين|سبعون',
  80: '(?:ث|ت)مانين|ثمانون',
  90: 'تسعين|تسعون',
  100: 'ميه|ميت|مايه',
  200: 'ميتين|مايتين',
};
const beforeThousand = '(?= ?(?:الف(?:ا)?|الاف)(?![\\p{L}\\p{M}]))';

const no = '(?:(?:مش|غير|ليس|لا|ما) )';
const than = '(?: ?من| ?عن)';
const most =
  `${no}(?:اكثر|اكتر|اعلي|اغلي)${than}|لا (?:يزيد|يتجاوز|يتعدي)(?:${than})?|ما ?(?:يزيد|يعدي)ش?(?:${than})?|` +
  `(?:اقل|ارخص|ادني)${than}|تحت|دون|لحد|لغايه|حتي|الي|بحد اقصي|حد اقصي|اقصي حد|ميزانيت?(?:ه|ي)|بميزانيه|معايا|معي`;
const notLess = `${no}(?:اقل|ارخص)${than}|لا يقل(?:${than})?`;
const least =
  `(?:اكثر|اكتر|اعلي|اغلي|ازيد)${than}|فوق|علي الاقل|بحد ادني|حد ادني|ادني حد|` +
  'ابتداء(?:ا)? من|بدايه من|يبدا من|من اول|من';
const nearly = 'حوالي|حدود|في حدود|بحدود|تقريبا|قرابه|نحو|بسعر|سعرها?|السعر|بثمن|ثمن|مقابل|ب';
/** Limits of years, which are not limits of anything else. */
const newer = `احدث${than}|بعد(?: سنه| عام)?`;
const older = `اقدم${than}|قبل(?: سنه| عام)?`;
const orMore = '(?:ف(?:ما)? ?فوق|و ?(?:ما )?فوق|(?:او|و|ف) ?(?:اكثر|اكتر|اعلي|احدث))';
const orLess = '(?:ف(?:ما)? ?تحت|و ?(?:ما )?تحت|(?:او|و|ف) ?(?:اقل|ارخص|اقدم))';

export const arabic: Language = {
  says: /\p{Script=Arabic}/u,
  replacements: [
    // What a motorcycle has run says that a figure is a distance.
    [
      words('(?:ال)?(?:ممش[ىي]|عداد) ((?:[اأ]قل من|تحت|حتى) )?(\\d[\\d,.]{2,9})(?! ?(?:كم|كيلو))'),
      '$1$2 كم ',
    ],
    whole('رخيص[ةه]?', 'cheap'),
    ...Object.entries(numbers).map(
      ([value, words]) => [pattern(`${begin}(?:${words})${beforeThousand}`), value] as const,
    ),
    [pattern(`${behindFigure}(?:الف(?:ا)?|الاف)${end}`), ' thousand '],
    [pattern(`${behindFigure}(?:مليون|ملايين)${end}`), ' million '],
    [pattern(`(?<=(?:\\d|thousand) *)(?:كم|كيلو(?: ?متر)?(?:ات)?)${end}`), ' km '],
    [pattern(`${behindFigure}(?:سي ?سي)${end}`), ' cc '],
    [pattern(`${begin}(?:ما )?بين\\s*${first}(?:و|الي|ل)${joined}`), 'between $1 and '],
    [pattern(`${begin}من\\s*${first}(?:${to})${joined}`), 'from $1 to '],
    [pattern(`(?<![\\p{L}\\p{M}\\d])${first}(?:${to})${joined}`), '$1 to '],
    [pattern(`(?<=(?:\\d|thousand|million|km|cc|${money}) *)${orMore}${end}`), ' or above '],
    [pattern(`(?<=(?:\\d|thousand|million|km|cc|${money}) *)${orLess}${end}`), ' or below '],
    [pattern(`${begin}(?:${newer})${joined}`), 'after '],
    [pattern(`${begin}منذ${joined}`), 'since '],
    [pattern(`${begin}(?:${older})${joined}`), 'before '],
    [pattern(`${begin}(?:${notLess})${joined}`), 'over '],
    [pattern(`${begin}(?:${most})${joined}`), 'under '],
    [pattern(`${begin}(?:${least})${joined}`), 'over '],
    [pattern(`${begin}(?:${nearly})${joined}`), ' '],
    // "Model" and "year" before a year, which says so itself.
    [
      pattern(
        `${begin}(?:موديلات|موديل|سنه|عام)\\s*(?=(?:under |over |after |before |since |from |between )?(?:19|20)\\d\\d(?!\\d))`,
      ),
      ' ',
    ],
    [pattern(`(?<=(?<!\\d)(?:19|20)\\d\\d *)موديل${end}`), ' '],
  ],
};
