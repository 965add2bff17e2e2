/** The facts of a row about its motorcycle, read and checked one by one. */
import type * as words from '#messages/imports.ts';
import { countryBehind, countryNamed } from '../../kernel/countries.ts';
import { currenciesIn } from '../../kernel/currencies.ts';
import { yearOf } from '../../kernel/dates.ts';
import { marketOf } from '../../kernel/markets.ts';
import { formatAmount, highestPrice } from '../../kernel/money.ts';
import { unclear } from '../../kernel/separators.ts';
import type { Bike } from '../catalogue/domain.ts';
import { wordsOf } from '../catalogue/words.ts';
import { distanceText } from '../listings/domain/distance-text.ts';
import { type Papers, readTaxUntil } from '../listings/domain/papers.ts';
import type { RowReader } from './columns.ts';
import type { Mapping } from './contract.ts';
import { currencyOfPrice, withCode } from './currency.ts';
import { withPartsApart } from './domain/place-parts.ts';
import { withoutYear, yearInName } from './domain/year-in-name.ts';
import { isRegion } from './guess/headers.ts';
import { isPlausibleDistance, isTooFew, oldestYear, type PriceBounds, priceBounds } from './plausible.ts';
import { readReceipt, readRegistration } from './readings/papers.ts';
import { readAmount } from './readings/price.ts';
import { implausible, type Reading, unreadable } from './readings/reading.ts';
import { readAge, readYear, yearInNepal } from './readings/year.ts';
import { readKilometres, readOwners } from './readings.ts';

export type RefusalCode = keyof typeof words.refusals;

/** Why a row does not become a listing. `value` is its faulty part. */
export interface Refusal {
  code: RefusalCode;
  value: string;
}

export interface RowContext {
  mapping: Mapping;
  reader: RowReader;
  /** When the file was written: ages count from here. */
  asOf: Date;
  now: Date;
  /** The possible meanings of the marks in the price's header; null where it has none. */
  headerCurrencies: readonly string[] | null;
  /** The garage's own currency: listings in it are stored without a code. */
  ownCurrency: string;
  /** The plausible prices in a currency. */
  pricesIn(currency: string): PriceBounds;
}

/** The context from the mapping, the file's date and the garage, the same for all rows. */
export function rowContext(
  mapping: Mapping,
  reader: RowReader,
  { fileDate, now, ownCurrency }: { fileDate: Date; now: Date; ownCurrency: string },
): RowContext {
  const { asOf: given } = mapping;
  // A year stands for its middle, so that ages are off by half a year at most.
  const asOf = typeof given === 'number' ? new Date(Date.UTC(given, 6, 1)) : new Date(given ?? fileDate);
  const bounds = new Map<string, PriceBounds>();
  return {
    mapping,
    reader,
    asOf,
    now,
    headerCurrencies: currenciesIn(reader.headerOf('price') ?? ''),
    ownCurrency,
    pricesIn(currency) {
      const known = bounds.get(currency) ?? priceBounds(currency, mapping.plausible);
      bounds.set(currency, known);
      return known;
    },
  };
}

/** Thrown while a row is read, and converted to its refusal where rows are made into listings. */
export class RefusedRow extends Error {
  readonly refusal: Refusal;

  constructor(code: RefusalCode, value = '') {
    super(code);
    this.refusal = { code, value };
  }
}

export function known<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text?.toLowerCase()) ?? null;
}

/** Characters; a longer text is no variant. */
const longestVariant = 40;

/** What is behind the model in the name: "Street Glide" of a "Touring"; null where the row has none. */
export function variantOfRow(row: readonly string[], { reader }: RowContext): string | null {
  const said = reader.cell(row, 'variant');
  return said !== null && said.length <= longestVariant && /[\p{L}\p{N}]/u.test(said) ? said : null;
}

/** A name or model with its variant, unless it contains it. */
export function withVariant(name: string, variant: string | null): string {
  const words = (text: string) => ` ${wordsOf(text).join(' ')} `;
  if (variant === null || words(name).includes(words(variant))) return name;
  return `${withoutYear(name)} ${variant}`;
}

/**
 * A place split at its country. Where the list is of a country, another one is only meant behind town and region: Niger is
 * also a state of Nigeria, and Peru a town in Indiana.
 */
