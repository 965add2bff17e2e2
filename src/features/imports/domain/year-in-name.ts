/** The model year in the name of a motorcycle, which a listing has separately. */
import { coloursIn } from '../../../kernel/colours.ts';
import { thaiYear, wordBeforeYear } from '../../catalogue/name-parts.ts';
import { oldestYear } from '../plausible.ts';

/** Signs that titles begin with to be noticed: "★ 2006 Honda", "**2012 Suzuki", "!!! 2014". */
const ornaments = /^(?:[\s*!¡|_=~.,:;»►•●■◆♦★☆–—-]|\p{Extended_Pictographic}|\uFE0F)+(?=[\p{L}\p{N}(['’])/u;
const yearBefore = /^[([]?((?:19|20)\d{2})[)\]]?[\s,-]+(?=\p{L})/u;
/** "'16 Kawasaki Ninja". */
const shortYearBefore = /^['’‘](\d{2}) (?=\p{L})/u;
/** "Yamaha XT 660 R '07". */
const shortYearBehind = / ['’‘](\d{2})$/u;
/** Words of papers and of months: a year behind them is none of the model. */
const ofPapers =
  'tax|token|paper|papers|till|until|upto|to|do|valid|validity|insurance|fitness|rego|reg|mot|permit|pollution|puc|coe|exp|expiry';
/** "2019 model", "(2019)", "modelo 2019"; in front of the word before it nothing else may be left. */
const yearBehind = new RegExp(
  String.raw`(?<![\s,(-])(?<!(?<![\p{L}\p{N}])(?:${ofPapers})\.?)[\s,(-]+(?:${wordBeforeYear}[\s:]+)?((?:19|20)\d{2})\)?(?: model)?$`,
  'iu',
);
/** Behind a word that says so: "Vario tahun 2020 plat B". */
const saidYear =
  /(?<![\p{L}\p{M}\p{N}])(?:tahun|thn\.?|ano|año|année|anno|baujahr|bj\.?|rocznik|rok|đời)\s{1,3}((?:19|20)\d{2})(?![\p{L}\p{N}])/iu;

/**
 * Among other words, but not behind those of papers or months, nor before a unit: "Honda Dream 2009 98% fresh". A 2000 may be
 * the size of a Vulcan.
 */
const yearAmong = new RegExp(
  String.raw`(?<=[\p{L}\p{N})] )(?<!(?:${ofPapers}|jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)\.? )((?!2000)(?:19|20)\d{2})(?= )(?! ?(?:cc|ccm|kms?|miles?|mi|k|tk|rs|usd|euros?|eur|€|\$|papers?|tax|insurance|[-–/] ?\d))`,
  'giu',
);

/** Of a longer name only the beginning is looked at. */
const longestName = 200;

/** The only year among the other words of a name. */
function onlyYearAmong(name: string): string | undefined {
  const years = Array.from(name.slice(0, longestName).matchAll(yearAmong), ([, year]) => year);
  return years.length === 1 ? years[0] : undefined;
}

/** Where the colours begin that a name ends with: in "Boxer BM 150 2020 Red Black" behind the year. */
function endWithoutColours(name: string): number {
  let end = name.length;
  for (;;) {
    const at = name.lastIndexOf(' ', end - 1);
    if (at <= 0 || coloursIn(name.slice(at, end)).length === 0) return end;
    end = at;
    // "2019, Red". A pattern for the end of a text tries each of its characters.
    while (end > 0 && ' ,-'.includes(name.charAt(end - 1))) end -= 1;
  }
}

/** A name without a year of two figures behind it: the letter before "'07" begins no R7. */
export function withoutShortYear(name: string): string {
  return name.replace(shortYearBehind, '');
}

/** "KTM Duke 200 🔥🔥", "Honda CB 500 ★★". */
const ornamentsBehind =
  /(?<=[\p{L}\p{N})!]) *(?:[★☆♦●■]|\p{Extended_Pictographic})(?:[\s!★☆♦●■]|\uFE0F|\p{Extended_Pictographic})*$/u;

const inThaiYears = new RegExp(`${thaiYear}`, 'u');
/** The years by which Thailand's calendar is ahead. */
const thaiEra = 543;

/** The year of Europe's calendar behind "ปี", or of Thailand's; of two figures the one that has come already. */
function yearInThai(name: string, thisYear: number): number | null {
  const [, behind, alone] = inThaiYears.exec(name.slice(0, longestName)) ?? [];
  const said = behind ?? alone;
  if (said === undefined) return null;
  const full =
    said.length > 2
      ? Number(said)
      : Number(said) <= thisYear % 100
        ? 2_000 + Number(said)
        : 2_500 + Number(said);
  return full > 2_400 ? full - thaiEra : full;
}

/** A name without its year: "2017 Honda CB 500", "Dio 2019 model", "Boxer 2020 Black". A size of 1900 stays. */
export function withoutYear(name: string): string {
  const unlessSize = (found: string, year: string) => (Number(year) < oldestYear ? found : '');
  const plain = name
    .replace(ornaments, '')
    .replace(ornamentsBehind, '')
    .replace(inThaiYears, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  const bare = withoutShortYear(plain.replace(yearBefore, unlessSize).replace(shortYearBefore, ''));
  const end = endWithoutColours(bare);
  return (bare.slice(0, end).replace(yearBehind, unlessSize) + bare.slice(end)).replace(ornamentsBehind, '');
}

function shortYear(figures: number, thisYear: number): number | null {
  const year = figures + (figures <= thisYear % 100 ? 2_000 : 1_900);
  return year >= oldestYear ? year : null;
}

/** A title without the signs and the year that it may begin with: "2018 Wanted: Yamaha" looks for something, too. */
export function withoutYearBefore(title: string): string {
  return title.replace(ornaments, '').replace(yearBefore, '');
}

/** The model year in a name; null where there is no possible one. */
export function yearInName(title: string, thisYear: number): number | null {
  const name = title.replace(ornaments, '').replace(ornamentsBehind, '');
  const behind = yearBehind.exec(name.slice(0, endWithoutColours(name)));
  const short = (shortYearBefore.exec(name) ?? shortYearBehind.exec(name))?.[1];
  if (short !== undefined) return shortYear(Number(short), thisYear);
  const told = yearBefore.exec(name)?.[1] ?? behind?.[1] ?? saidYear.exec(name)?.[1] ?? onlyYearAmong(name);
  const year = told === undefined ? (yearInThai(name, thisYear) ?? 0) : Number(told);
  return year >= oldestYear && year <= thisYear ? year : null;
}
