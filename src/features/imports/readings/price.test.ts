import { expect, it } from 'vitest';
import { unclear } from '../../../kernel/separators.ts';
import { withCode } from '../currency.ts';
import { readAmount } from './price.ts';
import { unreadable } from './reading.ts';

it.each([
  ['1.25 lacs', 1, 125_000],
  ['१.२५ लाख', 1, 125_000],
  ['£3,500 ONO', 1, 3_500],
  ['သိန်း 34', 1, 3_400_000],
  ['34.5 သိန်း', 1, 3_450_000],
  ['34သိန်း (ဈေးညှိ)', 1, 3_400_000],
  ['6.5 сая ₮', 1, 6_500_000],
  ['150 ሺ ብር', 1, 150_000],
  ['S$9,800 (Excl. Insurance)', 1, 9_800],
  ['$5,088 OTR', 1, 5_088],
  ['4 600 € + mokesčiai', 1, 4_600],
  ['12400 zł / zamiana', 1, 12_400],
  ['por R$ 14.300,00', 1, 14_300],
  ['R$ 14.300,00 ou troca', 1, 14_300],
  ['69,000 or swap', 1, 69_000],
  ['£3,500 onco', 1, 3_500],
  ['de R$ 15.000 por R$ 14.300', 1, unreadable],
  ['₦1.25m', 1, 1_250_000],
  ['$1250 ចរចារ', 1, 1_250],
  ['650ដុល្លារ', 1, 650],
  ['4.200.000 រៀល', 1, 4_200_000],
  ['35.000 RSD', 1, 35_000],
  ['3.900 € dogovor', 1, 3_900],
  ['3 290 € / tarjous', 1, 3_290],
  ['5 990 € (alv)', 1, 5_990],
  ['2 900,00 €', 1, 2_900],
  ["Fr. 1'500.--", 1, 1_500],
  ['CHF 4’200.–', 1, 4_200],
  ['378 000 р.', 1, 378_000],
  ['185 т.р.', 1, 185_000],
  ['102 тыс. руб.', 1, 102_000],
  ["10'000.000", 1, 10_000],
  ["12'000.500", 1, 12_000],
  ['15 triệu 500', 1, 15_500_000],
  ['9tr5', 1, 9_500_000],
  ['1 tỷ 2', 1, 1_200_000_000],
  ['15 triệu 500 nghìn', 1, 15_500_000],
  ['2 หมื่น 5', 1, 25_000],
  ['2 หมื่น 5 พัน', 1, 25_000],
  ['1 แสน 2 หมื่น', 1, 120_000],
  ['1.85 แสน', 1, 185_000],
  ['රු ලක්ෂ 4.5', 1, 450_000],
  ['Cuota inicial 500.000', 1, unreadable],
  ['149 €/mois', 1, unreadable],
  ['٢٤٬٣٠٠ ج.م', 1, 24_300],
  ['28 ألف', 1, 28_000],
  ['$5,290 Excl. Govt. Charges', 1, 5_290],
  ['$5,290* Ride Away', 1, 5_290],
  ['ZAR 98 800 VAT Incl.', 1, 98_800],
  ['22 000 грн. Договірна', 1, 22_000],
  ['8 170 lei Prețul e negociabil', 1, 8_170],
  ['1.900 € + passaggio', 1, 1_900],
  ['62 củ', 1, 62_000_000],
  ['45 tis. Kč', 1, 45_000],
  ['16.3 သိန်း', 1, 1_630_000],
  ['milioni 1.95', 1, 1_950_000],
  ['1 800 у.е.', 1, 1_800],
  ['35 thou', 1, 35_000],
  ['Tsh milioni 2 na laki 5', 1, 2_500_000],
  ['350 ezer Ft', 1, 350_000],
  ['107 الف جنيه', 1, 107_000],
  ['45 الف ج.م', 1, 45_000],
  ['45 الف جنيه مصري', 1, 45_000],
  ['9 آلاف', 1, 9_000],
  ['85 ہزار', 1, 85_000],
  ['1.6 لاکھ روپے', 1, 160_000],
  ['2 لاکھ 90 ہزار', 1, 290_000],
  ['قیمت ۸۵ ہزار روپے', 1, 85_000],
  ['ایڈوانس 45 ہزار', 1, unreadable],
  ['₹ 1,25,000', 1, 125_000],
  ['35000.0', 1, 35_000],
  ['85', 1_000, 85_000],
  ['1.25', 100_000, 125_000],
  ['-5', 1, -5],
  ['Tk -5', 1, -1],
  ['call', 1, unreadable],
  ['12,5', 1, unreadable],
])('price %s × %d', (text, factor, amount) => expect(readAmount(text, factor, {})).toBe(amount));

