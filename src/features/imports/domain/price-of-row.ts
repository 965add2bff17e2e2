/** What the motorcycle of a row costs, and did when it was new. */
import { highestPriceIn } from '../../../kernel/commuter-prices.ts';
import { currenciesIn } from '../../../kernel/currencies.ts';
import { formatAmount, hasThousandths } from '../../../kernel/money.ts';
import { unclear } from '../../../kernel/separators.ts';
import type { Bike } from '../../catalogue/domain.ts';
import { currencyOfPrice, withCode } from '../currency.ts';
import { isKeyedIn, isWithin } from '../plausible.ts';
import { readAmount } from '../readings/price.ts';
import { unreadable } from '../readings/reading.ts';
import { rial, rialsPerToman, toman } from '../readings/toman.ts';
import { RefusedRow, type RowContext } from '../row-facts.ts';
import { countryOfRow } from './place-of-row.ts';

/** A price and the ISO code of its currency. */
interface Money {
  amount: number;
  currency: string;
}

/** "R$ 0,00", as forms write it where nobody said a price. */
const zero = /^[^\p{Nd}]*0+(?:[.,]0+)?[^\p{Nd}]*$/u;

/** "111.111", "$ 1,234,567"; but a price of 99,999 is one, and 88,888 brings luck. */
const isOnlyKeyedIn = (amount: number) => `${amount}`.startsWith('1') && isKeyedIn(`${amount}`);

/** The price that a row asks, in whole units of its currency. Throws a RefusedRow where it has none, or none that can be believed. */
export function priceOfRow(row: readonly string[], context: RowContext, bike: Bike): Money {
  const { reader, mapping } = context;
  const said = reader.cell(row, 'price');
  if (said === null) throw new RefusedRow('price-missing');
  const text = withCode(said);
  const currency = currencyOfRow(row, text, context);
  if (isRialOrToman(text, currency, context)) throw new RefusedRow('currency-unclear', text.slice(0, 60));
  const isPlausible = isWithin(context.pricesIn(currency), bike.engineCc);
  const numbers = { decimalComma: mapping.file?.decimalComma, currency, isPlausible };
  const amount = readAmount(text, factorOf('price', currency, context), numbers);
  if (amount === unreadable && zero.test(text)) throw new RefusedRow('price-missing');
  if (amount === unreadable || (typeof amount === 'number' && isOnlyKeyedIn(amount)))
    throw new RefusedRow('price-unreadable', text.slice(0, 60));
  if (amount === unclear)
    throw new RefusedRow(hasThousandths(currency) ? 'price-thousandths' : 'price-unclear', text.slice(0, 60));
  if (amount < 0) throw new RefusedRow('price-implausible', text.slice(0, 60));
  if (!isPlausible(amount)) {
    throw new RefusedRow('price-implausible', formatAmount(amount, { currency, sign: 'clear' }));
  }
  return { amount, currency };
}

/** A figure without a word: most people of Iran mean toman by it, but not all. A factor in the mapping says what is meant. */
function isRialOrToman(price: string, currency: string, { reader, mapping }: RowContext): boolean {
  if (
    currency !== 'IRR' ||
    !/\p{Nd}/u.test(price) ||
    mapping.columns.price.factor !== undefined ||
    mapping.columns.currency
  )
    return false;
  const says = (text: string) => rial.test(text) || currenciesIn(withCode(text)) !== null;
  return !says(price) && !says(reader.headerOf('price') ?? '');
}

/** What figures are multiplied by: a mapping without a factor leaves it to a header that says toman. */
function factorOf(
  target: 'price' | 'originalPrice',
  currency: string,
  { reader, mapping }: RowContext,
): number {
  const isInToman = currency === 'IRR' && toman.test(reader.headerOf(target) ?? '');
  return mapping.columns[target]?.factor ?? (isInToman ? rialsPerToman : 1);
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
  context: RowContext,
  currency: string,
): number | null {
  const { reader, mapping } = context;
  const said = reader.cell(row, 'originalPrice');
  const text = said === null ? null : withCode(said);
  if (text === null || !(currenciesIn(text) ?? [currency]).includes(currency)) return null;
  const isPlausible = isWithin(context.pricesIn(currency), null);
  const numbers = { decimalComma: mapping.file?.decimalComma, currency, isPlausible };
  const amount = readAmount(text, factorOf('originalPrice', currency, context), numbers);
  if (amount === unreadable || amount === unclear || amount <= 0) return null;
  return amount > highestPriceIn(currency) ? null : amount;
}
