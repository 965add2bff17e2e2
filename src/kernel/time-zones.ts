/** In which time zone a garage is, by its currency. Only servers need this table: pages get the zone with their settings. */
import { homeTimeZone } from './dates.ts';
import { homeCurrency } from './money.ts';

/**
 * The zone in which most people live of the country that has a currency, or of the largest that share it, under the names that
 * browsers of the last ten years know.
 */
const zones: Readonly<Record<string, string>> = {
  ...{ BDT: homeTimeZone, INR: 'Asia/Kolkata', LKR: 'Asia/Colombo', NPR: 'Asia/Kathmandu' },
  ...{ PKR: 'Asia/Karachi', BTN: 'Asia/Thimphu', MVR: 'Indian/Maldives', MMK: 'Asia/Yangon' },
  ...{ MUR: 'Indian/Mauritius', IDR: 'Asia/Jakarta', MYR: 'Asia/Kuala_Lumpur', PHP: 'Asia/Manila' },
  ...{ SGD: 'Asia/Singapore', THB: 'Asia/Bangkok', VND: 'Asia/Ho_Chi_Minh', CNY: 'Asia/Shanghai' },
  ...{ JPY: 'Asia/Tokyo', KRW: 'Asia/Seoul', TWD: 'Asia/Taipei', AED: 'Asia/Dubai', SAR: 'Asia/Riyadh' },
  ...{ EGP: 'Africa/Cairo', ETB: 'Africa/Addis_Ababa', GHS: 'Africa/Accra', KES: 'Africa/Nairobi' },
  ...{ NGN: 'Africa/Lagos', RWF: 'Africa/Kigali', TZS: 'Africa/Dar_es_Salaam', UGX: 'Africa/Kampala' },
  ...{ ZMW: 'Africa/Lusaka', MAD: 'Africa/Casablanca', TND: 'Africa/Tunis', DZD: 'Africa/Algiers' },
  ...{ ZAR: 'Africa/Johannesburg', XOF: 'Africa/Abidjan', XAF: 'Africa/Douala', LRD: 'Africa/Monrovia' },
  ...{ BRL: 'America/Sao_Paulo', COP: 'America/Bogota', MXN: 'America/Mexico_City', CAD: 'America/Toronto' },
  ...{ ARS: 'America/Argentina/Buenos_Aires', CLP: 'America/Santiago', UYU: 'America/Montevideo' },
  ...{ USD: 'America/New_York', AUD: 'Australia/Sydney', NZD: 'Pacific/Auckland' },
  ...{ GBP: 'Europe/London', EUR: 'Europe/Berlin', CHF: 'Europe/Zurich', PLN: 'Europe/Warsaw' },
  ...{ CZK: 'Europe/Prague', HUF: 'Europe/Budapest', RON: 'Europe/Bucharest', SEK: 'Europe/Stockholm' },
  ...{ NOK: 'Europe/Oslo', DKK: 'Europe/Copenhagen', ISK: 'Atlantic/Reykjavik', TRY: 'Europe/Istanbul' },
  ...{ PEN: 'America/Lima', BOB: 'America/La_Paz', PYG: 'America/Asuncion', GTQ: 'America/Guatemala' },
  ...{ CRC: 'America/Costa_Rica', HNL: 'America/Tegucigalpa', NIO: 'America/Managua' },
  ...{ DOP: 'America/Santo_Domingo', ILS: 'Asia/Jerusalem', JOD: 'Asia/Amman', KWD: 'Asia/Kuwait' },
  ...{
    QAR: 'Asia/Qatar',
    OMR: 'Asia/Muscat',
    BHD: 'Asia/Bahrain',
    IQD: 'Asia/Baghdad',
    IRR: 'Asia/Tehran',
    MNT: 'Asia/Ulaanbaatar',
  },
  ...{
    RSD: 'Europe/Belgrade',
    BGN: 'Europe/Sofia',
    HRK: 'Europe/Zagreb',
    MKD: 'Europe/Skopje',
    BYN: 'Europe/Minsk',
    GEL: 'Asia/Tbilisi',
    AZN: 'Asia/Baku',
    AMD: 'Asia/Yerevan',
    LAK: 'Asia/Vientiane',
  },
  ...{ HKD: 'Asia/Hong_Kong', LYD: 'Africa/Tripoli', AFN: 'Asia/Kabul', JMD: 'America/Jamaica' },
  ...{ MGA: 'Indian/Antananarivo', MWK: 'Africa/Blantyre', BWP: 'Africa/Gaborone' },
  ...{ UZS: 'Asia/Tashkent', KGS: 'Asia/Bishkek', MZN: 'Africa/Maputo', AOA: 'Africa/Luanda' },
  ...{ UAH: 'Europe/Kiev', RUB: 'Europe/Moscow', KZT: 'Asia/Almaty' },
};

/** The time zone of a garage with this currency; without one, the specification's own. */
export function timeZoneOf(currency: string | undefined): string {
  return zones[currency ?? homeCurrency] ?? 'UTC';
}

/** Whether a text is the name of a time zone; an offset ("+05:30") is none, as older browsers know no such zones. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
