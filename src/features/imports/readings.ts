/** Reads cells with numbers and units: distances, engine sizes, and owners, also in words. */

import { kilometresPerMile } from '../../kernel/distances.ts';
import { readableText, readFigure, tidy } from '../../kernel/figures.ts';
import { normalForm } from '../../kernel/normal-form.ts';
import { type DecimalMark, settleMarks, unclear } from '../../kernel/separators.ts';
import { isElectricText } from '../catalogue/domain.ts';
import { markOf, type Numbers, type Reading, settled, unreadable } from './readings/reading.ts';

/** "35k odo". */
const behindDistance =
  / ?(?:odo(?:meter)?|mileage|driven|run|only|orig(?:inal)?|compteur|d['’]origine|certifiés|certificati|originali|reales|originales|по птс)\.?$/;
const perLitre = /km(?:s|\/| per )?(?:pl|p\/l|\/?l\b|litre|liter)|mpg/;
const kilometreWords =
  /\s*(?:kms?|kmt|kil[oó]m[eè]t(?:er|re|ro)s?|quil[oôó]metros?|chilometri|किमी|कि\.? ?म[ीि]\.?|किलोमीटर|কিমি|কি\.? ?মি\.?|কিলোমিটার|км|กม\.?|กิโล(?:เมตร)?|โล|公里|キロ|ك\.?م|كيلو ?متر(?:ات|ا)?|كيلو|χλμ|cây số|კმ|կմ|ኪ\.? ?ሜ(?:ትር)?|ኪሎ ?(?:ሜትር)?|ကီလို(?:မီတာ)?|ກມ|ກິໂລ(?:ແມັດ)?|kilometra(?:i|ų)?|ک\.?م|کلو ?میٹر|کیلو ?متر)\.?(?: ?(?:driven|run|only|odo|mileage))?$/;
const mileWords =
  /\s*(?:s?mi|miles?|meilen|millas?|milhas?|milles|miglia|миль|мили|миля|მილი|မိုင်|ميل|أميال|মাইল|मील)\.?$/;
/** The mile of Scandinavia. Where nobody says that it is meant, "20 mil" are thousands. */
const lengths = { km: 1, miles: kilometresPerMile, mil: 10 } as const;
const milWord = /(?<=\d) ?mil\.?$/iu;
/** "ca. 22.000", "about 9,000", "KM 12.000", "driven 12,000 km", "odo 12k". */
const beforeDistance =
  /^(?:(?:only|driven|run|ran|odo(?:meter)?:?|mileage:?|approx\.?|about|around|ca\.?|circa|zirka|etwa|rund|aprox\.?|aproximadamente|cerca de|m[aá]s de|menos de|mais de|plus de|pi[uù] di|unos|casi|environ|env\.?|ajettu|kjørt|gått|körd|kørt|preša(?:o|la)|prešlo|przebieg|пробег|sekitar|kurang lebih|lebih dari|حوالي|تقريبا|أكثر من|اكثر من|kms?\.?:?|প্রায়|लगभग|[~<>≤≥]) ?)+/u;
/** "mi 9,000", as an object with value and unit is read. */
const mileBefore = /^(?:s?mi|miles?)\.? (?=\d)/;
/** "15.000 - 20.000 km", "5 - 10K km", "5k-10k", from forms with ranges to choose. */
const steps =
  /^(\d[\d.,]*(?:[ \u00a0\u202f]\d{3})*)( ?k)?(?: ?km)? ?(?:[-‐-―]|to|bis|a|à|sampai|hingga|s\/d) ?(?=(\d[\d.,]*(?:[ \u00a0\u202f]\d{3})*)( ?k)? ?(?:kms?\.?)?$)/iu;
/** Digits behind a mark that are too few for thousands: "5.5k". */
const fraction = /[.,](\d{1,2})$/;

/** One end of a range of distances. */
function endOf(text: string, inThousands: string | undefined): number {
  const [end = '', behind = '0'] = fraction.exec(text) ?? [];
  const whole = text.slice(0, text.length - end.length).replace(/\D/g, '');
  return Number(`${whole}.${behind}`) * (inThousands === undefined ? 1 : 1_000);
}

/** The upper end of a range, so as not to promise too little; any other text unchanged. */
function upperEnd(text: string): string {
  const [lower, from = '', fromThousands, to = '', toThousands] = steps.exec(text) ?? [];
  const highest = endOf(to, toThousands);
  const isRange = lower !== undefined && endOf(from, fromThousands) < highest && highest >= 1_000;
  return isRange ? text.slice(lower.length) : text;
}

/** "54 tkm" and "56 т.км" are thousands, and "3 vạn 5" is 35,000. */
function spelledOut(text: string): string {
  return text
    .replace(/(?<=\d) ?tkm\b/i, 'k km')
    .replace(/(?<=\d) ?(?:т|т[ыи]с)\.? ?км/iu, 'k км')
    .replace(/(?<=\d) ?т[ыи]с\.(?! ?км)/iu, 'k')
    .replace(/(?<![.,]\d{0,9})(\d) ?(vạn|หมื่น|แสน) ?(\d)(?![\d.,]| ?(?:nghìn|ngàn|พัน|หมื่น))/u, '$1.$3 $2')
    .replace(/(?<=\d) ?хил\.? ?(?=км|$)/iu, 'k ')
    .replace(/(?<=\d) ?(?:mille|mii)(?= ?km|$)/i, ' mila');
}

/**
 * Reads "17,654 km", "12.5k", "৮ হাজার কিমি", "9,000 miles", "54 tkm"; of a range the upper end. Null for
 * fuel economy ("45 kmpl"), which is no distance.
 */
export function readKilometres(
  text: string,
  {
    unit = 'km',
    factor = 1,
    ...numbers
  }: Numbers & { unit?: 'km' | 'miles' | 'mil' | undefined; factor?: number | undefined },
): Reading<number | null> | typeof unclear {
  const upper = upperEnd(text.trim());
  const told = unit === 'mil' ? upper.replace(milWord, '') : upper;
  const marked = settled(spelledOut(told), factor, numbers);
  if (marked === unclear) return unclear;
  const plain = readFigure(marked);
  if (plain !== null) return Math.round(plain * factor * lengths[unit]);
  const said = readableText(marked);
  if (perLitre.test(said)) return null;
  const readable = said.replace(behindDistance, '').replace(/ ?\+$/, '').replace(beforeDistance, '');
  const inMiles = mileWords.test(readable) || mileBefore.test(readable);
  const inKilometres = kilometreWords.test(readable);
  const figure = readFigure(
    readable
      .replace(mileBefore, '')
      .replace(inMiles ? mileWords : kilometreWords, '')
      .replace(/ ?[+.]$/, ''),
  );
  if (figure === null) return unreadable;
  return Math.round(figure * factor * lengths[inMiles ? 'miles' : inKilometres ? 'km' : unit]);
}

/** No engine has 1.25 cc. */
const leastEngine = 20;
/** "0.65", "1.2": in a column of cc they are litres all the same; with a whole figure nobody knows. */
const isInLitresAnyway = (figure: number) => figure >= 0.04 && figure < 3 && !Number.isInteger(figure);

/** An engine size; if it can be read in two ways, the possible one counts. */
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

/** Power, in the units of many languages: "11 kW", "95 CV", "75 KM" of Poland. */
const power =
  /\d ?(?:kwh?|b?hp|ps|cv|ch|pk|hk|bg|hv|km|le|л\.? ?с|к\.? ?с)(?![\p{L}\p{M}])|馬力|马力|마력|แรงม้า|mã lực/u;
/** "Under 50 cc", from forms with ranges to choose. */
const boundOfSizes =
  /^(?:under|below|less than|up to|over|above|more than|from|bis(?: zu)?|unter|über|ab|hasta|m[aá]s de|menos de|at[eé]|mais de|jusqu[’']?[aà]|plus de|moins de|fino a|oltre|dưới|trên|kurang dari|lebih dari|di bawah|di atas|poniżej|powyżej|do|od|до|от|более|менее|[<>≤≥]) ?\d+(?:[.,]\d+)? ?(?:cc|cm3|ccm|см3)?$/u;
/** "150-200 cc", "De 101 a 200 cc", from the same forms. */
const rangeOfSizes =
  /^(?:from |between |von |de |entre |dari |antara |da |od |zwischen )?\d+ ?(?:cc)? ?(?:-|to|and|bis|und|a|até|y|e|sampai|do) ?\d+ ?(?:cc|cm3|ccm)?$/;
/** A size beside the power: "125 cc / 15 hp". */
const sizeBesidePower = /(?<![\d.,-])(\d{2,4}(?:[.,]\d)?) ?(?:cc|ccm|cm3|см3|س[يى] ?س[يى])(?![\p{L}\d])/u;

/**
 * Reads "150", "149.5 cc", "0.15 L", "125 cc / 15 hp". Null where the text says that it is electric, or gives
 * power instead.
 */
export function readEngine(
  cell: string,
  { unit = 'cc', ...numbers }: Numbers & { unit?: 'cc' | 'litres' | undefined },
): Reading<number | null> {
  // "1 130 cm3", "1'868 ccm".
  const text = cell.replace(/^([12])[ '’\u00a0\u202f](?=\d{3}(?!\d))/, '$1');
  // With letters the text is not a plain number: the L of "1.2 L" means no lakh.
  const plain = /\p{L}/u.test(text) ? null : engineFigure(text, numbers, unit === 'litres');
  if (plain !== null) return unit === 'litres' || isInLitresAnyway(plain) ? tidy(plain * 1_000) : plain;
  const readable = readableText(text);
  if (
    isElectricText(readable) ||
    /el[eéè][ck]tri|kwh?\b|bhp|\bhp\b|\bps\b/.test(readable) ||
    power.test(readable)
  ) {
    const size = sizeBesidePower.exec(readable)?.[1];
    return size === undefined ? null : Number(size.replace(',', '.'));
  }
  const match =
    /^([\d.,]+) ?(cc|c\.c|cm3|ccm|cmc|κ\. ?εκ?|κυβικ[άα]|см3|куб\.?(?: ?см)?|кубик[аи]?|cubic|cilindradas?|সিসি|सीसी|ซีซี|ຊີຊີ|ሲ\.? ?ሲ|კუბ(?:ური|\.?სმ)?|см³|sm3|စီစီ|س[يى] ?س[يى]|سم ?[3³]|l|litres?|liters?|ltr|л|литр(?:ов|а)?)?(?: \2)?\.?$/.exec(
      readable,
    );
  if (boundOfSizes.test(readable)) return null;
  // A range of sizes is no size.
  if (rangeOfSizes.test(readable)) return null;
  const inLitres = match?.[2] === undefined ? unit === 'litres' : /^[lл]/.test(match[2]);
  const figure = match?.[1] === undefined ? null : engineFigure(match[1], numbers, inLitres);
  if (figure === null) return unreadable;
  return tidy(inLitres ? figure * 1_000 : figure);
}

/** Words that may come before an ordinal: "tangan pertama". */
const beforeOrdinal =
  /^(?:tangan|pemilik|hand|owner|mano|mão|main|chủ|đời) |^(?:เจ้าของ)?(?:คน|มือ)ที่ ?(?=\d)|^มือ ?(?=\d|แรก|เดียว|หนึ่ง|สอง)/u;
const ordinals: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:first|single|one|1st|১ম|প্রথম|এক|पहला|पहले|प्रथम|एक|erste[rs]?|[uú]nic[oa] (?:dono|dona|due[nñ]o|propriet[aá]rio|propietario)|primeir[oa]|primer[oa]?|premi[eè]re?|primo|prima|pertama|pierwsz[ya]|ilk|birinci|(?:ال)?[اأ]ول|unic[oa]|один|одна|первый|первая|แรก|เดียว|หนึ่ง|पहिलो)(?![\p{L}\p{M}])/u,
    1,
  ],
  [
    /^(?:second|two|2nd|২য়|দ্বিতীয়|দুই|दूसरा|दूसरे|द्वितीय|दो|zweite[rs]?|segund[oa]|deuxi[eè]me|seconde?|second[oa]|kedua|drug[ia]|ikinci|(?:ال)?[ثت]اني|два|две|второй|вторая|สอง|दोस्रो)(?![\p{L}\p{M}])/u,
    2,
  ],
  [
    /^(?:third|three|3rd|৩য়|তৃতীয়|তিন|तीसरा|तीसरे|तृतीय|तीन|dritte[rs]?|tercer[oa]?|terceir[oa]|troisi[eè]me|terz[oa]|ketiga|trzeci[a]?|üçüncü|(?:ال)?[ثت]الث|три|третий|третья|तेस्रो)(?![\p{L}\p{M}])/u,
    3,
  ],
  [
    /^(?:fourth|four|4th|৪র্থ|চতুর্থ|চার|चौथा|चार|vierte[rs]?|cuart[oa]|quart[oa]|quatri[eè]me|keempat)(?![\p{L}\p{M}])/u,
    4,
  ],
  [/^(?:fifth|five|5th)(?![\p{L}\p{M}])/u, 5],
];

/**
 * Words after a number of owners. No text may match in two ways, or long repetitions would be tried in all
 * combinations.
 */
const ownerWords =
  'owners?|above|more|or more|hands?|persons?|former|previous|prev\\.?|registered|keepers?|und mehr|oder mehr|o más|y más|ou mais|ou plus|et plus|atau lebih|właściciel(?:e|i)?|vorbesitzer|halter|besitzer|due[nñ]os?|propietarios?|donos?|propriet[aá]rios?|m[aã]os?|manos?|propri[eé]taires?|proprietari[oa]?|eigena(?:ar|ren|ars)|владел(?:ец|ьца|ьцев)|хозя(?:ин|ина|ев)|и более|и больше|o più|đời chủ|chủ|mains?|pemilik|tangan|मालिक|মালিক|জন';
const countedOwners = new RegExp(
  String.raw`^(\d{1,2})(?:\.0+)?(?:st|nd|rd|th|er|[eèao°º.+]|-?й)?(?: ?(?:& ?)?(?:${ownerWords}))*$`,
);

/** Reads "First Owner", "2nd", "3", "Fourth Owner Or More", "4+". Null for "0": nobody has owned it yet. */
export function readOwners(text: string): Reading<number | null> {
  const folded = normalForm(text, 'NFKC').trim().toLowerCase().replace(beforeOrdinal, '');
  for (const [pattern, owners] of ordinals) if (pattern.test(folded.normalize('NFKC'))) return owners;
  const figure = countedOwners.exec(readableText(folded))?.[1];
  if (figure === undefined) return unreadable;
  const owners = Number(figure);
  if (owners > 20) return unreadable;
  return owners === 0 ? null : owners;
}
