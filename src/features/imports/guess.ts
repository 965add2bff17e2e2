/** Guesses the mapping of a file without one, from the words of its header and its first rows. */
import { guessAbout, guessNoCountry, guessOwnMarket, guessScale } from '#messages/imports.ts';
import { countryOf, currencyOf } from '../../kernel/markets.ts';
import { hasThousandths, marketCurrency } from '../../kernel/money.ts';
import { headerKey, inOneLine } from './columns.ts';
import type { MappingFile, Target } from './contract.ts';
import { type Columns, findColumns } from './guess/columns.ts';
import { endsInThree, writesDecimalComma } from './guess/decimal-comma.ts';
import { spaced } from './guess/headers.ts';
import { unlabelled } from './guess/labels.ts';
import { columnOfLinkedPlaces } from './guess/linked-places.ts';
import {
  codesIn,
  countryOfMarks,
  countryOfPlaces,
  countryOfPrices,
  currencyOfCells,
  currencyOfHeader,
  currencyOfWords,
  isInMiles,
  isMarkedAs,
  isScandinavian,
} from './guess/market.ts';
import { isRegionFirst } from './guess/place-order.ts';
import { scaleOfPrices } from './guess/price-scale.ts';
import { unitColumnOf } from './guess/unit-column.ts';
import { countryOfLinks, countryOfTowns } from './guess/whereabouts.ts';
import { writtenOut } from './readings/figure-cell.ts';
import { folded } from './readings/folded.ts';
import { partFor } from './readings/joint-facts.ts';
import { placeOfLink } from './readings/linked-place.ts';
import { plainCell } from './readings/plain-cell.ts';
import { dayOrderOf } from './readings/posted.ts';
import { rialsPerToman, toman } from './readings/toman.ts';

export interface Guess {
  mapping: MappingFile;
  /** Headers without a known meaning: their columns are not imported. */
  unused: string[];
}

/** The country that towns and links show. */
function shownCountry(places: readonly string[], rows: NonNullable<Clues['sample']>): string | undefined {
  return countryOfTowns(places) ?? countryOfLinks(rows);
}

/** What no motorcycle can be imported without. */
type Needed = 'name' | 'price';

interface Clues {
  delimiter: string;
  /** ISO code of the prices, where it was given. */
  currency?: string | undefined;
  /** The country of all motorcycles, where it was given. */
  country?: string | undefined;
  /** ISO code of the garage's own currency. */
  ownCurrency?: string | undefined;
  /** Some rows below the header, which show how numbers are written. */
  sample?: readonly (readonly string[])[];
  /** The time of reading: no year is after it. */
  now?: Date | undefined;
  /** The keys of the places that the garage knows. */
  places?: ReadonlySet<string> | undefined;
  /** The headers of fields of objects, in JSON. */
  ofObjects?: ReadonlySet<string> | undefined;
}

// The scale that a header gives for its numbers.
const inLakhs = /\b(?:lakhs?|lacs?)\b|লাখ|লক্ষ|लाख/;
const inMillions = /\b(?:millions?|juta|jt|trieu|mio|mln)\b|млн|م[یي]ل[یي]ون/;
const inTenThousands = /[万萬만]/;
const inThousands = /\b(?:thousands?|tsd|ribu|000|k|tys|nghin|bin)\b|হাজার|हज़ार|हजार|тыс|千|هزار/;
const inMiles = /\b(?:mi|miles?|meilen|millas|milles|miglia)\b/;
/** Under a header in a language of Scandinavia: elsewhere "20 mil" are thousands. */
const saysMil = /\d ?mil\.?$/i;
const inKilometres =
  /\bkms?\b|(?:k|ch|qu)ilom|odo.*km|(?<!\p{L})км(?!\p{L})|к[иі]лом|χλμ|χιλιομ|কিমি|কিলোমিটার|किमी|किलोमीटर|كم(?!\p{L})|كيلو|กม|กิโล|公里|キロ/u;
const inLitres = /(?:[\s,(]|^)(?:l|л|ltr|lit(?:er|re)s?|litros|литр(?:ах|ы|ов)?)\)?$/u;
/** "0.125", "1,3": as cc they would be too small for any engine. */
const figureInLitres = /^(?:0[.,]\d{1,4}|[1-2](?:[.,]\d{1,3})?)$/;
const inMonths = /\b(?:months?|monate|meses|mois|bulan)\b|মাস/;

/**
 * Whether a line looks like a header: name and price of a motorcycle can be recognised from it, and from the
 * rows below.
 */
