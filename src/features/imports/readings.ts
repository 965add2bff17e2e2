/** How the cells of exports are read: figures with their units, owners in words, years and ages. */

import { currenciesIn, currencyMarks } from '../../kernel/currencies.ts';
import { yearOf } from '../../kernel/dates.ts';
import { findFigures, readableText, readFigure, tidy } from '../../kernel/figures.ts';
import { readModelYear } from '../../kernel/model-years.ts';
import { readPrice, wholeUnits } from '../../kernel/prices.ts';
import { type DecimalMark, settleMarks, unclear } from '../../kernel/separators.ts';
import type { Condition } from '../listings/domain.ts';

/** Says that a cell has something in it that is not what it should be. */
export const unreadable = Symbol('unreadable');
export type Reading<Value> = Value | typeof unreadable;

interface Numbers {
  decimalComma?: boolean | 'mixed' | undefined;
}

const kilometresPerMile = 1.609344;

function markOf({ decimalComma }: Numbers): DecimalMark {
  return decimalComma === 'mixed' ? 'mixed' : decimalComma ? 'comma' : 'point';
}

/**
 * A cell of prices or distances, its decimals behind a point. They have no three of them unless they are told in lakhs,
 * thousands and the like, by the header (`factor`) or in the cell.
 */
function settled(text: string, factor: number, numbers: Numbers): string | typeof unclear {
  if (!/[.,]/.test(text)) return text;
  const readable = readableText(text);
  const isScaled = factor !== 1 || findFigures(readable).some(({ scale }) => scale > 1);
  return settleMarks(readable, markOf(numbers), isScaled ? 'as-written' : 'thousand');
}

/** "9tr5" is 9.5 million, "1.2M" too; elsewhere M is no figure's. */
function spelledOut(price: string): string {
  return price
    .normalize('NFC')
    .replace(/(\d) ?(?:tr|triệu) ?(\d)(?!\d)/iu, '$1.$2 triệu')
    .replace(/(?<=\d) ?M(?![\p{L}\p{M}])/u, ' million');
}

/** Of what is paid month by month, or besides. */
const otherPayment =
  /(?<!\p{L})(?:emi|months?|monthly|monat|monatlich|mtl|mes|mensual|mensais|mois|bulan|cicilan|week|day|deposit|down ?payment|dp|anzahlung|entrada|parcelas?|cuotas?|rate|instal?ments?)(?!\p{L})/iu;

/** The one figure of a price with a currency beside it, whatever words stand around: "12.500 zł do negocjacji". */
function amongWords(price: string): number | null {
  if (currenciesIn(price) === null || otherPayment.test(price)) return null;
  const [figure, ...more] = findFigures(readableText(price).replace(currencyMarks(), ' '));
  return figure && more.length === 0 && !figure.negative && figure.value >= 100 ? figure.value : null;
}

/** A price in whole units. Words ("Call") are unreadable here: an imported listing has nobody to call. */
export function readAmount(text: string, factor: number, numbers: Numbers): Reading<number> | typeof unclear {
  const plain = settled(spelledOut(text), factor, numbers);
  if (plain === unclear) return unclear;
  const figure = readFigure(plain);
  if (figure !== null) return wholeUnits(figure * factor);
  const price = readPrice(plain);
  if ('problem' in price && price.problem === 'price-unclear') {
    const amount = amongWords(plain);
    return amount === null ? unreadable : wholeUnits(amount * factor);
  }
  if ('problem' in price) return price.problem === 'price-negative' ? -1 : unreadable;
  return price.amount === null ? unreadable : wholeUnits(price.amount * factor);
}

const perLitre = /km(?:s|\/| per )?(?:pl|p\/l|\/?l\b|litre|liter)|mpg/;
const kilometreWords =
  /\s*(?:kms?|kil[oó]m[eè]t(?:er|re|ro)s?|quil[oôó]metros?|chilometri|किमी|कि\.? ?मी\.?|किलोमीटर|কিমি|কি\.? ?মি\.?|কিলোমিটার|км|กม\.?|กิโล(?:เมตร)?|公里|キロ|كم|χλμ|cây số)\.?(?: ?(?:driven|run|only))?$/;
