/** Lists whose currency only a person can tell: one question instead of thousands of refused, or wrong, prices. */
import * as words from '#messages/imports.ts';
import { currenciesIn, decideCurrency } from '../../../kernel/currencies.ts';
import { countryOf, currencyOf } from '../../../kernel/markets.ts';
import { formatAmount, marketCurrency } from '../../../kernel/money.ts';
import { StartError } from '../../../platform/start-error.ts';
import type { RowReader } from '../columns.ts';
import type { Mapping } from '../contract.ts';
import { withCode } from '../currency.ts';
import { commuterPriceIn, priceBounds } from '../plausible.ts';
import { readAmount } from '../readings/price.ts';

interface Said {
  file: string;
  mapping?: Mapping | undefined;
  country?: string | undefined;
  ownCurrency?: string | undefined;
}

/** "Price (Rs)" above numbers without a currency, and nothing that says whose rupees. */
export function refuseUnclearCurrency(mapping: Mapping, reader: RowReader, options: Said): void {
  const header = reader.headerOf('price') ?? '';
  const codes = currenciesIn(header);
  const { currency, columns } = mapping;
  if (codes === null || currency || columns.currency || columns.country) return;
  const { ownCurrency = marketCurrency } = options;
  if (decideCurrency(codes, [currencyOf(mapping.country), ownCurrency]) !== null) return;
  throw new StartError(words.currencyNeeded(options.file, header, codes));
}

/** Fewer prices show nothing. */
const fewestPrices = 5;
/** Between these multiples of a commuter's price is the middle one of any list of motorcycles. */
const lowestMiddle = 0.15;
const highestMiddle = 20;
const mostOutside = 0.4;

/**
 * A list that was taken for one of the garage's own market because nothing says otherwise, with prices that cannot be in its
 * currency: those of another country, or in thousands.
 */
export function refuseUnlikelyCurrency(
  mapping: Mapping,
  reader: RowReader,
  rows: readonly (readonly string[])[],
  options: Said,
): void {
  const { ownCurrency = marketCurrency } = options;
  const commuter = commuterPriceIn(ownCurrency);
  const isAssumed = mapping.currency === undefined && mapping.country === countryOf(ownCurrency);
  const isTold = options.mapping !== undefined || options.country !== undefined || mapping.columns.currency;
  if (!commuter || !isAssumed || isTold) return;
  const numbers = { decimalComma: mapping.file?.decimalComma };
  const prices = rows.flatMap((row) => {
    const cell = reader.cell(row, 'price');
    if (cell === null || currenciesIn(withCode(cell)) !== null) return [];
    const amount = readAmount(cell, mapping.columns.price.factor ?? 1, numbers);
    return typeof amount === 'number' && amount > 0 ? [amount] : [];
  });
  if (prices.length < fewestPrices) return;
  const sorted = prices.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const bounds = priceBounds(ownCurrency, mapping.plausible);
  const outside = prices.filter((price) => price < bounds.lowest || price > bounds.highest(null)).length;
  const multiple = middle / commuter.price;
  if (multiple >= lowestMiddle && multiple <= highestMiddle && outside <= prices.length * mostOutside) return;
  const header = reader.headerOf('price') ?? '';
  const inOwn = formatAmount(middle, { currency: ownCurrency, sign: 'clear' });
  const said = { header, own: ownCurrency, middle: inOwn, isLow: multiple < 1 };
  throw new StartError(words.currencyUnlikely(options.file, said));
}
