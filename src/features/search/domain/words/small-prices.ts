/** Price limits of one or two thousand, where that is what a motorcycle costs: "scooters under 1500", "Roller bis 2000". */
import type { FoundFigure } from '../../../../kernel/figures.ts';
import { between, ofTime } from './figure-words.ts';
import { pattern, wordBegin, wordEnd } from './patterns.ts';

/** Currencies in which many are offered for less than two thousand. Elsewhere such a figure is no price. */
const inFew: ReadonlySet<string> = new Set('EUR USD GBP CHF CAD AUD NZD SGD KWD BHD OMR JOD'.split(' '));
/** A smaller figure is an engine or a part of a name. */
const leastSmall = 1_000;
/** From here on a limit is a price everywhere. */
const mostSmall = 3_000;
const firstYear = 1950;

const yearWord =
  'years?|yr|model|baujahr|bj|jahr|jahrgang|ez|erstzulassung|a[nñ]o|ann[eé]e|anno|an|bouwjaar|jaar|ro[ck][eu]?|roku|rokem|rocznik|год[ау]?|г|рік|року|έτος|modelo|modello|immatricolazione|tahun|årsmodell?|vuosimalli';
/** Says that a round thousand is a year: "Baujahr bis 2000", "do 2000 roku", "since 1990, under 2000". */
const saysYear = pattern(
  `${wordBegin}(?:${yearWord})(?:[^\\p{L}\\d]+\\p{L}+){0,2}[^\\p{L}\\d]*2000(?!\\d)|(?<!\\d)2000[^\\p{L}\\d]*(?:${yearWord})${wordEnd}(?![^\\p{L}\\d]*\\d{4})|` +
    `${wordBegin}(?:after|since|newer than|from|ab|seit|von|desde|de|depuis|dal|od|από) 19\\d\\d(?!\\d)`,
  'u',
);
/** What else a limit may be one of, before and behind it. */
const ofOther =
  /(?<!\p{L})(?:kms?|kilomet\p{L}*|miles?|mileage|odo(?:meter)?|laufleistung|kilometrage|engine|hubraum|cilindr\p{L}*|cylindrée|weight|gewicht|cc|rpm|hp|ps|revs?)(?: \p{L}+)?\s*:?\s*$/u;
const countsOther =
  /^\s*(?:engines?|cubic|kubik|ccm|cm|kgs?|kilos?|lbs?|watts?|w|kw|hp|ps|rpm|revs?|hours?|hrs?|mm|mls?|eng)(?![\p{L}\p{M}])/u;
/** The Yamaha V-Max and its like, of which the figure is the engine. */
const maxOfName = /(?<!\p{L})[a-z][ -]max\s*$/u;

const signedFigure = /^\s*[\p{Sc}]?\s*\d/u;

/** How the small limits of a text are read; null where prices are larger. */
export type SmallPrices = { isRoundYear: boolean } | null;

/** For a text as it was typed, in a garage of this currency. */
export const smallPricesOf = (currency: string | undefined, text: string): SmallPrices =>
  currency !== undefined && inFew.has(currency) ? { isRoundYear: saysYear.test(text) } : null;

interface Around {
  before: string;
  /** The word of an upper limit. */
  limit: string | undefined;
  /** Whether it stands behind the figure, where a language may say years so, too. */
  isBehind: boolean;
  behind: string;
}

/**
 * Whether an upper limit is one of prices, though it is small. Of what may be a year only a round thousand is, and only with a
 * word that is none of time: "under 2000", but "before 2000" and "under 2005".
 */
export function isSmallPrice(
  { value, scale }: FoundFigure,
  small: SmallPrices,
  { limit, isBehind, before, behind }: Around,
  thisYear: number,
): boolean {
  if (small === null || limit === undefined || scale > 1 || value < leastSmall || value >= mostSmall)
    return false;
  // "1000 bis 1500" is no range that is surely one of prices, and in "versys 1000 max 15000 km" the limit is another's.
  const isOfTwo = isBehind
    ? signedFigure.test(behind.slice(limit.length))
    : /\d\s*$/.test(before) && between.test(limit);
  if (isOfTwo || ofTime.test(limit)) return false;
  if (ofOther.test(before) || countsOther.test(behind) || maxOfName.test(before + limit)) return false;
  const mayBeYear = value >= firstYear && value <= thisYear + 1;
  if (!mayBeYear) return true;
  return value % 1_000 === 0 && !small.isRoundYear && (!isBehind || /max|less/.test(limit));
}