it.each([
  ["$ 3'050.000", 3_050_000],
  ["20'700.000", 20_700_000],
  ["10'000.000", 10_000_000],
  ['3.050.000', 3_050_000],
])('price %s in pesos of Colombia, where the apostrophe marks millions', (text, amount) => {
  expect(readAmount(text, 1, { currency: 'COP' })).toBe(amount);
  expect(readAmount(text, 1, { currency: 'COP', decimalComma: true })).toBe(amount);
  expect(readAmount(text, 1, { currency: 'COP', decimalComma: 'mixed' })).toBe(amount);
});

it.each([
  ['1.250,50', 1_250],
  ['5.900 €', 5_900],
  ['6.450,00 EUR', 6_450],
  ['16.990,- € VB', 16_990],
  ['4.990 €¹', 4_990],
  ['5.870 € (MwSt. awb.)', 5_870],
  ['R$ 12.900,00', 12_900],
  ['Rp 24,5 juta', 24_500_000],
  ['£3.854 ovno', 3_854],
  ['Hrg 14.500.000 nett', 14_500_000],
  ['3.500 EUR VB', 3_500],
  ['VHB 3.500', 3_500],
  ['3.500 € Festpreis', 3_500],
  ['€ 3.500 tratt.', 3_500],
  ['3.500 €, MwSt. ausweisbar', 3_500],
  ['3.500 € negociables', 3_500],
  ['12,48 millones', 12_480_000],
  ['35.000 บ.', 35_000],
  ['VB', unreadable],
  ['POA', unreadable],
  ['antes 3.500 € ahora 3.200 €', unreadable],
  ['auf Anfrage', unreadable],
])('price %s with a decimal comma, where the mapping says so', (text, amount) =>
  expect(readAmount(text, 1, { decimalComma: true })).toBe(amount),
);

it.each([
  ['85.000,50', 1, 85_000],
  ['85,000.50', 1, 85_000],
  ['৳ 85.000,00', 1, 85_000],
  ['Tk 85,000/-', 1, 85_000],
  ['1250,90', 1, 1_250],
  ['1.250', 1, 1_250],
  ['1,250', 1, 1_250],
  ['1.25 lakh', 1, 125_000],
  ['1,25 lakh', 1, 125_000],
  ['1.250 lakh', 1, unclear],
  ['1,250 lakh', 1, unclear],
  ['1.250', 1_000, unclear],
  ['১.২৫০ লাখ', 1, unclear],
])('price %s × %d in a file that writes decimals in both ways', (text, factor, amount) =>
  expect(readAmount(text, factor, { decimalComma: 'mixed' })).toBe(amount),
);

it.each([
  ['85,000.50', true, 85_000],
  ['450.50', true, 450],
  ['85.000,50', undefined, 85_000],
  ['1.250', undefined, 1_250],
  ['1.250 lakh', undefined, 125_000],
  ['1,250 lakh', true, 125_000],
] as const)(
  'price %s is written otherwise than the rest of its file (decimal comma: %s)',
  (text, decimalComma, amount) => expect(readAmount(text, 1, { decimalComma })).toBe(amount),
);

it.each([
  ['12.500 zł do negocjacji', 12_500],
  ['4.990 € (verhandelbar)', 4_990],
  ['Festpreis: 4.990 €', 4_990],
  ['32.500.000 đ chính chủ', 32_500_000],
  ['R$ 14.900 à vista', 14_900],
  ['145.000 TL pazarlıklı', 145_000],
  ['145.000 TL PAZARLIKLI', 145_000],
  ['550,000円(税込)', 550_000],
  ['支払総額55万円', 550_000],
  ['ราคา35,000บาท ต่อรองได้', 35_000],
  ['$5,900 or best offer', 5_900],
  ['Bei KSh 120,000 maelewano', 120_000],
  ['আস্কিং প্রাইস ৮৫,০০০ টাকা', 85_000],
  ['₹ 85,000 नेगोशिएबल', 85_000],
])('price %s among words that leave it as it is', (text, amount) =>
  expect(readAmount(text, 1, { decimalComma: 'mixed' })).toBe(amount),
);

