/** Prices as sellers type them and as buyers see them. Amounts are whole units of the local currency. */
import { currencyMarks, marketCurrency } from './currencies.ts';
import { findFigures, readableText } from './figures.ts';

export type PriceProblem = 'price-empty' | 'price-negative' | 'price-too-high' | 'price-too-long';

/** A price keeps the seller's words; `amount` is what they were understood to mean, null for words without a figure. */
export interface Price {
  text: string;
  amount: number | null;
}

/** 100 crore. No motorcycle costs more; a longer figure is a slip or a telephone number. */
export const highestPrice = 1_000_000_000;
const longestPriceText = 60;

const closingMarks = /\/ ?[-=]+/g;
const mobileNumber = /(?<!\d)(?:\+?88)?01[3-9](?:[ -]?\d){8}(?!\d)/g;

/**
 * Reads a price. "125000", "1,25,000", "1.25 lakh", "৳ ১,২৫,০০০", "Tk 85000/-" have an amount. A range means its
 * lower end ("80-90k" is 80,000: what the seller would take). "Call", and a text with several figures of which none
 * is plainly the price, are kept as words with amount null: sorting a bike by a wrong guess is worse than last.
 */
export function readPrice(input: string): Price | { problem: PriceProblem } {
  const text = input.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (text === '') return { problem: 'price-empty' };
  if (text.length > longestPriceText) return { problem: 'price-too-long' };
  const readable = readableText(text)
    .replace(mobileNumber, ' ')
    .replace(currencyMarks, ' ')
    .replace(closingMarks, ' ');
  const [first, second, ...more] = findFigures(readable.trim());
  if (!first) return { text, amount: null };
  if (first.negative) return { problem: 'price-negative' };
  let amount = first.value;
  if (second) {
    const between = readable.trim().slice(first.end, second.start);
    const isRange = more.length === 0 && /^\s*(?:-|~|to|থেকে|\/)\s*$/.test(between);
    // "80-90k" names the scale once, for both ends.
    const carried = first.scale === 1 && first.value < second.scale;
    amount = carried ? first.value * second.scale : first.value;
    if (!isRange || amount > second.value) return { text, amount: null };
  }
  if (amount > highestPrice) return { problem: 'price-too-high' };
  return { text, amount: Math.round(amount) };
}

/** Where lakhs are grouped (1,25,000). Elsewhere it is by thousands. en-BD groups wrongly in today's ICU data. */
const groupsLakhs: ReadonlySet<string> = new Set(['BDT', 'INR', 'NPR', 'BTN']);
const byLakhs = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const byThousands = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** At home a sign is enough ("Rs"); beside prices of home it must say whose it is ("LKR"). */
export type CurrencySign = 'short' | 'clear';

const signs = new Map<string, string>();

function signOf(currency: string, sign: CurrencySign): string {
  const key = `${currency} ${sign}`;
  let written = signs.get(key);
  if (written === undefined) {
    const format = new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency,
      currencyDisplay: sign === 'short' ? 'narrowSymbol' : 'symbol',
    });
    written = format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency;
    signs.set(key, written);
  }
  return written;
}

/**
 * An amount for people, grouped as its country groups: 1,25,000 in Bangladesh, "LKR 365,000" of Sri Lanka. `currency` is
 * an ISO code; without one no currency is shown and the grouping is the market's, as the product has it: BDT gives
 * "৳ 1,25,000".
 */
export function formatAmount(
  amount: number,
  { currency, sign = 'short' }: { currency?: string | undefined; sign?: CurrencySign } = {},
): string {
  const figure = (groupsLakhs.has(currency ?? marketCurrency) ? byLakhs : byThousands).format(amount);
  return currency ? `${signOf(currency, sign)} ${figure}` : figure;
}

/**
 * The price of a listing for people. `of` is the listing's own currency (null: the garage's), `garage` the currency
 * that the garage shows (null: none, and its own is the market's). A price of another currency always says so.
 */
export function formatPrice(amount: number, of: string | null, garage: string | null): string {
  const isForeign = of !== null && of !== (garage ?? marketCurrency);
  if (isForeign) return formatAmount(amount, { currency: of, sign: 'clear' });
  return formatAmount(amount, { currency: garage ?? undefined });
}