const mileWords = /\s*(?:mi|miles?|meilen|মাইল|मील)\.?$/;
/** "ca. 22.000", "about 9,000", "KM 12.000". */
const beforeDistance =
  /^(?:(?:only|approx\.?|about|around|ca\.?|circa|zirka|etwa|rund|aprox\.?|cerca de|environ|env\.?|sekitar|kurang lebih|kms?\.?:?|প্রায়|लगभग|~) ?)+/u;
/** "15.000 - 20.000 km", as forms with steps have it. */
const steps = /^([\d.,]+)(?: ?km)? ?(?:[-‐-―]|to|bis|a|à|sampai|s\/d) ?(?=([\d.,]+) ?(?:km)?$)/iu;

/** The upper end of a range, which promises no less than there may be; any other text as it is. */
function upperEnd(text: string): string {
  const [lower, from = '', to = ''] = steps.exec(text) ?? [];
  const figureOf = (end: string) => Number(end.replace(/[.,]/g, ''));
  const isRange = lower !== undefined && figureOf(from) < figureOf(to) && figureOf(to) >= 1_000;
  return isRange ? text.slice(lower.length) : text;
}

/**
 * "17,654 km", "12.5k", "৮ হাজার কিমি", "9,000 miles", "54 tkm"; of a range the upper end. Null for fuel economy ("45 kmpl"),
 * which is no distance.
 */
export function readKilometres(
  text: string,
  {
    unit = 'km',
    factor = 1,
    ...numbers
  }: Numbers & { unit?: 'km' | 'miles' | undefined; factor?: number | undefined },
): Reading<number | null> | typeof unclear {
  const marked = settled(upperEnd(text.trim()).replace(/(?<=\d) ?tkm\b/i, 'k km'), factor, numbers);
  if (marked === unclear) return unclear;
  const plain = readFigure(marked);
  if (plain !== null) return Math.round(plain * factor * (unit === 'miles' ? kilometresPerMile : 1));
  const readable = readableText(marked).replace(/ ?\+$/, '').replace(beforeDistance, '');
  if (perLitre.test(readable)) return null;
  const inMiles = mileWords.test(readable);
  const inKilometres = kilometreWords.test(readable);
  const figure = readFigure(
    readable.replace(inMiles ? mileWords : kilometreWords, '').replace(/ ?[+.]$/, ''),
  );
  if (figure === null) return unreadable;
  const isMiles = inMiles || (unit === 'miles' && !inKilometres);
  return Math.round(figure * factor * (isMiles ? kilometresPerMile : 1));
}

/** No engine has 1.25 cc. */
const leastEngine = 20;

/** The figure of an engine; one that can be read in two ways is read in the one that can be. */
function engineFigure(text: string, numbers: Numbers, inLitres: boolean): number | null {
  const mark = markOf(numbers);
  const read = (as: DecimalMark, three: 'thousand' | 'as-written') => {
    const marked = settleMarks(text, as, three);
    return marked === unclear ? null : readFigure(marked);
  };
  if (mark !== 'mixed') return read(mark, 'as-written');
  const clear = read(mark, 'as-written');
  if (clear !== null) return clear;
  const fraction = readFigure(text.replace(',', '.'));
  return fraction !== null && (inLitres || fraction >= leastEngine) ? fraction : read(mark, 'thousand');
}

