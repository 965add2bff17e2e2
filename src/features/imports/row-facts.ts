/** What the facts of a row are read with, and the short ones: variant, distance, papers, owners. */
import type { refusals } from '#messages/imports-refusals.ts';
import { currenciesIn } from '../../kernel/currencies.ts';
import { atMarketTime } from '../../kernel/dates.ts';
import { marketOf } from '../../kernel/markets.ts';
import { unclear } from '../../kernel/separators.ts';
import { wordsOf } from '../catalogue/words.ts';
import { distanceText } from '../listings/domain/distance-text.ts';
import { type Papers, readTaxUntil } from '../listings/domain/papers.ts';
import type { RowReader } from './columns.ts';
import type { Mapping } from './contract.ts';
import { withoutYear } from './domain/year-in-name.ts';
import { isKeyedIn, isPlausibleDistance, isTooFew, type PriceBounds, priceBounds } from './plausible.ts';
import { readReceipt, readRegistration } from './readings/papers.ts';
import { implausible, type Reading, unreadable } from './readings/reading.ts';
import { saysSingleOwner } from './readings/single-owner.ts';
import { readKilometres, readOwners } from './readings.ts';

export type RefusalCode = keyof typeof refusals;

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
  // A year stands for its middle, so that ages are off by half a year at most; a day is one of the garage's own calendar.
  const asOf =
    typeof given === 'number'
      ? new Date(Date.UTC(given, 6, 1))
      : given === undefined
        ? fileDate
        : atMarketTime(Date.parse(`${given}T12:00Z`));
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

/** The one of these values that a text is, in capitals or not; null where it is none. */
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
 * The distance of a row; null where it has none. It is optional: what cannot be understood is left out, and so is
 * "1 km" of an old motorcycle, which forms make of a distance that nobody filled in, or "999999". Any other that is too far
 * for its age refuses the row, because something in it is wrong, and it need not be the distance.
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
    if (isKeyedIn(text)) return implausible;
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

/**
 * Null when the row does not say, or when nobody has owned it yet. Without a cell for it, only what title or description say of
 * a single owner counts, which people write instead. Optional, like the distance.
 */
export function ownersOfRow(row: readonly string[], { reader }: RowContext): Reading<number | null> {
  const text = reader.cell(row, 'owners');
  if (text !== null) return readOwners(text);
  const written = [reader.cell(row, 'name') ?? '', reader.cell(row, 'description') ?? ''];
  return saysSingleOwner(written) ? 1 : null;
}