function placeAbroad(place: string, listed: string | undefined): ReturnType<typeof countryBehind> {
  const behind = countryBehind(place);
  const own = listed === undefined ? undefined : (countryNamed(listed) ?? listed);
  const isMeant = own === undefined || behind?.country === own || behind?.place.includes(',');
  return isMeant ? behind : null;
}

/**
 * The country of a motorcycle, in English where it is known: the row's, also behind its place, otherwise the mapping's;
 * empty where there is none.
 */
export function countryOfRow(row: readonly string[], { reader, mapping }: RowContext): string {
  const behind = () => placeAbroad(reader.cell(row, 'place') ?? '', mapping.country)?.country;
  const told = reader.cell(row, 'country') ?? behind() ?? mapping.country ?? '';
  return countryNamed(told) ?? told;
}

/**
 * A postcode before a town, which is the same place with any of its postcodes: "50667 Köln", "D-20095
 * Hamburg".
 */
const postcode = /^(?:\p{Lu}{1,2}-)?\d{4,6},? (?=\p{L})/u;
const besideStroke = /^([^/,]+?) ?\/ ?([^/,]+)$/;

/** A place whose first part is the widest, the other way round. */
const townFirst = (place: string) =>
  place
    .split(/\s*,\s*/)
    .reverse()
    .join(', ');

/** The town of a row, the region behind it: "İstanbul / Kadıköy" below "İl / İlçe" is "Kadıköy, İstanbul". */
export function townOfRow(row: readonly string[], { reader, mapping }: RowContext): string | null {
  const cell = reader.cell(row, 'place')?.replace(postcode, '') ?? null;
  const abroad = placeAbroad(cell ?? '', mapping.country);
  const isTurned = cell !== null && mapping.columns.place?.order === 'region-first';
  const turned = isTurned ? townFirst(abroad?.place ?? cell) : null;
  const said = turned === null ? cell : abroad ? `${turned}, ${abroad.country}` : turned;
  const behind = placeAbroad(said ?? '', mapping.country);
  // Under another name the country would be shown twice, and taken for a town.
  const told = behind === null || said?.endsWith(behind.country) ? said : behind.place;
  const [, wider, town] = besideStroke.exec(told ?? '') ?? [];
  if (wider === undefined || town === undefined) return told && withPartsApart(told);
  const [first = '', second] = reader.headerOf('place')?.split('/') ?? [];
  return second !== undefined && isRegion(first) && !isRegion(second) ? `${town}, ${wider}` : told;
}

/** A new motorcycle has not been registered yet: "Neufahrzeug" below "Erstzulassung". */
const saysNew =
  /^(?:brand[ -]?new|new|unregistered|neu(?:fahrzeug|wagen)?|neuf|nuev[oa]|nov[oa]|zero km|0 ?km|nuov[oa]|baru|nieuw|now[ya]|sıfır|新車|新车)$/iu;

/** Forms let people choose this of a motorcycle that is older than any year in them: which year it is of, nobody says. */
const saysOlder = /^(?:before|trước(?: năm)?|vor|avant|prima del|antes de|до|przed) (?:19|20)\d\d$/iu;

/** The checked year of a row; null when it has neither year nor age. */
export function yearOfRow(row: readonly string[], context: RowContext): number | null {
  const { reader, mapping, asOf, now } = context;
  const said = reader.cell(row, 'year');
  // Some exports write "0" for unknown; an age of 0 is a new motorcycle's.
  const yearText =
    said !== null && (/^0+(?:\.0+)?$/.test(said) || saysNew.test(said) || saysOlder.test(said)) ? null : said;
  const text = yearText ?? reader.cell(row, 'age');
  if (text === null) return yearInName(reader.cell(row, 'name') ?? '', yearOf(now));
  const numbers = { decimalComma: mapping.file?.decimalComma, unit: mapping.columns.age?.unit };
  const told =
    yearText === null ? readAge(text, asOf, numbers) : readYear(text, asOf, reader.headerOf('year') ?? '');
  if (told === unreadable) throw new RefusedRow('year-unreadable', text);
  const year = told > yearOf(now) && countryOfRow(row, context) === 'Nepal' ? yearInNepal(told) : told;
  if (year > yearOf(now)) throw new RefusedRow('year-in-future', text);
  if (year < oldestYear) throw new RefusedRow('year-implausible', String(year));
  return year;
}

/**
 * The distance of a row; null where it has none. It is optional: what cannot be understood is left out, and so is
 * "1 km" of an old motorcycle, which forms make of a distance that nobody filled in. One that is too far for its age
 * refuses the row, because something in it is wrong, and it need not be the distance.
 */
