/** Reads years and ages. */
import { yearOf } from '../../../kernel/dates.ts';
import { readableText, readFigure } from '../../../kernel/figures.ts';
import { readModelYear } from '../../../kernel/model-years.ts';
import { settleMarks, unclear } from '../../../kernel/separators.ts';
import { monthNamed } from '../../../kernel/written-days.ts';
import { markOf, type Numbers, type Reading, unreadable } from './reading.ts';
import { fullYear, modelYearOfPair, yearOfTwoDigits } from './short-years.ts';

/** "05/18", "14.03.20", "EZ 5/18": a month and the last two digits of a year. */
const shortDate = /^(?:\p{L}+\.? )?(?:(?:0?[1-9]|[12]\d|3[01])[./-])?(?:0?[1-9]|1[0-2])[./-](\d{2})$/u;
/** "feb-15", "Mai 18", "dic. '24", "26-Mar-21". */
const monthAndShortYear = /^(?:\d{1,2}[ ./-]{1,2})?([\p{L}\p{M}]+)\.?[ /'’-]{1,2}(\d{2})$/u;
/** British number plates: 18 from March of 2018, 68 from September. */
const plate = /^(?:(?:on an? )?['"(]?(\d{2})['")]?[ -](?:plate|reg)|(?:plate|reg)\.?[ -](\d{2}))$/;

/** Eras of Japan by the year before their first, with their abbreviations. */
const eras: Readonly<Record<string, number>> = {
  ...{ 令和: 2018, 平成: 1988, 昭和: 1925 },
  ...{ r: 2018, h: 1988, s: 1925 },
  // The years of Taiwan are counted from the republic.
  ...{ 民國: 1911, 民国: 1911, 中華民國: 1911 },
};
const eraYear = new RegExp(String.raw`^(${Object.keys(eras).join('|')})\s?(\d{1,3}|元)(年|$)`);
/** "108年": no other era in use is that old. */
const republicYear = /^(\d{3})年/;
/** "2020.05", "2020.05.12", as in Korea. */
const yearFirst = /^((?:19|20)\d\d)\.(?:0?[1-9]|1[0-2])(?:\.\d{1,2})?\.?$/;
const buddhistEra = 543;
/**
 * The years by which Nepal's calendar is ahead from April on; nine months of its year are in that earlier
 * year.
 */
const nepaliEra = 57;
const saysNepaliEra = /(?<![\p{L}\p{M}])(?:b\.? ?s|(?:वि|बि)\.? ?(?:सं|स))(?![\p{L}\p{M}])/iu;

/**
 * Converts a year of Nepal's calendar; an earlier one is unchanged, as no motorcycle has such an old year
 * there.
 */
export function yearInNepal(year: number): number {
  return year >= 2_030 && year < 2_100 ? year - nepaliEra : year;
}

/** Ethiopia's calendar is that much behind from January to September, and one year less in the rest. */
const ethiopianEra = 8;
const saysEthiopianEra = /(?<![\p{L}\p{M}])e\.? ?c(?![\p{L}\p{M}])|ዓ\.? ?ም|ዓመተ ምህረት/iu;
/** "እ.ኤ.አ", the calendar of Europe. */
const saysGregorian = /(?<![\p{L}\p{M}])g\.? ?c(?![\p{L}\p{M}])|እ\.? ?ኤ\.? ?አ|ፈረንጅ/iu;

/** A year of Ethiopia's calendar where its cell or header says so; one that has not come there is of Europe's, as is any other. */
function yearInEthiopia(year: number, text: string, asOf: Date): number {
  if (!saysEthiopianEra.test(text) || saysGregorian.test(text)) return year;
  return year + ethiopianEra > yearOf(asOf) + 1 ? year : Math.min(year + ethiopianEra, yearOf(asOf));
}

/** Years of Iran, below headers in its language: elsewhere such years are of the moon. */
const persianHeader = /سال|مدل|تول[یي]د/u;
const persianEra = { first: 1_350, last: 1_410, ahead: 621 };

/** A year of Iran's calendar, whose year begins in March; any other as it is. */
function yearInIran(year: number, header: string): number {
  const { first, last, ahead } = persianEra;
  return year >= first && year <= last && persianHeader.test(header) ? year + ahead : year;
}

/** "平成27年", "H27年"; "H30" only under a Japanese header, as R1 and S90 are also motorcycles. */
function yearOfEra(readable: string, header: string): number | null {
  const [, era = '', year, sign] = eraYear.exec(readable) ?? [];
  const isEra = year !== undefined && (era.length > 1 || sign === '年' || header.includes('年'));
  return isEra ? (eras[era] ?? 0) + (year === '元' ? 1 : Number(year)) : null;
}

/**
 * Reads the year in a cell that should hold one: "2018", "2018.0", "May 2019", "05/18", "67 plate", "3
 * years", with the header of its column. Not checked for plausibility.
 */
export function readYear(text: string, asOf: Date, header = ''): Reading<number> {
  const readable = readableText(text).replace(/(?<=\d)\.$/, '');
  const ofEra = yearOfEra(readable, header);
  if (ofEra !== null) return ofEra;
  const short = modelYearOfPair(readable, header, asOf) ?? yearOfTwoDigits(readable, asOf);
  if (short !== undefined) return short;
  const [, month = '', ofMonth] = monthAndShortYear.exec(readable) ?? [];
  const behindMonth = monthNamed(month) === undefined ? shortDate.exec(readable)?.[1] : ofMonth;
  if (behindMonth !== undefined) return fullYear(Number(behindMonth), asOf);
  const registered = plate.exec(readable);
  if (registered) {
    const figures = Number(registered[1] ?? registered[2]);
    return 2000 + (figures > 50 ? figures - 50 : figures);
  }
  const ofRepublic = republicYear.exec(readable)?.[1];
  if (ofRepublic !== undefined) return 1911 + Number(ofRepublic);
  const day = /^(?:\d{1,2}\.){1,2}(\d{4})$/.exec(readable)?.[1];
  const year =
    day ?? yearFirst.exec(readable)?.[1] ?? /(?<![\d.])(\d{4})(?:\.0+)?(?![\d.])/.exec(readable)?.[1];
  // No other calendar in use has such years.
  if (year !== undefined && /^2[45]\d\d$/.test(year)) return Number(year) - buddhistEra;
  if (year !== undefined) {
    const said = `${header} ${readable}`;
    if (saysNepaliEra.test(said)) return yearInNepal(Number(year));
    return yearInIran(yearInEthiopia(Number(year), said, asOf), header);
  }
  // A bare small number in a column of years could be '18 or eighteen years: not guessed.
  if (/^\d{1,3}(?:\.\d+)?$/.test(readable)) return unreadable;
  return readModelYear(readable, asOf) ?? unreadable;
}

/**
 * The model year from an age: "3", "3.5 years", "18 months", counted from the day on which the file was
 * written.
 */
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
