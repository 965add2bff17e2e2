import { expect, it } from 'vitest';
import { unclear } from '../../kernel/separators.ts';
import { unreadable } from './readings/reading.ts';
import { readEngine, readKilometres, readOwners } from './readings.ts';

it.each([
  ['12.500 km', 12_500],
  ['12,500 km', 12_500],
  ['12.500,5', 12_501],
  ['12.5k', 12_500],
  ['12.500k', unclear],
])('distance %s in a file that writes decimals in both ways', (text, kilometres) =>
  expect(readKilometres(text, { decimalComma: 'mixed' })).toBe(kilometres),
);

it.each([
  ['1.250', 'cc', 1_250],
  ['1,250 cc', 'cc', 1_250],
  ['149,5', 'cc', 149.5],
  ['124.500', 'cc', 124.5],
  ['0,125', 'litres', 125],
  ['1,250', 'litres', 1_250],
  ['1.250 L', 'cc', 1_250],
] as const)('engine %s in %s where decimals are written in both ways', (text, unit, cc) =>
  expect(readEngine(text, { unit, decimalComma: 'mixed' })).toBe(cc),
);

it.each([
  ['1. Hand', 1],
  ['zweite Hand', 2],
  ['2 Vorbesitzer', 2],
  ['primer dueño', 1],
  ['1 propietario', 1],
  ['1er propriétaire', 1],
  ['1ª mão', 1],
  ['único', unreadable],
  ['Único dono', 1],
  ['tangan pertama', 1],
  ['4 und mehr', 4],
  ['1 former keeper', 1],
  ['2 previous owners', 2],
  ['Pierwszy właściciel', 1],
  ['الثاني', 2],
  ['ilk sahibinden', 1],
  ['pertama', 1],
  ['दूसरा मालिक', 2],
  ['৩ জন মালিক', 3],
  ['unico proprietario', 1],
  ['2 владельца', 2],
  ['3 и более', 3],
  ['один', 1],
  ['1e eigenaar', 1],
  ['มือแรก', 1],
  ['มือ 2', 2],
  ['เจ้าของคนที่ 1', 1],
])('owners %s, in other languages', (text, owners) => expect(readOwners(text)).toBe(owners));

it.each([
  ['12.500 Kilómetros', 12_500],
  ['12 500 km', 12_500],
  ['12.500 किमी', 12_500],
  ['8.000 Meilen', 12_875],
  ['54 tkm', 54_000],
  ['5,4 vạn', 54_000],
  ['2 vạn km', 20_000],
  ['3 vạn 5', 35_000],
  ['3 vạn 5 nghìn', 35_000],
  ['3 หมื่น 5 พัน', 35_000],
  ['56 т.км', 56_000],
  ['20 тыс. км', 20_000],
  ['32000 миль', 51_499],
  ['54 000 km compteur', 54_000],
  ['1.2 หมื่น กม.', 12_000],
  ['8.500 โล', 8_500],
  ['४३,४०० कि.मि.', 43_400],
  ['5,5 tkm', 5_500],
  ['ca. 22.033 km', 22_033],
  ['ajettu 12 000 km', 12_000],
  ['kjørt 12 000 km', 12_000],
  ['prešao 12.000 km', 12_000],
  ['KM 12.000', 12_000],
  ['18 rb km', 18_000],
  ['12 mil km', 12_000],
  ['driven 12,000 km', 12_000],
  ['odo 12k', 12_000],
  ['ODO: 12,500', 12_500],
  ['35k odo', 35_000],
  ['mileage 18,000 km', 18_000],
  ['38 tyś km', 38_000],
  ['25,000 کلومیٹر', 25_000],
  ['18 ہزار کلو میٹر', 18_000],
  ['15.000 - 20.000 km', 20_000],
  ['5 - 10K KM', 10_000],
  ['5k-10k', 10_000],
  ['10K - 15K KM', 15_000],
  ['5,000 - 10K', 10_000],
  ['5.5-10k', 10_000],
  ['1.2k - 1.8k', 1_800],
  ['10 - 15k km.', 15_000],
  ['0.000 - 5.000 km', 5_000],
  ['5 000 - 9 999', 9_999],
  ['50,000 - 54999', 54_999],
  ['25 000 – 29 999 km', 29_999],
  ['54 тис. км', 54_000],
  ['54 тис.км', 54_000],
  ['41000 كيلو', 41_000],
  ['٤١٠٠٠ كم', 41_000],
  ['12.500 كيلومتر', 12_500],
  ['12.500 كيلو متر', 12_500],
  ['41 الف كيلو', 41_000],
  ['41 ألف كم', 41_000],
  ['9 آلاف كم', 9_000],
  ['حوالي 30000 كم', 30_000],
  ['22.000 millas', 35_406],
  ['8.000 milhas', 12_875],
  ['más de 20 mil', 20_000],
  ['mais de 20.000 km', 20_000],
  ['20.000 - 15.000 km', unreadable],
  ['>30000 KM', 30_000],
])('distance %s, in other languages', (text, kilometres) =>
  expect(readKilometres(text, { decimalComma: true })).toBe(kilometres),
);

