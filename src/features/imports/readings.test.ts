import { describe, expect, it } from 'vitest';
import { unclear } from '../../kernel/separators.ts';
import { isPlausibleDistance, priceBounds } from './plausible.ts';
import {
  readAge,
  readAmount,
  readCondition,
  readEngine,
  readKilometres,
  readOwners,
  readYear,
  unreadable,
} from './readings.ts';

const asOf = new Date('2021-07-01');

describe('cells', () => {
  it.each([
    ['1.25 lacs', 1, 125_000],
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
    ['1.250,50', 1_250],
    ['5.900 €', 5_900],
    ['6.450,00 EUR', 6_450],
    ['16.990,- € VB', 16_990],
    ['R$ 12.900,00', 12_900],
    ['Rp 24,5 juta', 24_500_000],
    ['£3.854 ovno', 3_854],
    ['Hrg 14.500.000 nett', 14_500_000],
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
    ['pertama', 1],
    ['दूसरा मालिक', 2],
    ['৩ জন মালিক', 3],
  ])('owners %s, in other languages', (text, owners) => expect(readOwners(text)).toBe(owners));

  it.each([
    ['neuwertig', 'excellent'],
    ['Sehr gut', 'excellent'],
    ['gebraucht', null],
    ['Usado', null],
    ['buen estado', 'good'],
    ['très bon état', 'excellent'],
    ['rusak', 'fair'],
    ['अच्छी', 'good'],
    ['চমৎকার', 'excellent'],
    ['Vorführfahrzeug', 'excellent'],
    ['Unfallfahrzeug', 'fair'],
    ['Bekas - Mulus', 'excellent'],
    ['gut gemeint', null],
  ])('condition %s, in other languages', (text, condition) => expect(readCondition(text)).toBe(condition));

  it.each([
    ['12.500 Kilómetros', 12_500],
    ['12 500 km', 12_500],
    ['12.500 किमी', 12_500],
    ['8.000 Meilen', 12_875],
    ['54 tkm', 54_000],
    ['5,5 tkm', 5_500],
    ['ca. 22.033 km', 22_033],
    ['KM 12.000', 12_000],
    ['18 rb km', 18_000],
    ['12 mil km', 12_000],
    ['15.000 - 20.000 km', 20_000],
    ['0.000 - 5.000 km', 5_000],
    ['20.000 - 15.000 km', unreadable],
  ])('distance %s, in other languages', (text, kilometres) =>
    expect(readKilometres(text, { decimalComma: true })).toBe(kilometres),
  );

  it.each([
    ['03.2020', 2020],
    ['05/2018', 2018],
    ['14.03.2020', 2020],
    ['२०१८', 2018],
    ['2.2020.1', unreadable],
    ['EZ 05/2018', 2018],
    ['5/18', 2018],
    ['11/98', 1998],
    ['14.03.20', 2020],
    ['13/20/18', unreadable],
    ['2017 (67)', 2017],
    ['67 plate', 2017],
    ['18 reg', 2018],
  ])('year %s', (text, year) => expect(readYear(text, asOf)).toBe(year));

  it.each([
    ['17,654 km', 17_654],
    ['17654.0', 17_654],
    ['12.5k km', 12_500],
    ['৮ হাজার কিমি', 8_000],
    ['20,000+ Kms', 20_000],
    ['9,000 miles', 14_484],
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
  });

  it.each([
    ['150', 150],
    ['149.5 cc', 149.5],
    ['150CC', 150],
    ['853 cilindradas', 853],
    ['0.15 L', 150],
    ['1.2 litre', 1_200],
    ['১৫০ সিসি', 150],
    ['electric', null],
    ['21 bhp', null],
    ['big', unreadable],
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

  it.each([' hand', ' owner', ' & or more', 'more'])(
    'owners with many times "%s" are read at once',
    (word) => {
      // Tried from every place anew, this would take longer than a test may.
      expect(readOwners(`1${word.repeat(100_000)} x`)).toBe(unreadable);
    },
  );

  it.each([
    ['2018', 2018],
    ['2018.0', 2018],
    ['May 2019', 2019],
    ['2019-05-03', 2019],
    ['২০১৯', 2019],
    ['2999', 2999],
    ['3 years', 2018],
    ['18', unreadable],
    ['new', unreadable],
  ])('year %s', (text, year) => expect(readYear(text, asOf)).toBe(year));

  it('counts an age from the day of the file', () => {
    expect(readAge('3', asOf, {})).toBe(2018);
    expect(readAge('3.5', asOf, {})).toBe(2018);
    expect(readAge('18', asOf, { unit: 'months' })).toBe(2020);
    expect(readAge('18 months', asOf, {})).toBe(2020);
    expect(readAge('old', asOf, {})).toBe(unreadable);
    expect(readAge('-1', asOf, {})).toBe(unreadable);
  });

  it.each([
    ['Like New', 'excellent'],
    ['like-new', 'excellent'],
    ['Brand new', 'excellent'],
    ['new', 'excellent'],
    ['New bike', 'excellent'],
    ['as good as new', 'excellent'],
    ['very good', 'excellent'],
    ['Excellent, never damaged', 'excellent'],
    ['Used - good', 'good'],
    ['fairly good', 'good'],
    ['good, 2 years old', 'good'],
    ['Good, brand new tyres', 'good'],
    ['nice, no major damage', 'good'],
    ['average', 'fair'],
    ['Average, new battery', 'fair'],
    ['needs new tyres', 'fair'],
    ['very old', 'fair'],
    ['not good', 'fair'],
    ['Not in very good shape', 'fair'],
    ['isn’t running', 'fair'],
    ['Non-runner', 'fair'],
    ['Cat N', 'fair'],
    ['not new', null],
    ['renewed', null],
    ['sold', null],
    ['new tyres', null],
    ['7/10', null],
    ['Used', null],
  ])('condition %s', (text, condition) => expect(readCondition(text)).toBe(condition));
});

describe('what is plausible', () => {
  it('judges prices by currency and engine: neither the cheap wreck nor the dear Triumph is refused', () => {
    const rupees = priceBounds('INR');
    expect(rupees.lowest).toBeLessThan(4_400);
    expect(rupees.highest(675)).toBeGreaterThan(1_200_000);
    expect(rupees.highest(1_000)).toBeGreaterThan(1_800_000);
    expect(rupees.highest(200)).toBeLessThan(860_000);
    expect(rupees.highest(125)).toBeGreaterThan(178_000);
    expect(rupees.lowest).toBeGreaterThan(1_000);
    expect(priceBounds('BDT').highest(155)).toBeGreaterThan(605_000);
    expect(priceBounds('LKR').highest(150)).toBeGreaterThan(1_400_000);
    expect(priceBounds('ISK').highest(150)).toBe(1_000_000_000);
    expect(priceBounds('INR', { lowestPrice: 5, highestPrice: 9 })).toMatchObject({ lowest: 5 });
  });

  it.each([
    [110, 8, true],
    [250_000, 11, true],
    [0, 1, true],
    [1, 10, false],
    [750_000, 10, false],
    [207_102, 2, false],
    [-5, 3, false],
    [299_000, null, true],
    [301_000, null, false],
  ])('%d km after %s years: %s', (kilometres, age, plausible) => {
    expect(isPlausibleDistance(kilometres, age)).toBe(plausible);
  });
});