export function canGuess(
  header: readonly string[],
  clues: Pick<Clues, 'sample' | 'now' | 'ofObjects'> = {},
): boolean {
  return isEnough(findColumns(header, { ...clues, ...unlabelled(clues.sample) }));
}

function missingIn({ of: found }: Columns): Needed[] {
  const isNamed = found.has('name') || found.has('make') || found.has('model');
  return [...(isNamed ? [] : (['name'] as const)), ...(found.has('price') ? [] : (['price'] as const))];
}

function isEnough(columns: Columns): boolean {
  return missingIn(columns).length === 0;
}

/** What a guess must have and cannot find in a header and the rows below. */
export function missingColumns(
  header: readonly string[],
  clues: Pick<Clues, 'sample' | 'now' | 'ofObjects'>,
): Needed[] {
  return missingIn(findColumns(header, { ...clues, ...unlabelled(clues.sample) }));
}

/** The guess; null when name or price cannot be recognised. */
export function guessMapping(header: readonly string[], given: Clues): Guess | null {
  const { sample, labels } = unlabelled(given.sample);
  const clues = { ...given, sample };
  const columnsFound = findColumns(header, clues);
  if (!isEnough(columnsFound)) return null;
  const { of: found, widerPlace, otherYear, running, parts } = columnsFound;
  const linkedPlace = found.has('place') ? undefined : columnOfLinkedPlaces(sample, clues.places);
  // The same column may be the id.
  if (linkedPlace !== undefined) found.set('place', linkedPlace);
  const taken = new Set([...found.values(), widerPlace?.index, otherYear]);
  const isFree = (index: number) => !taken.has(index);
  const units = unitColumnOf(found.get('kilometres'), { header, sample, isFree });
  const keys = header.map(headerKey);
  const seen = new Map<string, number>();
  for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);

  /** Two columns with the same header cannot be told apart by it; by a position they can. */
  const column = (index: number) =>
    (seen.get(keys[index] ?? '') ?? 0) > 1 ? index + 1 : (header[index] ?? '');
  /** What the header of a field, and the label in its cells, say besides its name. */
  const says = (target: Target) => {
    const at = found.get(target) ?? -1;
    return folded(headerKey(spaced(`${header[at] ?? ''} ${labels[at] ?? ''}`)));
  };
  const scales = [
    [inLakhs, 100_000],
    [inMillions, 1_000_000],
    [inTenThousands, 10_000],
    [inThousands, 1_000],
  ] as const;
  const cellsOf = (target: Target) =>
    sample.map((row) => {
      const cell = plainCell(row[found.get(target) ?? -1] ?? '');
      return writtenOut(parts.has(target) ? partFor(target, cell) : cell);
    });
  const priceAt = found.get('price') ?? -1;
  const cells = cellsOf('price');
  const placeCells = cellsOf('place').map((cell) =>
    linkedPlace === undefined ? inOneLine(cell) : (placeOfLink(cell) ?? ''),
  );
  const ownCurrency = clues.ownCurrency ?? marketCurrency;
  const ofPlaces = found.has('country') ? undefined : countryOfPlaces(placeCells);
  const wider = sample.map((row) => plainCell(row[widerPlace?.index ?? -1] ?? ''));
  // Of a town and its region the country is that of the region, as most small towns are not known.
  const within = placeCells.map((cell, row) => [cell, wider[row] ?? ''].filter(Boolean).join(', '));
  const ofTowns = found.has('country') ? undefined : shownCountry(within, sample);
  const shown = ofPlaces ?? (isMarkedAs(ownCurrency, cells, ofTowns) ? undefined : ofTowns);
  const currency =
    clues.currency ??
    currencyOfHeader(header[priceAt] ?? '', currencyOf(clues.country ?? shown)) ??
    (found.has('currency')
      ? undefined
      : (currencyOfCells(cells, { own: ownCurrency, local: currencyOf(clues.country ?? shown) }) ??
        currencyOf(clues.country ?? shown) ??
        currencyOfWords(header, cells)));
  const isCoded = found.has('currency');
  const codes = isCoded
    ? cellsOf('currency').flatMap((cell) => codesIn(cell) ?? [])
    : [currency ?? ownCurrency];
  const prices = [...cells, ...cellsOf('originalPrice')];
  // "450.500" dinars show no comma: the point may begin three decimals.
  const telling = codes.some(hasThousandths) ? prices.filter((cell) => !endsInThree(cell)) : prices;
  const decimalComma = writesDecimalComma([...telling, ...cellsOf('kilometres')]);
  const ofPrices = isCoded
    ? countryOfPrices(cellsOf('currency').map(codesIn), ownCurrency)
    : countryOfMarks(header[priceAt] ?? '', cells, ownCurrency);
  const isOpen = clues.country === undefined && !found.has('country');
  const ofFile = ofPlaces ?? (currency === undefined ? ofPrices : countryOf(currency)) ?? shown;
  const stated = isOpen ? ofFile : undefined;
  const country = clues.country ?? stated;
  const factorOf = (target: Target) => {
    const scale = scales.find(([word]) => word.test(says(target)))?.[1];
    return toman.test(says(target)) ? (scale ?? 1) * rialsPerToman : scale;
  };
  const countsInMiles =
    inMiles.test(says('kilometres')) ||
    (!inKilometres.test(says('kilometres')) &&
      isInMiles(country, cellsOf('country'), {
        own: ownCurrency,
        isForeign: currency !== undefined && currency !== ownCurrency,
      }));
  const engines = cellsOf('engine').filter((cell) => /\d/.test(cell));
  // Whole ones may be cylinders.
  const areLitres =
    engines.some((cell) => /[.,]/.test(cell)) && engines.every((cell) => figureInLitres.test(cell.trim()));
  const distances = cellsOf('kilometres').filter((cell) => /\d/.test(cell));
  const areInMil = distances.filter((cell) => saysMil.test(cell)).length > distances.length / 2;
  const countsInMil =
    /\bmiltal\b/.test(says('kilometres')) ||
    (isScandinavian(header) && (areInMil || /\bmil\b/.test(says('kilometres'))));
  const unit = countsInMil ? 'mil' : countsInMiles ? 'miles' : undefined;
  const priceScale = factorOf('price') === undefined ? scaleOfPrices(cells, currency) : undefined;
  const more: Partial<Record<Target, object>> = {
    id: running ? { running } : {},
    price: { factor: factorOf('price') ?? priceScale },
    originalPrice: { factor: factorOf('originalPrice') ?? scaleOfPrices(cellsOf('originalPrice'), currency) },
    kilometres: {
      unit,
      unitFrom: units === undefined ? undefined : column(units),
      factor: factorOf('kilometres'),
    },
    engine: inLitres.test(says('engine')) || areLitres ? { unit: 'litres' } : {},
    age: inMonths.test(says('age')) ? { unit: 'months' } : {},
    place: {
      linked: linkedPlace === undefined ? undefined : true,
      order: isRegionFirst(placeCells, header[found.get('place') ?? -1]) ? 'region-first' : undefined,
    },
    posted: dayOrderOf(cellsOf('posted')) === 'month-first' ? { order: 'month-first' } : {},
  };
  const columns = [...found].map(([target, index]) => {
    const further = target === 'place' ? widerPlace?.index : target === 'year' ? otherYear : undefined;
    const both = further === undefined ? column(index) : [column(index), column(further)];
    const isWithin = target === 'place' && widerPlace?.isRegion === true;
    const [label, ...others] = new Set([labels[index], labels[further ?? index]].filter((said) => said));
    const extra = {
      ...(further === undefined ? more[target] : {}),
      part: parts.has(target) ? true : undefined,
      within: isWithin ? column(widerPlace.index) : undefined,
      label: others.length > 0 ? [label, ...others] : label,
    };
    const said = Object.entries(extra).filter(([, value]) => value !== undefined);
    const from = isWithin ? column(index) : both;
    return [target, said.length === 0 ? from : { column: from, ...Object.fromEntries(said) }];
  });

  const isPlaced = country !== undefined || found.has('country');
  const unplaced = isPlaced || currency === undefined ? undefined : guessNoCountry(currency);
  const isOwnMarket = stated !== undefined && stated === countryOf(ownCurrency);
  const unpriced = isCoded && stated !== undefined ? undefined : guessAbout;
  const unsaid = isOwnMarket && !isCoded ? guessOwnMarket(stated) : unpriced;
  const scaled = priceScale === undefined ? undefined : guessScale(priceScale);
  const about = [currency === undefined ? unsaid : unplaced, scaled].filter((text) => text !== undefined);
  const used = new Set([...found.values(), widerPlace?.index, otherYear, units]);
  return {
    mapping: {
      ...(about.length === 0 ? {} : { about: about.join(' ') }),
      file: { delimiter: clues.delimiter, ...(decimalComma ? { decimalComma } : {}) },
      ...(currency === undefined ? {} : { currency }),
      ...(country === undefined ? {} : { country }),
      columns: Object.fromEntries(columns),
    },
    unused: header.filter((name, index) => !used.has(index) && headerKey(name) !== ''),
  };
}
