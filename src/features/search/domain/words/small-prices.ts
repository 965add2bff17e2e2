/** Price limits of one or two thousand, where that is what a motorcycle costs: "scooters under 1500", "Roller bis 2000". */
import type { FoundFigure } from '../../../../kernel/figures.ts';
import type { Search } from '../search.ts';
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
  'years?|yr|models?|modell|mod[eè]le|baujahr|bj|jahr|jahrgang|jahrg[aä]nge|modelljahr|ez|erstzulassung|zulassung|produktion|oldtimers?|youngtimers?|a[nñ]os?|ann[eé]es?|anno|anni|an|bouwjaar|jaar|ro[ck][eu]?|roku|rokem|rocznik|год[ау]?|г|рік|року|έτος|modelos?|modello|immatricolazione|immatriculation|reg|tahun|årsmodell?|vuosimalli';
/** The same before the figure; behind it they say something else: "under 2000 registered", "under 2000 classic 350". */
const yearWordBefore = `${yearWord}|classics?|vintage`;
/** Right before the limit, as a registered motorcycle under 2000 has a price. */
const madeIn =
  '(?:registered|built|matriculad[ao]|fabricad[ao])(?:[ :]+(?:up to|fino a|\\p{L}+))?[ :]+2000(?!\\d)';
/** Says that a round thousand is a year: "Baujahr bis 2000", "do 2000 roku", "since 1990, under 2000". */
const saysYear = pattern(
  `${wordBegin}(?:${yearWordBefore})(?:[^\\p{L}\\d]+\\p{L}+){0,2}[^\\p{L}\\d]*2000(?!\\d)|(?<!\\d)2000[^\\p{L}\\d]*(?:${yearWord})${wordEnd}(?![^\\p{L}\\d]*\\d{4})|` +
    `${wordBegin}${madeIn}|` +
    `${wordBegin}(?:after|since|newer than|from|ab|seit|von|desde|de|depuis|dal|od|από) 19\\d\\d(?!\\d)`,
  'u',
);
/** What else a limit may be one of, before and behind it. */
const ofOther =
  /(?<!\p{L})(?:kms?|kilom[eé]t\p{L}*|quil[oó]met\p{L}*|chilomet\p{L}*|miles?|mileage|odo(?:meter)?|laufleistung|engine|hubraum|cilindr\p{L}*|cylindr[eé]es?|weight|gewicht|height|sitzhöhe|cc|rpm|hp|ps|revs?)(?: \p{L}+)?\s*:?\s*$/u;
const countsOther =
  /^\s*(?:engines?|cubic|kubik|ccm|cm|kgs?|kilos?|lbs?|watts?|w|kw|hp|ps|rpm|km\/?h|revs?|hours?|hrs?|mm|mls?|eng|hubraum|on the clock)(?![\p{L}\p{M}])/u;
/** The Yamaha V-Max and its like, of which the figure is the engine. */
const maxOfName = /(?<!\p{L})[nstvx][ -]max\s*$/u;

/** Engines of large motorcycles, of which people say "naked up to 1000" as well. */
const sizes: ReadonlySet<number> = new Set([1_000, 1_100, 1_200, 1_300]);
const aSize = /(?<![\d.,])1[0-3]00(?![\d.,]\d|\d)/;
/** What limits only prices, or hardly anything else: "price up to 1000", "budget 1000", "less than 1000". */
const ofPrice =
  /(?<!\p{L})(?:pri[cs]es?|cost(?:s|ing)?|preis|prix|precio|preço|prezzo|prijs|cena|cenę|pris|ár|fiyat|цена|τιμή)(?: \p{L}+)?\s*:?\s*$/u;
const limitsPrice = /budget|cheaper|less|weniger|menos|moins|meno /;
/** What has no such engine: "125 under 1000", "Mofa bis 1000". */
const smallEngine =
  /(?<!\p{L})(?:mofas?|vespas?)(?!\p{L})|(?<![\d.,'])(?:49|50|80|90|110|125|150|200|250|\d{2} ?ccm?|1\d\d ?ccm?|2[0-4]\d ?ccm?)(?![\d.,']\d|\d| ?(?:kms?|miles?|kg|hp|ps|kw)(?!\p{L}))/u;
const mostSmallEngine = 250;

/** An engine before the limit, as it is in the names of most models: "shadow 750 max 1300"; then the limit is none of engines. */
const engineBefore =
  /(?<=\p{L}[ -])(?!19[5-9]\d|20\d\d)(?:50|80|[1-9]\d\d|1\d{3})(?![\d.,']\d|\d| ?(?:kms?|miles?|kg|hp|ps|kw)(?!\p{L}))/u;
/** Beside an engine a limit may be as small as this. */
const leastBeside = 300;

const signedFigure = /^\s*[\p{Sc}]?\s*\d/u;

/** How the small limits of a text are read; null where prices are larger. */
export type SmallPrices = { isRoundYear: boolean; isSize: boolean } | null;

/** For a text as it was typed, which is added to a search in a garage of this currency. */
export function smallPricesOf(
  currency: string | undefined,
  text: string,
  { cc }: Search,
  namesScooter: () => boolean,
): SmallPrices {
  if (currency === undefined || !inFew.has(currency)) return null;
  const isOfSmall = () =>
    smallEngine.test(text) || (cc.to !== null && cc.to <= mostSmallEngine) || namesScooter();
  return { isRoundYear: saysYear.test(text), isSize: aSize.test(text) && !isOfSmall() };
}

interface PriceSurroundings {
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
  { limit, isBehind, before, behind }: PriceSurroundings,
  thisYear: number,
): boolean {
  if (small === null || limit === undefined || scale > 1) return false;
  const isBesideEngine = !isBehind && engineBefore.test(before);
  if (value < (isBesideEngine ? leastBeside : leastSmall) || value >= mostSmall) return false;
  // "1000 bis 1500" is no range that is surely one of prices, and in "versys 1000 max 15000 km" the limit is another's.
  const isOfTwo = isBehind
    ? signedFigure.test(behind.slice(limit.length))
    : /\d\s*$/.test(before) && between.test(limit);
  if (isOfTwo || ofTime.test(limit)) return false;
  if (ofOther.test(before) || countsOther.test(behind) || maxOfName.test(before + limit)) return false;
  const isOfPrice = limitsPrice.test(limit) || ofPrice.test(before);
  if (small.isSize && sizes.has(value) && !isOfPrice && !isBesideEngine) return false;
  const mayBeYear = value >= firstYear && value <= thisYear + 1;
  if (!mayBeYear) return true;
  return value % 1_000 === 0 && !small.isRoundYear && (!isBehind || /max|less/.test(limit));
}
