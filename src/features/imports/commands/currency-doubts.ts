/** Lists whose currency only a person can tell: one question instead of thousands of refused, or wrong, prices. */
import * as words from '#messages/imports.ts';
import { commuterPriceIn } from '../../../kernel/commuter-prices.ts';
import { currenciesIn, decideCurrency } from '../../../kernel/currencies.ts';
import { countryOf, currencyOf } from '../../../kernel/markets.ts';
import { medianOf } from '../../../kernel/median.ts';
import { formatAmount, homeCurrency } from '../../../kernel/money.ts';
import { StartError } from '../../../platform/start-error.ts';
import type { RowReader } from '../columns.ts';
import type { Mapping } from '../contract.ts';
import { withCode } from '../currency.ts';
import { isWithin, priceBounds } from '../plausible.ts';
import { readAmount } from '../readings/price.ts';
import { readEngine } from '../readings.ts';

interface KnownCurrency {
  file: string;
  country?: string | undefined;
  ownCurrency?: string | undefined;
}

/** "Price (Rs)" above numbers without a currency, and nothing that says whose rupees. */
export function refuseUnclearCurrency(mapping: Mapping, reader: RowReader, options: KnownCurrency): void {
  const header = reader.headerOf('price') ?? '';
  const codes = currenciesIn(header);
  const { currency, columns } = mapping;
  if (codes === null || currency || columns.currency || columns.country) return;
  const { ownCurrency = homeCurrency } = options;
  if (decideCurrency(codes, [currencyOf(mapping.country), ownCurrency]) !== null) return;
  throw new StartError(words.currencyNeeded(options.file, header, codes));
}

/** Fewer prices show nothing. */
const fewestPrices = 5;
/** A smaller amount stands where a form insists on a price. */
const leastPrice = 10;
/** Outside of these multiples of a commuter's price the middle one of a list is hardly that of motorcycles. */
const lowestMiddle = 0.15;
const highestMiddle = 35;
const mostOutside = 0.4;

/**
 * A list whose mapping was guessed, and that was taken for one of the garage's own market because nothing says otherwise, with
 * prices that cannot be in its currency: those of another country, or in thousands.
 */
export function refuseUnlikelyCurrency(
  mapping: Mapping,
  reader: RowReader,
  rows: readonly (readonly string[])[],
  { file, country, ownCurrency: own = homeCurrency }: KnownCurrency,
): void {
  const commuter = commuterPriceIn(own);
  const isAssumed = mapping.currency === undefined && mapping.country === countryOf(own);
  if (!commuter || !isAssumed || country !== undefined || mapping.columns.currency) return;
  const header = reader.headerOf('price') ?? '';
  const cells = rows.map((row) => ({ price: reader.cell(row, 'price'), engine: reader.cell(row, 'engine') }));
  const isMarked = (text: string) => currenciesIn(text)?.includes(own) ?? false;
  if (isMarked(header) || cells.some(({ price }) => price !== null && isMarked(withCode(price)))) return;
  const numbers = { decimalComma: mapping.file?.decimalComma };
  const bounds = priceBounds(own, mapping.plausible);
  const read = cells.flatMap(({ price, engine }) => {
    if (price === null || currenciesIn(withCode(price)) !== null) return [];
    const size =
      engine === null ? null : readEngine(engine, { ...numbers, unit: mapping.columns.engine?.unit });
    const engineCc = typeof size === 'number' ? size : null;
    const written = { ...numbers, currency: own, isPlausible: isWithin(bounds, engineCc) };
    const amount = readAmount(price, mapping.columns.price.factor ?? 1, written);
    return typeof amount === 'number' && amount > 0 ? [{ amount, engineCc }] : [];
  });
  const said = read.filter(({ amount }) => amount > leastPrice);
  // Where most are so small, they are prices in lakhs or in thousands.
  const prices = said.length > read.length / 2 ? said : read;
  if (prices.length < fewestPrices) return;
  const middle = medianOf(prices.map(({ amount }) => amount));
  const low = prices.filter(({ amount }) => amount < bounds.lowest).length;
  const high = prices.filter(({ amount, engineCc }) => amount > bounds.highest(engineCc)).length;
  const multiple = middle / commuter;
  const isMiddleOdd = multiple < lowestMiddle || multiple > highestMiddle;
  if (!isMiddleOdd && low + high <= prices.length * mostOutside) return;
  const told = (amount: number) => formatAmount(amount, { currency: own, sign: 'clear' });
  const why = isMiddleOdd
    ? words.oddMiddle(told(middle))
    : words.oddPrices({ odd: low + high, of: prices.length, lowest: told(bounds.lowest) });
  throw new StartError(words.currencyUnlikely(file, { header, own, why, isLow: low > high || multiple < 1 }));
}
