import { expect, it } from 'vitest';
import { bindColumns } from '../columns.ts';
import { type MappingFile, readMapping } from '../contract.ts';
import { guessMapping } from '../guess.ts';
import { RefusedRow, rowContext } from '../row-facts.ts';
import { originalAmountOfRow, priceOfRow } from './price-of-row.ts';

const now = new Date('2026-11-21T06:00:00Z');
const bike = { engineCc: 125 } as Parameters<typeof priceOfRow>[2];

function contextOf(header: readonly string[], mapping: MappingFile) {
  const read = readMapping(mapping);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  const bound = bindColumns(read.mapping, header);
  if ('problems' in bound) throw new Error(bound.problems.join('\n'));
  return rowContext(read.mapping, bound.reader, { fileDate: now, now, ownCurrency: 'EUR' });
}

it.each([
  ['Price (million toman)', '45', 450_000_000],
  ['Price (thousand toman)', '45000', 450_000_000],
  ['قیمت (میلیون تومان)', '45', 450_000_000],
  ['قیمت (میلیون تومان)', '۴۵', 450_000_000],
  ['قیمت (هزار تومان)', '45000', 450_000_000],
  ['قیمت (تومان)', '45000000', 450_000_000],
  ['قیمت (تومان)', '45,000,000 تومان', 450_000_000],
  ['قیمت (تومان)', '450,000,000 ریال', 450_000_000],
  ['قیمت (تومان)', '450,000,000 rial', 450_000_000],
  ['قیمت (ریال)', '450,000,000', 450_000_000],
  ['قیمت (ریال)', '45,000,000 تومان', 450_000_000],
])('a guess for %s makes %s rials', (price, cell, amount) => {
  const header = ['name', price];
  const row = ['Honda CG 125', cell];
  const guess = guessMapping(header, { delimiter: ',', sample: [row], now, currency: 'IRR' });
  if (guess === null) throw new Error('no guess');
  expect(priceOfRow(row, contextOf(header, guess.mapping), bike)).toEqual({ amount, currency: 'IRR' });
});

it.each([
  ['قیمت (تومان)', '45,000,000', 450_000_000],
  ['قیمت (تومان)', '45,000,000 تومان', 450_000_000],
  ['قیمت (تومان)', '450,000,000 ریال', 450_000_000],
  ['price_toman', '45000000', 450_000_000],
  ['price_toman', '210000000', 2_100_000_000],
  ['قیمت (ریال)', '450,000,000', 450_000_000],
])('a mapping without a factor leaves it to the header %s above %s', (price, cell, amount) => {
  const mapping = { currency: 'IRR', columns: { name: 'name', price, originalPrice: price } };
  const context = contextOf(['name', price], mapping);
  const row = ['Honda CG 125', cell];
  expect(priceOfRow(row, context, bike)).toEqual({ amount, currency: 'IRR' });
  expect(originalAmountOfRow(row, context, 'IRR')).toBe(amount);
});

it.each([
  ['4.5 millions', 45_000],
  ['4,5 millions', 45_000],
  ['2 millions de centimes', 20_000],
  ['3 مليون', 30_000],
  ['45 000 DH', 45_000],
])('a price of Morocco in millions is in centimes: %s', (cell, amount) => {
  const columns = { name: 'name', price: 'price' };
  const context = contextOf(['name', 'price'], { currency: 'MAD', file: { decimalComma: 'mixed' }, columns });
  expect(priceOfRow(['Yamaha R6', cell], context, bike)).toEqual({ amount, currency: 'MAD' });
});

