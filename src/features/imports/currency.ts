/** Determines the currency of a row's price. Prices of two currencies are never mixed silently. */
import { currenciesIn, decideCurrency, readCurrency } from '../../kernel/currencies.ts';

/**
 * Currencies of one country only, with its name as people search for it. Currencies that several countries
 * share (USD, EUR, XOF, CHF, ZAR) are not here, nor those of countries where motorcycles are sold for
 * dollars.
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
  PLN: 'Poland',
  CZK: 'Czechia',
  HUF: 'Hungary',
  RON: 'Romania',
  SEK: 'Sweden',
  NOK: 'Norway',
  DKK: 'Denmark',
  ISK: 'Iceland',
  TRY: 'Türkiye',
  UAH: 'Ukraine',
  RUB: 'Russia',
  KZT: 'Kazakhstan',
  KRW: 'South Korea',
  TWD: 'Taiwan',
  ARS: 'Argentina',
  CLP: 'Chile',
  UYU: 'Uruguay',
  MAD: 'Morocco',
  TND: 'Tunisia',
  DZD: 'Algeria',
};

/**
 * Countries that share a currency and sell in it: the country determines the currency, but not the other way
 * round.
 */
const sharing: Readonly<Record<string, readonly string[]>> = {
  EUR: [
    ...[
      'Austria',
      'Belgium',
      'Bulgaria',
      'Croatia',
      'Cyprus',
      'Estonia',
      'Finland',
      'France',
      'Germany',
      'Greece',
    ],
    ...[
      'Ireland',
      'Italy',
      'Latvia',
      'Lithuania',
      'Luxembourg',
      'Malta',
      'Netherlands',
      'Portugal',
      'Slovakia',
    ],
    ...['Slovenia', 'Spain'],
  ],
  USD: ['United States', 'Ecuador', 'El Salvador'],
  AUD: ['Australia'],
  NZD: ['New Zealand'],
  ZAR: ['South Africa'],
  CHF: ['Switzerland'],
  XOF: ['Senegal', 'Mali', 'Benin', 'Togo', 'Burkina Faso', 'Niger', 'Côte d’Ivoire'],
  XAF: ['Cameroon', 'Gabon', 'Chad'],
};

const currencyOfCountry: ReadonlyMap<string, string> = new Map([
  ...Object.entries(countries).map(([code, country]) => [country.toLowerCase(), code] as const),
  ...Object.entries(sharing).flatMap(([code, names]) =>
    names.map((name) => [name.toLowerCase(), code] as const),
  ),
]);

/** The currency in which motorcycles are sold in a country; undefined where unknown. */
export function currencyOf(country: string | null | undefined): string | undefined {
  return currencyOfCountry.get(country?.trim().toLowerCase() ?? '');
}

/** The country of a currency that belongs to only one. */
export function countryOf(currency: string): string | undefined {
  return Object.hasOwn(countries, currency) ? countries[currency] : undefined;
}

/** Letters that stand for a currency only directly before a number: "R 25 000". */
const letters: Readonly<Record<string, string>> = { R: 'ZAR', N: 'NGN', P: 'PHP' };

/** A code that is also a word, so it is read as a code only in capitals. */
const codeThatIsWord = /(?<![\p{L}\p{M}])TRY(?![\p{L}\p{M}])/u;

/** Replaces such a letter in a price by its code; other prices stay as they are. */
export function withCode(price: string): string {
  return price
    .replace(codeThatIsWord, '₺')
    .replace(/^([RNP]) ?(?=\d)/, (_, letter: string) => `${letters[letter] ?? letter} `);
}

/** What a row and its file say about the currency. */
interface CurrencyHints {
  /** The cell of the currency column. */
  cell: string | null;
  /** The cell of the price, which may contain a mark: "$4,500", "Rs 85,000". */
  price: string;
  /**
   * The possible meanings of the marks in the price's header ("Price (BDT)"), where the import was not told
   * more.
   */
  header: readonly string[] | null;
  /** The currency of the whole file, from its mapping or the import's options. */
  file: string | undefined;
  country: string | null;
  /** The garage's own currency. */
  own: string;
}

/**
 * The ISO code of a row's currency. A currency column and a mark beside the price have priority and must
 * agree; the file, the country and the garage decide what "Rs" means, and the currency of a bare number.
 * `unreadable`: the column holds no currency. `unclear`: column and price contradict each other, or nothing
 * says whose rupees they are.
 */
export function currencyOfPrice(
  hints: CurrencyHints,
): { code: string } | { problem: 'unreadable' | 'unclear' } {
  const { cell, price, header, file, country, own } = hints;
  const stated = cell === null ? null : readCurrency(cell);
  if (cell !== null && stated === null) return { problem: 'unreadable' };
  // A number alone has no mark.
  const marked = /^[\d.,]*$/.test(price) ? null : currenciesIn(price);
  const said = stated && marked ? stated.filter((code) => marked.includes(code)) : (stated ?? marked);
  const codes = said ?? (file === undefined ? header : null);
  if (codes === null) return { code: file ?? currencyOf(country) ?? own };
  const code = decideCurrency(codes, [file, currencyOf(country), own]);
  return code === null ? { problem: 'unclear' } : { code };
}
