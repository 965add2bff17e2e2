/** Prices as buyers see them. Amounts are whole units of a currency. */

/** The garage is in Bangladesh: this is its own currency unless the setting CURRENCY names another one. */
export const homeCurrency = 'BDT';

/**
 * 100 crore. No motorcycle costs more in Bangladesh; a longer figure is a slip or a telephone number. A market whose
 * currency needs more has a limit of its own.
 */
export const highestPrice = 1_000_000_000;

/**
 * Currencies grouped in lakhs (1,25,000); all others are grouped in thousands. en-BD groups wrongly in
 * today's ICU data.
 */
const groupsLakhs: ReadonlySet<string> = new Set(['BDT', 'INR', 'NPR', 'BTN']);
/** Whether amounts in a currency are grouped in lakhs. */
export function isInLakhs(currency: string): boolean {
  return groupsLakhs.has(currency);
}

/** Currencies that are written with three decimals; not that of Iraq, where nobody has anything smaller than hundreds. */
const inThousandths: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);
/** Whether three digits behind a mark may be decimals of a price: "450.500" dinars of Kuwait are 450 and a half. */
export function hasThousandths(currency: string): boolean {
  return inThousandths.has(currency);
}

/**
 * Whether figures without a currency, such as counts and distances, are grouped in lakhs, as people of the garage's country do. A
 * program belongs to one garage: set once, by `writeAsIn`.
 */
let ownInLakhs = true;

/** Lets figures without a currency be grouped in lakhs or in thousands. */
export function groupOwn({ inLakhs }: { inLakhs: boolean }): void {
  ownInLakhs = inLakhs;
}

// Positions of commas. Intl.NumberFormat knows them too, but takes a phone 50 ms and more to initialise.
const lakhs = /\B(?=(?:\d{2})*\d{3}$)/g;
const thousands = /\B(?=(?:\d{3})+$)/g;

/**
 * In its own garage a currency needs only a short sign ("Rs"); beside other currencies the sign must be
 * unambiguous ("LKR").
 */
type CurrencySign = 'short' | 'clear';

/**
 * Unambiguous signs. A list of our own: Intl.NumberFormat's data differs between the server and older or
 * newer browsers, and hydration would then not match the rendered page.
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

/** Between a sign and its figure: a line never ends there. */
export const besideFigure = '\u00a0';

const shortSigns = new Map<string, string>();

function signOf(currency: string, sign: CurrencySign): string {
  // Few fonts have ৳, the sign of Bangladesh's currency: beside other prices its code is shown.
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

/** An amount without a sign, grouped as in the currency's country; null: as in the garage's. */
export function groupAmount(amount: number, currency: string | null): string {
  const inLakhs = currency === null ? ownInLakhs : isInLakhs(currency);
  return Math.round(amount)
    .toString()
    .replace(inLakhs ? lakhs : thousands, ',');
}

/**
 * An amount for people, grouped as in its country: 1,25,000 in Bangladesh, "LKR 365,000" in Sri Lanka.
 * `currency` is an ISO code; without one no currency is shown and the grouping is the garage's. BDT gives "৳
 * 1,25,000".
 */
export function formatAmount(
  amount: number,
  { currency, sign = 'short' }: { currency?: string | undefined; sign?: CurrencySign } = {},
): string {
  const figure = groupAmount(amount, currency ?? null);
  return currency ? `${signOf(currency, sign)}${besideFigure}${figure}` : figure;
}

/**
 * The sign of a currency beside its figures: short for the garage's own. `garage` is as for `formatPrice`.
 */
export function currencySign(currency: string, garage: string | null): string {
  return signOf(currency, currency === garage ? 'short' : 'clear');
}

/** Decides whether prices in the garage's own currency show its sign. */
export interface MoneyShown {
  /** ISO code of the currency that the garage shows, or null. */
  garage: string | null;
  /** Whether there are prices in other currencies beside them. */
  several: boolean;
}

/**
 * The sign beside figures of a currency; null where none is needed, because the garage shows none and there
 * are no other currencies.
 */
export function signBeside(currency: string, { garage, several }: MoneyShown): string | null {
  const isBare = garage === null && !several && currency === homeCurrency;
  return isBare ? null : currencySign(currency, garage);
}

/**
 * The price of a listing for people. `of` is the listing's own currency (null: the garage's); `garage` is the
 * currency that the garage shows (null: it shows none, and its own is that of Bangladesh). A price in another
 * currency always shows its sign.
 */
export function formatPrice(amount: number, of: string | null, garage: string | null): string {
  const isForeign = of !== null && of !== (garage ?? homeCurrency);
  if (isForeign) return formatAmount(amount, { currency: of, sign: 'clear' });
  return formatAmount(amount, { currency: garage ?? undefined });
}
