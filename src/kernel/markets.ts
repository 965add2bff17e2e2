/** Which countries sell motorcycles in which currency. */
import { isInMillionsOfCentimes } from './centimes.ts';
import { highestPriceIn } from './commuter-prices.ts';
import type { Market } from './market.ts';
import { hasThousandths, homeCurrency, isInLakhs } from './money.ts';
import { numberPlanOf } from './number-plans.ts';

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
  BYN: 'Belarus',
  RUB: 'Russia',
  KZT: 'Kazakhstan',
  KRW: 'South Korea',
  TWD: 'Taiwan',
  HKD: 'Hong Kong',
  ARS: 'Argentina',
  CLP: 'Chile',
  UYU: 'Uruguay',
  PEN: 'Peru',
  BOB: 'Bolivia',
  PYG: 'Paraguay',
  GTQ: 'Guatemala',
  CRC: 'Costa Rica',
  HNL: 'Honduras',
  NIO: 'Nicaragua',
  DOP: 'Dominican Republic',
  MAD: 'Morocco',
  TND: 'Tunisia',
  DZD: 'Algeria',
  ILS: 'Israel',
  JOD: 'Jordan',
  KWD: 'Kuwait',
  QAR: 'Qatar',
  OMR: 'Oman',
  BHD: 'Bahrain',
  IQD: 'Iraq',
  LYD: 'Libya',
  AFN: 'Afghanistan',
  IRR: 'Iran',
  RSD: 'Serbia',
  // Until 2025, and until 2022; lists still have prices in them.
  BGN: 'Bulgaria',
  HRK: 'Croatia',
  MKD: 'North Macedonia',
  GEL: 'Georgia',
  AZN: 'Azerbaijan',
  AMD: 'Armenia',
  UZS: 'Uzbekistan',
  KGS: 'Kyrgyzstan',
  MNT: 'Mongolia',
  LAK: 'Laos',
  MZN: 'Mozambique',
  AOA: 'Angola',
  MGA: 'Madagascar',
  MWK: 'Malawi',
  BWP: 'Botswana',
  JMD: 'Jamaica',
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
  USD: ['United States', 'Ecuador', 'El Salvador', 'Panama', 'Cambodia', 'Lebanon', 'Zimbabwe'],
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

/**
 * The country whose numbers a garage reads without their code, where several share its currency: ten digits that begin with 2
 * to 9 are a number of the United States and of no other country with dollars.
 */
const numbersOf: Readonly<Record<string, string>> = { USD: 'United States' };

/** Currencies of countries that count distances in miles, of those that share one its largest. */
const milesIn: ReadonlySet<string> = new Set(['GBP', 'USD']);

/** The market of a garage with this currency; without one, the specification's own. */
export function marketOf(currency: string | null | undefined): Market {
  const own = currency ?? homeCurrency;
  const country = countryOf(own) ?? null;
  const numbers = numberPlanOf(country ?? numbersOf[own] ?? null);
  const distance = milesIn.has(own) ? 'mi' : 'km';
  return {
    country,
    isHome: own === homeCurrency,
    highestPrice: highestPriceIn(own),
    hasThousandths: hasThousandths(own),
    millionsOf: isInMillionsOfCentimes(own) ? own : null,
    inLakhs: isInLakhs(own),
    distance,
    numbers,
  };
}

/** Countries where odometers count miles. */
const inMiles: ReadonlySet<string> = new Set(['United States', 'United Kingdom', 'Puerto Rico']);

/** Whether distances without a unit are miles in a country. */
export function countsMiles(country: string | undefined): boolean {
  return country !== undefined && inMiles.has(country);
}
