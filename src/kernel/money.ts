/** Prices as buyers see them. Amounts are whole units of a currency. */

/** The garage stands in Bangladesh: this is its own currency where the setting CURRENCY names no other. */
export const marketCurrency = 'BDT';

/** 100 crore. No motorcycle costs more; a longer figure is a slip or a telephone number. */
export const highestPrice = 1_000_000_000;

/** Where lakhs are grouped (1,25,000). Elsewhere it is by thousands. en-BD groups wrongly in today's ICU data. */
const groupsLakhs: ReadonlySet<string> = new Set(['BDT', 'INR', 'NPR', 'BTN']);
// Where a comma goes. Intl.NumberFormat knows it as well, but takes a phone 50 ms and more to begin.
const lakhs = /\B(?=(?:\d{2})*\d{3}$)/g;
const thousands = /\B(?=(?:\d{3})+$)/g;

/** At home a sign is enough ("Rs"); beside prices of home it must say whose it is ("LKR"). */
type CurrencySign = 'short' | 'clear';

/**
 * What says whose prices they are without a code. A list of ours: what Intl.NumberFormat knows differs between the server
 * and browsers of other years, whose page would then not be the one that was rendered.
 */
const clearSigns = new Map([
  ['AUD', 'A$'],
  ['BRL', 'R$'],
  ['CAD', 'CA$'],
  ['CNY', 'CN¥'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['HKD', 'HK$'],
  ['ILS', '₪'],
  ['INR', '₹'],
  ['JPY', 'JP¥'],
  ['KRW', '₩'],
  ['MXN', 'MX$'],
  ['NZD', 'NZ$'],
  ['PHP', '₱'],
  ['TWD', 'NT$'],
  ['USD', '$'],
  ['VND', '₫'],
]);

const shortSigns = new Map<string, string>();

function signOf(currency: string, sign: CurrencySign): string {
  // Few fonts have the sign of the market's own, the ৳: its code is what stands beside other prices.
  if (sign === 'clear') return clearSigns.get(currency) ?? currency;
  let written = shortSigns.get(currency);
  if (written === undefined) {
    const format = new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    written = format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency;
    shortSigns.set(currency, written);
  }
  return written;
}

/** An amount as the country of a currency groups it, without a sign. */
export function groupAmount(amount: number, currency: string): string {
  return Math.round(amount)
    .toString()
    .replace(groupsLakhs.has(currency) ? lakhs : thousands, ',');
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
  const figure = groupAmount(amount, currency ?? marketCurrency);
  return currency ? `${signOf(currency, sign)} ${figure}` : figure;
}

/** The sign of a currency beside figures of it: short where the garage shows it everywhere. `garage` is as of `formatPrice`. */
export function currencySign(currency: string, garage: string | null): string {
  return signOf(currency, currency === garage ? 'short' : 'clear');
}

/** What decides whether prices of the garage's own currency name it. */
export interface MoneyShown {
  /** ISO code of the currency that the garage shows, or null. */
  garage: string | null;
  /** Whether prices of other currencies are offered beside them. */
  several: boolean;
}

/** The sign beside figures of a currency; null where they stand bare, as the garage shows none and there is no other to mean. */
export function signBeside(currency: string, { garage, several }: MoneyShown): string | null {
  const isBare = garage === null && !several && currency === marketCurrency;
  return isBare ? null : currencySign(currency, garage);
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