/** "150", "149.5 cc", "0.15 L". Null where the text says that it is electric, or tells power instead. */
export function readEngine(
  text: string,
  { unit = 'cc', ...numbers }: Numbers & { unit?: 'cc' | 'litres' | undefined },
): Reading<number | null> {
  // Letters are units here: the L of "1.2 L" is no lakh.
  const plain = /\p{L}/u.test(text) ? null : engineFigure(text, numbers, unit === 'litres');
  if (plain !== null) return unit === 'litres' ? plain * 1_000 : plain;
  const readable = readableText(text);
  if (/el[eéè][ck]tri|ইলেকট্রিক|इलेक्ट्रिक|listrik|kwh?\b|bhp|\bhp\b|\bps\b/.test(readable)) return null;
  const match =
    /^([\d.,]+) ?(cc|cm3|ccm|см3|cubic|cilindradas?|সিসি|सीसी|ซีซี|l|litres?|liters?|ltr)?\.?$/.exec(readable);
  // A class of sizes is none.
  if (/^\d+ ?(?:cc)? ?(?:-|to|bis|a) ?\d+ ?(?:cc|cm3|ccm)?$/.test(readable)) return null;
  const inLitres = match?.[2] === undefined ? unit === 'litres' : /^l/.test(match[2]);
  const figure = match?.[1] === undefined ? null : engineFigure(match[1], numbers, inLitres);
  if (figure === null) return unreadable;
  return tidy(inLitres ? figure * 1_000 : figure);
}

/** What may stand before an ordinal: "tangan pertama". */
const beforeOrdinal = /^(?:tangan|pemilik|hand|owner|mano|mão|main) /u;
const ordinals: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:first|single|one|1st|১ম|প্রথম|এক|पहला|पहले|प्रथम|एक|erste[rs]?|[uú]nic[oa] (?:dono|dona|due[nñ]o|propriet[aá]rio|propietario)|primeir[oa]|primer[oa]?|premi[eè]re?|pertama)(?![\p{L}\p{M}])/u,
    1,
  ],
  [
    /^(?:second|two|2nd|২য়|দ্বিতীয়|দুই|दूसरा|दूसरे|द्वितीय|दो|zweite[rs]?|segund[oa]|deuxi[eè]me|seconde?|kedua)(?![\p{L}\p{M}])/u,
    2,
  ],
  [
    /^(?:third|three|3rd|৩য়|তৃতীয়|তিন|तीसरा|तीसरे|तृतीय|तीन|dritte[rs]?|tercer[oa]?|terceir[oa]|troisi[eè]me|ketiga)(?![\p{L}\p{M}])/u,
    3,
  ],
  [
    /^(?:fourth|four|4th|৪র্থ|চতুর্থ|চার|चौथा|चार|vierte[rs]?|cuart[oa]|quart[oa]|quatri[eè]me|keempat)(?![\p{L}\p{M}])/u,
    4,
  ],
  [/^(?:fifth|five|5th)(?![\p{L}\p{M}])/u, 5],
];

/** What stands after a number of owners. No word can be read in two ways: so many of them would be read in all. */
const ownerWords =
  'owners?|above|more|or more|hands?|persons?|former|previous|prev\\.?|registered|keepers?|und mehr|oder mehr|o más|y más|ou mais|ou plus|et plus|atau lebih|vorbesitzer|halter|besitzer|due[nñ]os?|propietarios?|donos?|propriet[aá]rios?|m[aã]os?|manos?|propri[eé]taires?|mains?|pemilik|tangan|मालिक|মালিক|জন';
const countedOwners = new RegExp(
  String.raw`^(\d{1,2})(?:\.0+)?(?:st|nd|rd|th|er|[eèao°.+])?(?: ?(?:& ?)?(?:${ownerWords}))*$`,
);

/** "First Owner", "2nd", "3", "Fourth Owner Or More", "4+". Null for "0": nobody has owned it yet. */
export function readOwners(text: string): Reading<number | null> {
  const folded = text.normalize('NFKC').trim().toLowerCase().replace(beforeOrdinal, '');
  for (const [pattern, owners] of ordinals) if (pattern.test(folded.normalize('NFKC'))) return owners;
  const figure = countedOwners.exec(readableText(text))?.[1];
  if (figure === undefined) return unreadable;
  const owners = Number(figure);
  if (owners > 20) return unreadable;
  return owners === 0 ? null : owners;
}