it.each([
  ['17,654 km', 17_654],
  ['17654.0', 17_654],
  ['12.5k km', 12_500],
  ['৮ হাজার কিমি', 8_000],
  ['20,000+ Kms', 20_000],
  ['9,000 miles', 14_484],
  ['mi 9000', 14_484],
  ['9000 SMI', 14_484],
  ['9000 KMT', 9_000],
  ['1000 mi', 1_609],
  ['45 kmpl', null],
  ['38 km/l', null],
  ['very few', unreadable],
  ['10-20', unreadable],
])('distance %s', (text, kilometres) => expect(readKilometres(text, {})).toBe(kilometres));

it('takes the unit of the mapping unless the cell has its own', () => {
  expect(readKilometres('1000', { unit: 'miles' })).toBe(1_609);
  expect(readKilometres('1000 km', { unit: 'miles' })).toBe(1_000);
  expect(readKilometres('17', { factor: 1000 })).toBe(17_000);
  expect(readKilometres('1 250 mil', { unit: 'mil' })).toBe(12_500);
  expect(readKilometres('1250', { unit: 'mil' })).toBe(12_500);
  expect(readKilometres('12 500 km', { unit: 'mil' })).toBe(12_500);
  expect(readKilometres('1 250,5 mil', { unit: 'mil', decimalComma: true })).toBe(12_505);
});

it.each([
  ['150', 150],
  ['149.5 cc', 149.5],
  ['150CC', 150],
  ['125 c.c.', 125],
  ['853 cilindradas', 853],
  ['150 سي سي', 150],
  ['١٥٠ سى سى', 150],
  ['150 سيسي', 150],
  ['0.15 L', 150],
  ['1.2 litre', 1_200],
  ['১৫০ সিসি', 150],
  ['electric', null],
  ['Điện', null],
  ['xe điện', null],
  ['elétrico', null],
  ['ไฟฟ้า', null],
  ['umeme', null],
  ['21 bhp', null],
  ['95 CV', null],
  ['70 kW (95 PS)', null],
  ['75 KM', null],
  ['90 л.с.', null],
  ['15馬力', null],
  ['125 cc / 15 hp', 125],
  ['11 kW, 125 cm³', 125],
  ['big', unreadable],
  ['150cc CC', 150],
  ['1 130 cm3', 1_130],
  ['Dưới 50 cc', null],
  ['> 175 cc', null],
  ['di bawah 150 cc', null],
  ['110-125 cc', null],
  ['De 101 a 200 cc', null],
])('engine %s', (text, engine) => expect(readEngine(text, {})).toBe(engine));

it.each([
  ['First Owner', 1],
  ['1st', 1],
  ['Single owner', 1],
  ['2nd owner', 2],
  ['Third Owner', 3],
  ['Fourth Owner Or More', 4],
  ['4+', 4],
  ['3.0', 3],
  ['০২', 2],
  ['দ্বিতীয়', 2],
  ['0', null],
  ['many', unreadable],
  ['150', unreadable],
])('owners %s', (text, owners) => expect(readOwners(text)).toBe(owners));

it.each([' hand', ' owner', ' & or more', 'more'])('owners with many times "%s" are read at once', (word) => {
  // A pattern that starts again at every position would exceed the test's time limit.
  expect(readOwners(`1${word.repeat(100_000)} x`)).toBe(unreadable);
});

it.each([
  ['150 κ.εκ.', 150],
  ['279 κ.ε.', 279],
  ['135 κυβικά', 135],
  ['750 cmc', 750],
  ["1'868 ccm", 1_868],
  ['1’254 ccm', 1_254],
  ['583 кубика', 583],
  ['150 ሲሲ', 150],
  ['600 კუბ', 600],
  ['0.65', 650],
  ['1.2', 1_200],
  ['1,8', 1_800],
  ['2', 2],
])('engine %s has %d cc', (text, cc) => expect(readEngine(text, { decimalComma: 'mixed' })).toBe(cc));

it.each([
  ['7 mii km', 7_000],
  ['15000 ኪ.ሜ', 15_000],
  ['12 000 კმ', 12_000],
  ['10 000 მილი', 16_093],
  ['8000 ကီလို', 8_000],
  ['24 хил. км', 24_000],
  ['24 хил.', 24_000],
  ['۲٬۰۰۰ کیلومتر', 2_000],
])('distance %s is %d km', (text, km) => expect(readKilometres(text, {})).toBe(km));