it.each([
  ...['কিস্তি ৫০,০০০ টাকা', 'অগ্রিম ৬০,০০০ টাকা', 'Advance 60,000 tk, baki kisti', 'Installment 45,000 tk'],
  ...[
    '৳ 1,20,000 SOLD',
    'booking money 20,000 tk',
    '₹ 25,000/mo',
    'EMI ₹ 2,500',
    'save $2,500',
    'from $4,500',
  ],
  ...[
    'was € 9.900',
    'Anzahlung 500 €',
    'ab 4.990 €',
    'entrada R$ 5.000',
    'rata 450 zł',
    'trả trước 5.000.000 đ',
  ],
  ...[
    '頭金5万円',
    '新車価格80万円',
    'ดาวน์ 5,000 บาท',
    'kapora 5.000 TL',
    'DP Rp 2.000.000',
    'deposit KSh 40,000',
  ],
  ...['2 lakh selling 50 thousand tk', 'Tk 80,000 urgent 90,000', 'do negocjacji', '99 zł do negocjacji'],
])('price %s is that of something else, or none', (text) =>
  expect(readAmount(text, 1, { decimalComma: 'mixed' })).toBe(unreadable),
);

it.each([
  ['2.300 ευρώ', 2_300],
  ['2.300 ΕΥΡΩ', 2_300],
  ['6.500 dólares', 6_500],
  ['6900$ nég.', 6_900],
  ['6 900 $ à discuter', 6_900],
  ['5 200 лв.', 5_200],
  ['6 900 лв. с ДДС', 6_900],
  ['1,6 millones', 1_600_000],
])('price %s of a marketplace in its language', (text, amount) =>
  expect(readAmount(text, 1, { decimalComma: 'mixed' })).toBe(amount),
);

it.each([
  ['1350 eFt', 1_350_000],
  ['1 350 eFt', 1_350_000],
  ['3.825 eFt', 3_825_000],
  ['1,275 M Ft', 1_275_000],
  ['1 275 M Ft', 1_275_000],
  ['1 275 millió Ft', 1_275_000],
  ['1,2 millió Ft', 1_200_000],
  ['1,2 millió', 1_200_000],
  ['2 millió Ft', 2_000_000],
  ['1.100.000 Ft', 1_100_000],
  ['1 100 000 Ft', 1_100_000],
])('price %s in forint', (text, amount) =>
  expect(readAmount(withCode(text), 1, { decimalComma: 'mixed', currency: 'HUF' })).toBe(amount),
);

it('a figure and an "e" are euros in a list in euros only, as they are thousands in one of Hungary', () => {
  expect(readAmount('1 800 e', 1, { currency: 'EUR' })).toBe(1_800);
  expect(readAmount('350 e', 1, { currency: 'HUF' })).toBe(unreadable);
});

it.each([
  ['۴۵٬۰۰۰٬۰۰۰ تومان', 1, 450_000_000],
  ['۱۹۱،۰۰۰،۰۰۰ تومان', 1, 1_910_000_000],
  ['۴۲٫۰۰۰٫۰۰۰ تومان', 1, 420_000_000],
  ['۵۲۳ میلیون تومان', 1, 5_230_000_000],
  ['45,000,000 toman', 1, 450_000_000],
  ['1600000000 ریال', 1, 1_600_000_000],
  ['1,600,000,000 ریال negotiable', 1, 1_600_000_000],
  ['45000000', 10, 450_000_000],
  ['45000000 تومان', 10, 450_000_000],
  ['45,000,000 ریال', 10, 45_000_000],
  ['45,000,000 rials', 10, 45_000_000],
  ['450 میلیون ریال', 1, 450_000_000],
  ['45', 10_000_000, 450_000_000],
  ['45 تومان', 10_000_000, 450_000_000],
  ['450 ریال', 10_000_000, 450_000_000],
  ['45000 toman', 10_000, 450_000_000],
  ['45 toman', 1_000_000, 450_000_000],
  ['توافقی', 1, unreadable],
])('price %s × %d of Iran in rials', (text, factor, amount) =>
  expect(readAmount(withCode(text), factor, { currency: 'IRR' })).toBe(amount),
);
