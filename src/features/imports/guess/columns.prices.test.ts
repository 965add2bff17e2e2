import { expect, it, test } from 'vitest';
import { guessOf, marked, prices } from '../../../../test/support/guessed-columns.ts';

it.each([
  ...['Advance', 'Booking money', 'Installment', 'EMI per month', 'Kisti', 'Showroom', 'Deposit (BDT)'],
  ...['অগ্রিম', 'কিস্তি (টাকা)', 'বুকিং', 'শোরুম দাম', 'अग्रिम', 'Anzahlung', 'Entrada', 'Zaliczka', 'Uang muka'],
  ...['Trả trước', '頭金', 'เงินดาวน์', 'Taksit'],
])('takes no %s for the price, whatever its cells show: it asks for a mapping', (header) => {
  expect(guessOf({ Offered: marked })?.mapping.columns.price).toBe('Offered');
  expect(guessOf({ [header]: marked })).toBeNull();
  expect(guessOf({ [header]: marked, Price: prices })?.mapping.columns).toEqual({
    name: 'Bike',
    price: 'Price',
  });
});

it('takes no price from cells that say themselves that it is another figure', () => {
  expect(guessOf({ Finance: ['EMI Tk 2,500', 'EMI Tk 3,500', 'EMI Tk 2,000', 'EMI Tk 4,000'] })).toBeNull();
});

it('takes no price that a known word of its header is said of, and another word is not', () => {
  expect(guessOf({ 'Booking price': prices })).toBeNull();
  expect(guessOf({ 'Price as asked': prices })?.mapping.columns.price).toBe('Price as asked');
});

it('believes a known word among others only where nearly all cells bear it out', () => {
  const of = (readable: number) => [
    ...Array.from({ length: readable }, () => '85,000'),
    ...Array.from({ length: 10 - readable }, () => 'see below'),
  ];
  expect(guessOf({ 'Price as asked': of(8) })?.mapping.columns.price).toBe('Price as asked');
  expect(guessOf({ 'Price as asked': of(7) })).toBeNull();
  // Cells without a value confirm nothing.
  expect(guessOf({ 'Price as asked': ['N/A', 'unknown', '-'] })).toBeNull();
});

it('takes the price that is asked, and not the one of a table of prices, whichever stands first', () => {
  const asked = {
    'Valor FIPE': ['R$ 9.900', 'R$ 8.900', 'R$ 7.900'],
    'Preço pedido à vista': ['9.500', '8.000', '7.500'],
  };
  expect(guessOf(asked)?.mapping.columns.price).toBe('Preço pedido à vista');
  expect(guessOf({ 'Valor FIPE': marked })).toBeNull();
});

it.each(['$', '€', '৳', 'Tk', 'BDT'])('takes a column that is headed %s for the price', (mark) => {
  expect(guessOf({ [mark]: prices })?.mapping.columns).toEqual({ name: 'Bike', price: mark });
  const swap = guessOf({ Takas: ['Evet', 'Hayır', 'Hayır'], Fiyat: prices })?.mapping.columns;
  expect(swap?.price).toBe('Fiyat');
});

it('takes the price of today beside the former one, also where a letter stands for the currency', () => {
  const rand = {
    'Was price': ['R 65 500', 'R 49 000', 'R 25 500'],
    'Retail price': ['R 60 500', 'R 45 000', 'R 20 500'],
  };
  expect(guessOf(rand)?.mapping.columns.price).toBe('Retail price');
});

it('sees decimal commas behind groups of spaces, and none in broken millions', () => {
  expect(guessOf({ Price: ['2 900,00', '6 600,00', '12 000'] })?.mapping.file?.decimalComma).toBe(true);
  const millions = ['1,161 млн', '0,9 млн', '540 000 руб'];
  expect(guessOf({ Price: millions })?.mapping.file?.decimalComma).toBe(true);
  expect(
    guessOf({ Price: ['85,000', '1,20,000', '1,161 million'] })?.mapping.file?.decimalComma,
  ).toBeUndefined();
});

it('reads the columns of a program that has left its own values in the cells', () => {
  const amounts = [85_000, 90_000, 80_000, 120_000].map((amount) =>
    JSON.stringify({ amount, currency: 'BDT' }),
  );
  expect(guessOf({ Offer: amounts })?.mapping).toMatchObject({
    currency: 'BDT',
    columns: { price: 'Offer' },
  });
});

test('a column of codes of currencies is that of the prices, whatever it is called', () => {
  expect(guessOf({ Price: prices, waluta: ['PLN', 'EUR', 'PLN', 'PLN'] })?.mapping.columns.currency).toBe(
    'waluta',
  );
  expect(
    guessOf({ Price: prices, brakes: ['ABS', 'CBS', 'ABS', 'ABS'] })?.mapping.columns.currency,
  ).toBeUndefined();
});
