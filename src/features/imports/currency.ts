/** Which currency the price of a row is in. Prices of two currencies are never mixed silently. */
import { currenciesIn, decideCurrency, readCurrency } from '../../kernel/currencies.ts';

/**
 * Currencies of one country only, with its name as people search for it. Those that several share (USD, EUR, XOF, CHF, ZAR) are
 * not here, nor those of countries where motorcycles are sold for dollars.
 */
const countries: Readonly<Record<string, string>> = {
  BDT: 'Bangladesh',
  INR: 'India',
  LKR: 'Sri Lanka',
  NPR: 'Nepal',
  PKR: 'Pakistan',
  BTN: 'Bhutan',
  MVR: 'Maldives',
  MMK: 'Myanmar',
  MUR: 'Mauritius',
  IDR: 'Indonesia',
  MYR: 'Malaysia',
  PHP: 'Philippines',
  SGD: 'Singapore',
  THB: 'Thailand',
  VND: 'Vietnam',
  CNY: 'China',
  JPY: 'Japan',
  AED: 'United Arab Emirates',
  SAR: 'Saudi Arabia',
  EGP: 'Egypt',
  ETB: 'Ethiopia',
  GHS: 'Ghana',
  KES: 'Kenya',
  NGN: 'Nigeria',
  RWF: 'Rwanda',
  TZS: 'Tanzania',
  UGX: 'Uganda',
  ZMW: 'Zambia',
  BRL: 'Brazil',
  COP: 'Colombia',
  MXN: 'Mexico',
  CAD: 'Canada',
  GBP: 'United Kingdom',
};

const currencyOfCountry: ReadonlyMap<string, string> = new Map(
  Object.entries(countries).map(([code, country]) => [country.toLowerCase(), code]),
);

/** The currency of a country that shares it with no other; undefined for the rest, which often sell in somebody else's. */
export function currencyOf(country: string | null | undefined): string | undefined {
  return currencyOfCountry.get(country?.trim().toLowerCase() ?? '');
}

/** The country that a currency is of, where it is of one only. */
export function countryOf(currency: string): string | undefined {
  return Object.hasOwn(countries, currency) ? countries[currency] : undefined;
}

/** What a row and its file say about the currency. */
interface CurrencyHints {
  /** The cell of the currency's own column. */
  cell: string | null;
  /** The cell of the price, which may have a mark: "$4,500", "Rs 85,000". */
  price: string;
  /** What the marks in the price's header can mean ("Price (BDT)"), where nobody has said more. */
  header: readonly string[] | null;
  /** Of the whole file, by its mapping or as it was said at its import. */
  file: string | undefined;
  country: string | null;
  /** The garage's own. */
  own: string;
}

/**
 * The ISO code of a row's currency. A column of its own and a mark beside the price have the first word and must agree;
 * the file, the country and the garage decide what "Rs" means, and what a bare figure is in. `unreadable`: the column
 * holds no currency. `unclear`: column and price contradict each other, or nothing says whose rupees they are.
 */
export function currencyOfPrice(
  hints: CurrencyHints,
): { code: string } | { problem: 'unreadable' | 'unclear' } {
  const { cell, price, header, file, country, own } = hints;
  const stated = cell === null ? null : readCurrency(cell);
  if (cell !== null && stated === null) return { problem: 'unreadable' };
  // Figures alone have no mark.
  const marked = /^[\d.,]*$/.test(price) ? null : currenciesIn(price);
  const said = stated && marked ? stated.filter((code) => marked.includes(code)) : (stated ?? marked);
  const codes = said ?? (file === undefined ? header : null);
  if (codes === null) return { code: file ?? currencyOf(country) ?? own };
  const code = decideCurrency(codes, [file, currencyOf(country), own]);
  return code === null ? { problem: 'unclear' } : { code };
}