/** "05/18", "14.03.20", "EZ 5/18": a month and the last two figures of a year. */
const shortDate = /^(?:\p{L}+\.? )?(?:(?:0?[1-9]|[12]\d|3[01])[./-])?(?:0?[1-9]|1[0-2])[./-](\d{2})$/u;
/** As British plates count: 18 from March of 2018, 68 from September. */
const plate = /^(?:(?:on an? )?['"(]?(\d{2})['")]?[ -](?:plate|reg)|(?:plate|reg)\.?[ -](\d{2}))$/;

/** The year that two figures mean: not after the next one. */
function fullYear(two: number, asOf: Date): number {
  return two > (yearOf(asOf) + 1) % 100 ? 1900 + two : 2000 + two;
}

/** Years of Japan's eras ("平成27年", "H30") by the one before their first, and of Thailand's calendar. */
const eras: readonly (readonly [RegExp, before: number])[] = [
  [/^(?:令和|r)\s?(\d{1,2}|元)(?=年|$)/, 2018],
  [/^(?:平成|h)\s?(\d{1,2}|元)(?=年|$)/, 1988],
  [/^(?:昭和|s)\s?(\d{1,2}|元)(?=年|$)/, 1925],
];
const buddhistEra = 543;

function yearOfEra(readable: string): number | null {
  for (const [era, before] of eras) {
    const year = era.exec(readable)?.[1];
    if (year !== undefined) return before + (year === '元' ? 1 : Number(year));
  }
  return null;
}

/** The year of a cell that should hold one: "2018", "2018.0", "May 2019", "05/18", "67 plate", "3 years". Not yet judged. */
export function readYear(text: string, asOf: Date): Reading<number> {
  const readable = readableText(text).replace(/(?<=\d)\.$/, '');
  const ofEra = yearOfEra(readable);
  if (ofEra !== null) return ofEra;
  const short = shortDate.exec(readable)?.[1];
  if (short !== undefined) return fullYear(Number(short), asOf);
  const registered = plate.exec(readable);
  if (registered) {
    const figures = Number(registered[1] ?? registered[2]);
    return 2000 + (figures > 50 ? figures - 50 : figures);
  }
  const day = /^(?:\d{1,2}\.){1,2}(\d{4})$/.exec(readable)?.[1];
  const year = day ?? /(?<![\d.])(\d{4})(?:\.0+)?(?![\d.])/.exec(readable)?.[1];
  // Nobody else counts so far.
  if (year !== undefined) return /^2[45]\d\d$/.test(year) ? Number(year) - buddhistEra : Number(year);
  // A bare small figure in a column of years could be '18 or eighteen years: not guessed at.
  if (/^\d{1,3}(?:\.\d+)?$/.test(readable)) return unreadable;
  return readModelYear(readable, asOf) ?? unreadable;
}

/** The model year from an age: "3", "3.5 years", "18 months", by the day on which the file was written. */
export function readAge(
  text: string,
  asOf: Date,
  { unit = 'years', ...numbers }: Numbers & { unit?: 'years' | 'months' | undefined },
): Reading<number> {
  const marked = settleMarks(text, markOf(numbers), 'as-written');
  const figure = marked === unclear ? null : readFigure(marked);
  if (figure === null) return readModelYear(text, asOf) ?? unreadable;
  if (figure < 0) return unreadable;
  if (unit === 'years') return yearOf(asOf) - Math.floor(figure);
  return readModelYear(`${figure} months`, asOf) ?? unreadable;
}

const negation = "\\b(?:not|never|no|without|isn't)(?: (?:an?|any|been|in|so|that|too|very|really|major))* ";
const notPraised = new RegExp(`${negation}(?:good|great|nice|clean|fine|ok|okay|running|working)\\b`);
const negated = new RegExp(`${negation}\\w+`, 'g');

// What is wrong comes first: praise in the same cell is often for a part. "New" counts as long as it is no part's.
const conditionWords: readonly (readonly [RegExp, Condition])[] = [
  [
    /\b(?:fair(?! price)|poor|bad|rough|(?<!above )average|damaged?|broken|needs?(?! nothing)|project|non runner|spares|salvage|cat(?:egory)? [abcdns])\b/,
    'fair',
  ],
  [/(?<!(?:years?|yrs?|months?|weeks?|days?) )\bold\b/, 'fair'],
  [/\b(?:excellent|mint|very good|fresh|showroom|super|unused)\b/, 'excellent'],
  [
    /(?:^|\b(?:like|as|almost|nearly|near|brand) )new\b(?! (?:tyre|tire|batter|chain|engine|seat|paint|part|brake|clutch|plug|light|mirror))/,
    'excellent',
  ],
  [/\b(?:good|nice|clean|fine|ok|okay|running)\b/, 'good'],
];

/** The same in other languages, for cells that hold nothing else. */
const conditionsElsewhere: readonly (readonly [Condition, string])[] = [
  ['excellent', 'neuwertig, wie neu, sehr gut, sehr guter zustand, ausgezeichnet, top'],
  ['excellent', 'excelente, como nuevo, muy bueno, muy buen estado, excellent état, très bon, très bon état'],
  [
    'excellent',
    'neu, neufahrzeug, vorführfahrzeug, jahresfahrzeug, neuf, nuevo, novo, baru, bekas mulus, bekas seperti baru',
  ],
  ['excellent', 'comme neuf, ótimo, otimo, seminovo, como novo, sangat baik, seperti baru, istimewa, mulus'],
  ['excellent', 'बहुत अच्छा, बहुत अच्छी, उत्तम, নতুনের মতো, খুব ভালো, চমৎকার'],
  ['good', 'gut, guter zustand, bueno, buen estado, bon, bon état'],
  ['good', 'unfallfrei, gepflegt, bekas baik, bekas bagus, bagus'],
  ['good', 'bom, bom estado, boa, baik, terawat, अच्छा, अच्छी, ভালো, ভাল'],
  ['fair', 'unfallfahrzeug, unfall, beschädigt, bastlerfahrzeug, reparaturbedürftig, nicht fahrbereit'],
  ['fair', 'mittel, befriedigend, defekt, schlecht, regular, malo, averiado, moyen, mauvais, à réparer'],
  ['fair', 'ruim, com defeito, cukup, kurang, rusak, ठीक, खराब, মোটামুটি, খারাপ'],
];
const conditionElsewhere = new Map(
  conditionsElsewhere.flatMap(([condition, words]) =>
    words.split(', ').map((word) => [word, condition] as const),
  ),
);

/** That it is second-hand, as everything here is. */
const usedWords =
  /(?<!\p{L})(?:used|second[ -]?hand|usad[oa]|gebraucht|occasion|bekas|używan[ya]|ikinci el|đã sử dụng|中古|б\/у)(?!\p{L})/iu;

/** Whether a cell of conditions says only that it is used, which is understood and no condition. */
export function saysUsed(text: string): boolean {
  return usedWords.test(text.normalize('NFC'));
}

/** A condition in the words of sellers, or null where the words say none: that it is used says nothing of it. */
export function readCondition(text: string): Condition | null {
  const folded = text
    .toLowerCase()
    .replaceAll('\u2019', "'")
    .replace(/[\s-]+/g, ' ')
    .trim();
  const elsewhere = conditionElsewhere.get(folded.normalize('NFC'));
  if (elsewhere !== undefined) return elsewhere;
  if (notPraised.test(folded)) return 'fair';
  const rest = folded.replace(negated, ' ').trim();
  return conditionWords.find(([pattern]) => pattern.test(rest))?.[1] ?? null;
}