it.each([
  ['30 Millions', 300_000],
  ['32.5 Millions Négociable', 325_000],
  ['32,5 millions ferme', 325_000],
  ['4.5 millions', 45_000],
  ['45 M', 450_000],
  ['45 U', 450_000],
  ['30 مليون', 300_000],
  ['30 millions DA', 300_000],
  ['1.5 million DA', 1_500_000],
  ['450 000 DA', 450_000],
  ['450000 da', 450_000],
  ['450.000 DZD', 450_000],
])('a price of Algeria in millions or units is in centimes: %s', (cell, amount) => {
  const columns = { name: 'name', price: 'price' };
  const context = contextOf(['name', 'price'], { currency: 'DZD', file: { decimalComma: 'mixed' }, columns });
  expect(priceOfRow(['Yamaha R6', cell], context, bike)).toEqual({ amount, currency: 'DZD' });
});

it.each([
  ['MAD', '4.5 millions DH'],
  ['MAD', '4 500 000'],
  ['ARS', '30.000'],
])('no motorcycle costs so much or so little %s: %s', (currency, cell) => {
  const columns = { name: 'name', price: 'price' };
  const context = contextOf(['name', 'price'], { currency, file: { decimalComma: true }, columns });
  expect(() => priceOfRow(['Yamaha R6', cell], context, bike)).toThrow(RefusedRow);
});

it('a factor in the mapping decides whatever the header says, and without any word a figure is refused', () => {
  const row = ['Honda CG 125', '450,000,000'];
  const columns = { name: 'name', price: { column: 'قیمت (تومان)', factor: 1 } };
  const told = contextOf(['name', 'قیمت (تومان)'], { currency: 'IRR', columns });
  expect(priceOfRow(row, told, bike).amount).toBe(450_000_000);
  const silent = contextOf(['name', 'قیمت'], { currency: 'IRR', columns: { name: 'name', price: 'قیمت' } });
  expect(() => priceOfRow(row, silent, bike)).toThrow(RefusedRow);
});

it.each([
  ['KWD', 125, '450.500', 450],
  ['KWD', 125, '450,500', 450],
  ['KWD', 125, '350.000 KWD', 350],
  ['KWD', null, '350.000', 350],
  ['KWD', 600, '1.250', 1250],
  ['KWD', 600, '1,250', 1250],
  ['KWD', 600, '1,250.500', 1250],
  ['KWD', 1_200, '25,000', 25_000],
  ['KWD', 125, '25.000', 25],
  ['BHD', 250, 'BHD 450.000', 450],
  ['OMR', 150, '650.000 - 700.000', 650],
  ['JOD', 150, '1.100', 1100],
  ['TND', 125, '4.200', 4200],
  ['LYD', 125, '6.500', 6500],
  ['IQD', 125, '1.500.000', 1_500_000],
  ['IQD', 125, '450.000', 450_000],
  ['EUR', 125, '1.250', 1250],
])('in %s an engine of %s cc for %s costs %d', (currency, engineCc, cell, amount) => {
  const context = contextOf(['name', 'price'], { currency, columns: { name: 'name', price: 'price' } });
  expect(priceOfRow(['Any', cell], context, { ...bike, engineCc })).toEqual({ amount, currency });
});

it.each([
  ['KWD', 1_200, '25.000'],
  ['TND', 1_200, '350.000'],
  ['KWD', 125, '12.500'],
])(
  'where three digits can be both, or neither is a price, nothing is guessed: %s, %s cc, %s',
  (currency, engineCc, cell) => {
    const context = contextOf(['name', 'price'], { currency, columns: { name: 'name', price: 'price' } });
    const read = () => priceOfRow(['Any', cell], context, { ...bike, engineCc });
    expect(read).toThrow(expect.objectContaining({ refusal: { code: 'price-thousandths', value: cell } }));
  },
);

it('an original price in thousandths is read as the price is, and left out where it is unclear', () => {
  const columns = { name: 'name', price: 'price', originalPrice: 'new' };
  const context = contextOf(['name', 'price', 'new'], { currency: 'KWD', columns });
  const originalOf = (cell: string) => originalAmountOfRow(['Any', '450', cell], context, 'KWD');
  expect([originalOf('650.500'), originalOf('1.250'), originalOf('25.000')]).toEqual([650, 1250, null]);
});
