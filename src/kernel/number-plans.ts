/** How mobile numbers are written in the countries that a garage's currency can name (kernel/markets.ts). */
import type { NumberPlan } from './phone.ts';

type Row = readonly [code: string, trunk: string, mobile: string, example: string, lead?: string];

/**
 * Code, what is dialled before (often left out, so optional), digits, an example. First digits and lengths only: rows that
 * knew every range of every operator would refuse the numbers of the next one (docs/decisions/0028).
 */
const rows: Readonly<Record<string, Row>> = {
  // Ten digits without the 0 are a slip there: nobody uses that form on purpose. Operators have 013 to 019.
  Bangladesh: ['880', '0', '(1[3-9]\\d{8})', '01712-345678'],
  India: ['91', '0?', '([6-9]\\d{9})', '98765 43210'],
  'Sri Lanka': ['94', '0?', '(7\\d{8})', '077 123 4567'],
  Nepal: ['977', '0?', '(9\\d{9})', '984-1234567'],
  Pakistan: ['92', '0?', '(3\\d{9})', '0301 2345678'],
  Bhutan: ['975', '', '([178]\\d{7})', '17 12 34 56'],
  Maldives: ['960', '', '([479]\\d{6})', '771-2345'],
  Myanmar: ['95', '0?', '(9\\d{7,9})', '09 250 123 456'],
  Mauritius: ['230', '', '([57]\\d{7})', '5251 2345'],
  Indonesia: ['62', '0?', '(8\\d{8,11})', '0812-3456-7890'],
  Malaysia: ['60', '0?', '(1\\d{8,9})', '012-345 6789'],
  Philippines: ['63', '0?', '([89]\\d{9})', '0917 123 4567'],
  Singapore: ['65', '', '([89]\\d{7})', '8123 4567'],
  Thailand: ['66', '0?', '([1689]\\d{8})', '081 234 5678'],
  Vietnam: ['84', '0?', '([135789]\\d{8})', '0912 345 678'],
  China: ['86', '0?', '(1\\d{10})', '131 2345 6789'],
  Japan: ['81', '0?', '([6-9]0\\d{8})', '090-1234-5678'],
  'United Arab Emirates': ['971', '0?', '(5\\d{8})', '050 123 4567'],
  'Saudi Arabia': ['966', '0?', '(5\\d{8})', '050 123 4567'],
  Iran: ['98', '0?', '(9\\d{9})', '0912 345 6789'],
  Bulgaria: ['359', '0?', '([89]\\d{8})', '087 123 4567'],
  Egypt: ['20', '0?', '(1\\d{9})', '010 01234567'],
  Ethiopia: ['251', '0?', '([789]\\d{8})', '091 123 4567'],
  Ghana: ['233', '0?', '([25]\\d{8})', '024 123 4567'],
  Kenya: ['254', '0?', '([17]\\d{8})', '0712 123456'],
  Nigeria: ['234', '0?', '([789]\\d{9})', '0802 123 4567'],
  Rwanda: ['250', '0?', '(7\\d{8})', '0720 123 456'],
  Tanzania: ['255', '0?', '([67]\\d{8})', '0621 234 567'],
  Uganda: ['256', '0?', '(7\\d{8})', '0712 345678'],
  Zambia: ['260', '0?', '([579]\\d{8})', '095 5123456'],
  // After the 0 comes the number of an operator, or none.
  Brazil: ['55', '(?:0(?:\\d\\d)?)?', '([1-9]{2}9\\d{8})', '(11) 96123-4567'],
  Colombia: ['57', '', '([39]\\d{9})', '321 1234567'],
  // The 1, 01, 044 and 045 were abolished in 2019 and are still written.
  Mexico: ['52', '(?:01|04[45]|1)?', '([2-9]\\d{9})', '55 1234 5678'],
  'United States': ['1', '1?', '([2-9]\\d{2}[2-9]\\d{6})', '(201) 555-0123'],
  Canada: ['1', '1?', '([2-9]\\d{2}[2-9]\\d{6})', '(506) 234-5678'],
  'United Kingdom': ['44', '0?', '(7\\d{9})', '07400 123456'],
  Poland: ['48', '', '([2-8]\\d{8})', '512 345 678'],
  Czechia: ['420', '', '([67]\\d{8})', '601 123 456'],
  Hungary: ['36', '(?:06)?', '([2357]\\d{8})', '06 20 123 4567'],
  Romania: ['40', '0?', '(7\\d{8})', '0712 034 567'],
  Sweden: ['46', '0?', '(7\\d{8})', '070-123 45 67'],
  Norway: ['47', '', '([49]\\d{7})', '406 12 345'],
  Denmark: ['45', '', '([2-9]\\d{7})', '34 41 23 45'],
  Iceland: ['354', '', '([678]\\d{6}|38\\d{7})', '611 1234'],
  Türkiye: ['90', '0?', '(5\\d{9})', '0532 123 45 67'],
  Ukraine: ['380', '0?', '([3-9]\\d{8})', '050 123 4567'],
  Belarus: ['375', '8?0?', '([2-4]\\d{8})', '8 029 123 45 67'],
  // Both countries have one code, and people of either sell in the other.
  Russia: ['7', '8?', '([79]\\d{9})', '8 (912) 345-67-89'],
  Kazakhstan: ['7', '8?', '([79]\\d{9})', '8 (771) 234-56-78'],
  'Hong Kong': ['852', '', '([4-9]\\d{7})', '5123 4567'],
  'South Korea': ['82', '0?', '(1\\d{8,9})', '010-2345-6789'],
  Taiwan: ['886', '0?', '(9\\d{8})', '0912 345 678'],
  // Within the country a mobile number has 15 after its area, from abroad 9 before it.
  Argentina: [
    '54',
    '0?',
    '9?(?:(11)15(\\d{8})|([23]\\d{2})15(\\d{7})|([23]\\d{3})15(\\d{6})|([1-3]\\d{9}))',
    '11 2345-6789',
    '9',
  ],
  Chile: ['56', '0?', '(9\\d{8})', '9 6123 4567'],
  Uruguay: ['598', '0?', '(9\\d{7})', '094 231 234'],
  Morocco: ['212', '0?', '([67]\\d{8})', '06 50 12 34 56'],
  Tunisia: ['216', '', '([2-579]\\d{7})', '20 123 456'],
  Algeria: ['213', '0?', '([5-7]\\d{8})', '0551 23 45 67'],
  Peru: ['51', '0?', '(9\\d{8})', '912 345 678'],
  Bolivia: ['591', '0?', '([67]\\d{7})', '7123 4567'],
  Paraguay: ['595', '0?', '(9\\d{8})', '0961 456 789'],
  Guatemala: ['502', '', '([345]\\d{7})', '5123 4567'],
  'Costa Rica': ['506', '', '([5-8]\\d{7})', '8312 3456'],
  Honduras: ['504', '', '([3789]\\d{7})', '9123 4567'],
  Nicaragua: ['505', '', '([5-8]\\d{7})', '8123 4567'],
  'Dominican Republic': ['1', '1?', '(8[024]9\\d{7})', '(809) 234-5678'],
  Israel: ['972', '0?', '(5\\d{8})', '050 234 5678'],
  Jordan: ['962', '0?', '(7\\d{8})', '07 9012 3456'],
  Kuwait: ['965', '', '([4569]\\d{7})', '5001 2345'],
  Qatar: ['974', '', '([3567]\\d{7})', '3312 3456'],
  Oman: ['968', '', '([79]\\d{7})', '9212 3456'],
  Bahrain: ['973', '', '([36]\\d{7})', '3600 1234'],
  Iraq: ['964', '0?', '(7\\d{9})', '0791 234 5678'],
  Libya: ['218', '0?', '(9\\d{8})', '091-2345678'],
  Afghanistan: ['93', '0?', '(7\\d{8})', '070 123 4567'],
  Serbia: ['381', '0?', '(6\\d{7,8})', '060 1234567'],
  Croatia: ['385', '0?', '(9\\d{7,8})', '092 123 4567'],
  'North Macedonia': ['389', '0?', '(7\\d{7})', '072 345 678'],
  Georgia: ['995', '0?', '(5\\d{8})', '555 12 34 56'],
  Azerbaijan: ['994', '0?', '([4-79]\\d{8})', '040 123 45 67'],
  Armenia: ['374', '0?', '([4-9]\\d{7})', '077 123456'],
  Uzbekistan: ['998', '', '([2-9]\\d{8})', '91 234 56 78'],
  Kyrgyzstan: ['996', '0?', '([2579]\\d{8})', '0700 123 456'],
  Mongolia: ['976', '', '([5-9]\\d{7})', '8812 3456'],
  Laos: ['856', '0?', '(20\\d{8}|30\\d{7})', '020 23 123 456'],
  Mozambique: ['258', '', '(8\\d{8})', '82 123 4567'],
  Angola: ['244', '', '(9\\d{8})', '923 123 456'],
  Madagascar: ['261', '0?', '(3\\d{8})', '032 12 345 67'],
  Malawi: ['265', '0?', '([89]\\d{8})', '0991 23 45 67'],
  Botswana: ['267', '', '(7\\d{7})', '71 123 456'],
  Jamaica: ['1', '1?', '((?:876|658)\\d{7})', '(876) 210-1234'],
};

/**
 * Numbers of other countries that have the same country code, where the row of a country does not take them anyway: those of
 * Russia, Norway or Morocco take whatever its neighbours with the same code write. All of North America and most of the
 * Caribbean have 1, and people of Santo Domingo have relatives in New York.
 */
const sharedWith: Readonly<Record<string, string>> = {
  'Dominican Republic': '[2-9]\\d{2}[2-9]\\d{6}',
  Jamaica: '[2-9]\\d{2}[2-9]\\d{6}',
};

/** How mobile numbers are written in a country; null where it is not known. */
export function numberPlanOf(country: string | null): NumberPlan | null {
  if (country === null) return null;
  const row = Object.hasOwn(rows, country) ? rows[country] : undefined;
  if (!row) return null;
  const [code, trunk, mobile, example, lead] = row;
  const shared = sharedWith[country];
  return {
    code,
    trunk,
    mobile,
    example,
    ...(lead !== undefined && { lead }),
    ...(shared !== undefined && { sharedWith: shared }),
  };
}
