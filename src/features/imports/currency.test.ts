import { expect, it } from 'vitest';
import { currenciesIn } from '../../kernel/currencies.ts';
import { withCode } from './currency.ts';
import { readAmount } from './readings/price.ts';

it.each([
  ['R 25 000', ['ZAR']],
  ['R$ 25.000', ['BRL']],
  ['Rs 25,000', ['INR', 'LKR', 'NPR', 'PKR', 'MUR']],
  ['S/ 7,500', ['PEN']],
  ['S/. 7,500.00', ['PEN']],
  ['7500 soles', ['PEN']],
  ['PEN 7500', ['PEN']],
  ['Bs. 12.000', ['BOB']],
  ['12.000 Bs', ['BOB']],
  ['Q 12,500', ['GTQ']],
  ['K25,000', ['ZMW']],
  ['Gs. 9.500.000', ['PYG']],
  ['Sh 120,000', ['KES', 'UGX', 'TZS']],
  ['Shs 2,100,000', ['KES', 'UGX', 'TZS']],
  ['2,470,000 Ks', ['MMK']],
  ['NIS 12,500', ['ILS']],
  ['12,500 ₪', ['ILS']],
  ['TRY 85.000', ['TRY']],
  ['U$S 1.950', ['USD']],
  ['GH¢ 11,200', ['GHS']],
  ['19,000 ريال سعودي', ['SAR']],
  ['1,250 دينار كويتي', ['KWD']],
  ['480 000 тг', ['KZT']],
  ['450 000 DA négociable', ['DZD']],
  ['3000 da trattare', null],
  ['Br 194,000', ['ETB']],
  ['194,000 ብር', ['ETB']],
  ['25.994 kn', ['HRK']],
  ['C $4,995.00', ['CAD']],
  ['4 995 $ CA', ['CAD']],
  ['3.450 € / 25.994 kn', ['EUR']],
  ['5 112,92 € (10 000 лв.)', ['EUR']],
  ['25.994,00 kn (3.450 €)', ['EUR']],
  ['3.450 € / 30.000 kn', []],
  ['4500 დოლარი', ['USD']],
  ['12,000 ლარი', ['GEL']],
  ['950 دولار', ['USD']],
  ['80,550,000 ل.ل', ['LBP']],
  ['5 200 лв.', ['BGN']],
  ['2.300 ευρώ', ['EUR']],
  ['6.500 dólares', ['USD']],
  ['1350 eFt', ['HUF']],
  ['35.000 din', ['RSD']],
  ['4.200.000 រៀល', ['KHR']],
  ['650ដុល្លារ', ['USD']],
  ['45,000,000 تومان', ['IRR']],
  ['450,000,000 ریال', ['IRR']],
  ['48,500 ج', ['EGP']],
  ['82 ألف ج', ['EGP']],
  ['85.000 TL', ['TRY']],
  ['N450,000', ['NGN']],
  ['#485,000', ['NGN']],
  ['# 1,250,000.00 negotiable', ['NGN']],
  ['#485000', ['NGN']],
  ['#1.2m', ['NGN']],
])('price %s is in %j', (price, codes) => expect(currenciesIn(withCode(price))).toEqual(codes));

it.each(['30 triệu (TL)', '37 triệu TL', '15 triệu 500 TL'])(
  'of Vietnam is negotiable, and not in lira: %s',
  (price) => expect(currenciesIn(withCode(price))).toBeNull(),
);

it.each(['#12', '#7 485,000', '#01712345678', 'call #485,000'])('no naira are meant: %s', (price) =>
  expect(currenciesIn(withCode(price))).toBeNull(),
);

it.each(['N450,000', '#485,000', '#485,000 negotiable', '# 485000'])('is a readable price: %s', (price) =>
  expect(readAmount(withCode(price), 1, {})).toBeGreaterThan(400_000),
);

it.each(['Fat Bob', 'under 150 kgs', '1 lak', 'pen', 'Honda SH 150', 'BMW R 1200 GS'])(
  'names no currency: %s',
  (words) => expect(currenciesIn(words)).toBeNull(),
);