export function kilometresOfRow(
  row: readonly string[],
  age: number | null,
  context: RowContext,
): Reading<number | null> | typeof unclear | typeof implausible {
  const { reader, mapping } = context;
  const text = reader.cell(row, 'kilometres');
  if (text === null) return null;
  const { unit, factor } = mapping.columns.kilometres ?? {};
  const kilometres = readKilometres(text, { unit, factor, decimalComma: mapping.file?.decimalComma });
  if (kilometres === unreadable || kilometres === unclear) return kilometres;
  if (kilometres === null) return null;
  // Some exports write "0" for unknown, here for a motorcycle that was ridden for years.
  if (isTooFew(kilometres, age)) return kilometres === 0 ? null : implausible;
  if (!isPlausibleDistance(kilometres, age, mapping.plausible?.mostKilometres)) {
    throw new RefusedRow(
      'kilometres-implausible',
      distanceText(kilometres, marketOf(context.ownCurrency).distance),
    );
  }
  return kilometres;
}

/** The papers in a row. They are optional: whatever cannot be understood is left out. */
export function papersOfRow(row: readonly string[], { reader }: RowContext): Papers {
  const read = <Value>(target: keyof Papers, reading: (text: string) => Value | null) => {
    const text = reader.cell(row, target);
    return text === null ? null : reading(text);
  };
  return {
    registration: read('registration', readRegistration),
    taxUntil: read('taxUntil', readTaxUntil),
    receipt: read('receipt', readReceipt),
  };
}

/** A price and the ISO code of its currency. */
interface Money {
  amount: number;
  currency: string;
}

/** "R$ 0,00", as forms write it where nobody said a price. */
const zero = /^[^\p{Nd}]*0+(?:[.,]0+)?[^\p{Nd}]*$/u;

export function priceOfRow(row: readonly string[], context: RowContext, bike: Bike): Money {
  const { reader, mapping } = context;
  const said = reader.cell(row, 'price');
  if (said === null) throw new RefusedRow('price-missing');
  const text = withCode(said);
  const currency = currencyOfRow(row, text, context);
  const prices = context.pricesIn(currency);
  const numbers = { decimalComma: mapping.file?.decimalComma, currency };
  const amount = readAmount(text, mapping.columns.price.factor ?? 1, numbers);
  if (amount === unreadable && zero.test(text)) throw new RefusedRow('price-missing');
  if (amount === unreadable) throw new RefusedRow('price-unreadable', text.slice(0, 60));
  if (amount === unclear) throw new RefusedRow('price-unclear', text.slice(0, 60));
  if (amount < prices.lowest || amount > prices.highest(bike.engineCc)) {
    throw new RefusedRow('price-implausible', formatAmount(amount, { currency, sign: 'clear' }));
  }
  return { amount, currency };
}

function currencyOfRow(row: readonly string[], price: string, context: RowContext): string {
  const { reader, mapping, ownCurrency: own } = context;
  const cell = reader.cell(row, 'currency');
  const country = countryOfRow(row, context);
  const currency = currencyOfPrice({
    cell,
    price,
    header: context.headerCurrencies,
    file: mapping.currency,
    country,
    own,
  });
  if ('code' in currency) return currency.code;
  if (currency.problem === 'unreadable') throw new RefusedRow('currency-unreadable', cell ?? '');
  throw new RefusedRow('currency-unclear', [cell, price].filter(Boolean).join(', ').slice(0, 60));
}

/** The original price is optional: where it is unreadable, or in another currency, it is left out. */
export function originalAmountOfRow(
  row: readonly string[],
  { reader, mapping }: RowContext,
  currency: string,
): number | null {
  const text = reader.cell(row, 'originalPrice');
  if (text === null || !(currenciesIn(text) ?? [currency]).includes(currency)) return null;
  const numbers = { decimalComma: mapping.file?.decimalComma, currency };
  const amount = readAmount(text, mapping.columns.originalPrice?.factor ?? 1, numbers);
  return amount === unreadable || amount === unclear || amount <= 0 || amount > highestPrice ? null : amount;
}

/** Null when the row does not say, or when nobody has owned it yet. Optional, like the distance. */
export function ownersOfRow(row: readonly string[], { reader }: RowContext): Reading<number | null> {
  const text = reader.cell(row, 'owners');
  return text === null ? null : readOwners(text);
}
