import { describe, expect, test } from 'vitest';
import { oneOrder } from '#messages/search.ts';
import { read, vocabulary } from '../../../../../test/support/known-words.ts';
import { anySearch, writeSearch } from '../search.ts';
import { understandSearch } from './understand.ts';

describe('what people type is understood', () => {
  test.each([
    ['150cc dhaka low km', '?district=dhaka&maxCc=158&minCc=143&sort=km-low'],
    ['low mileage gixxer', '?model=suzuki-gixxer&sort=km-low'],
    ['kom km', '?sort=km-low'],
    ['kom chola honda', '?make=honda&sort=km-low'],
    ['কম কিমি', '?sort=km-low'],
    ['কম চলা জিক্সার', '?model=suzuki-gixxer&sort=km-low'],
    ['cheap', '?sort=price-low'],
    ['very cheap bike', '?sort=price-low'],
    ['less used', '?sort=km-low'],
    ['sasta', '?sort=price-low'],
    ['sosta pulsar dhaka', '?district=dhaka&model=bajaj-pulsar&sort=price-low'],
    ['সস্তা বাইক', '?sort=price-low'],
    ['ঢাকায় সস্তায় হোন্ডা', '?district=dhaka&make=honda&sort=price-low'],
    ['kom dame honda', '?make=honda&sort=price-low'],
    ['কম দামের হোন্ডা', '?make=honda&sort=price-low'],
    ['হোন্ডা কম', '?make=honda&sort=price-low'],
    ['lowest price', '?sort=price-low'],
    ['best value gixxer', '?model=suzuki-gixxer&sort=best-value'],
    ['new pulsar', '?model=bajaj-pulsar&sort=year-new'],
    ['latest model honda', '?make=honda&sort=year-new'],
    ['নতুন বাইক', '?sort=year-new'],
    ['notun gixxer', '?model=suzuki-gixxer&sort=year-new'],
    ['নতুনের মতো হোন্ডা', '?condition=excellent&make=honda'],
    ['new condition honda', '?condition=excellent&make=honda'],
    ['purano honda', '?make=honda'],
    ['expensive', '?sort=price-high'],
    ['most expensive bike in dhaka', '?district=dhaka&sort=price-high'],
    ['very costly honda', '?make=honda&sort=price-high'],
    ['highest price', '?sort=price-high'],
    ['dami', '?sort=price-high'],
    ['dami honda dhaka', '?district=dhaka&make=honda&sort=price-high'],
    ['beshi dami bike', '?sort=price-high'],
    ['besi damer honda', '?make=honda&sort=price-high'],
    ['দামি', '?sort=price-high'],
    ['দামী বাইক', '?sort=price-high'],
    ['সবচেয়ে দামি হোন্ডা', '?make=honda&sort=price-high'],
    ['ঢাকায় বেশি দামের হোন্ডা', '?district=dhaka&make=honda&sort=price-high'],
    ['less expensive honda', '?make=honda&sort=price-low'],
    ['not too expensive', '?sort=price-low'],
    ['kom dami honda', '?make=honda&sort=price-low'],
    ['কম দামি বাইক', '?sort=price-low'],
    // Of several orders the first counts.
    ['expensive low km honda', '?make=honda&sort=price-high'],
    ['cheap low km honda', '?make=honda&sort=price-low'],
    // Not an order: a name, a limit, a part of the motorcycle, something else that is low.
    ['new asia', '?make=new-asia'],
    ['new asia new', '?make=new-asia&sort=year-new'],
    ['২ লাখের কম', '?maxPrice=200000'],
    ['cheaper than 2 lakh', '?maxPrice=200000'],
    ['new chain honda', '?make=honda&q=new chain'],
    ['low seat', '?q=low seat'],
    ['high seat', '?q=high seat'],
    ['dam koto', ''],
    ['"low km"', '?q="low km"'],
  ])('wishes: %s', (words, address) => {
    expect(read(words)).toBe(address);
  });

  test.each([
    ['cheap low km honda', 'price-low', ['km-low']],
    ['low km cheap new bike', 'km-low', ['price-low', 'year-new']],
    ['cheap honda, sosta', 'price-low', []],
    ['low km', 'km-low', []],
    ['low miles', 'km-low', []],
    ['honda', 'newest', []],
  ] as const)('a list has one order, what else is wished for is told: %s', (words, sort, others) => {
    const { search, leftOut } = understandSearch({ ...anySearch, words }, vocabulary, 2026, []);
    expect(search.sort).toBe(sort);
    const told =
      others.length === 0 ? [] : [{ field: 'q', code: 'one-order', detail: oneOrder(sort, others, 'km') }];
    expect(leftOut).toEqual(told);
  });

  test('so is a wish for another order than the one that was chosen', () => {
    const asked = { ...anySearch, words: 'cheap honda', sort: 'km-low' } as const;
    const { search, leftOut } = understandSearch(asked, vocabulary, 2026, []);
    expect(search.sort).toBe('km-low');
    expect(leftOut.map(({ code, detail }) => [code, detail])).toEqual([
      ['one-order', oneOrder('km-low', ['price-low'], 'km')],
    ]);
    expect(understandSearch({ ...asked, words: 'low km' }, vocabulary, 2026, []).leftOut).toEqual([]);
  });
});

describe('what a search cannot do, or does in another currency', () => {
  const readAll = (words: string, currencies: readonly string[] = []) => {
    const { search, leftOut } = understandSearch({ ...anySearch, words }, vocabulary, 2026, currencies);
    return [writeSearch(search), ...leftOut.map(({ code }) => code)];
  };

  test.each([
    ['honda without accident', '?make=honda', 'no-exclusion'],
    ['ঢাকা বাদে', '?notDistrict=dhaka', null],
    ['not expensive honda', '?make=honda&sort=price-low', null],
  ])('nothing but names can be left out, which is told: %s', (words, address, code) => {
    expect(readAll(words)).toEqual(code === null ? [address] : [address, code]);
  });

  test.each([
    ['pulsar 150 under ₹100000', '?currency=INR&make=bajaj&maxPrice=100000&model=bajaj-pulsar-150'],
    ['dio below 1 lakh inr', '?currency=INR&make=honda&maxPrice=100000&model=honda-dio'],
    ['dio under 90000 rupees', '?currency=INR&make=honda&maxPrice=90000&model=honda-dio'],
    ['dio under 90000 taka', '?make=honda&maxPrice=90000&model=honda-dio'],
    ['dio under 90000 rs', '?make=honda&maxPrice=90000&model=honda-dio'],
    ['dio inr', '?make=honda&model=honda-dio&q=inr'],
    ['dio under 90000 usd', '?currency=USD&make=honda&maxPrice=90000&model=honda-dio'],
    ['dio under £900', '?currency=GBP&make=honda&maxPrice=900&model=honda-dio'],
    ['dio dưới 30 triệu', '?currency=VND&make=honda&maxPrice=30000000&model=honda-dio'],
    ['dio dưới 40tr', '?currency=VND&make=honda&maxPrice=40000000&model=honda-dio'],
    ['dio under 5 juta', '?currency=IDR&make=honda&maxPrice=5000000&model=honda-dio'],
    ['dio ไม่เกิน 3 หมื่น', '?currency=THB&make=honda&maxPrice=30000&model=honda-dio'],
    ['dio under 5 juta taka', '?make=honda&maxPrice=5000000&model=honda-dio'],
    ['dio under 1 lakh', '?make=honda&maxPrice=100000&model=honda-dio'],
    ['dio under 900 euro', '?currency=EUR&make=honda&maxPrice=900&model=honda-dio'],
  ])('a price in a currency that something is offered in: %s', (words, address) => {
    expect(readAll(words, ['BDT', 'INR'])).toEqual([address]);
  });

  test('a lira behind its thousands, and the pesos of a country', () => {
    const offered = ['BDT', 'COP', 'MXN', 'TRY'];
    for (const text of ['under 400 bin tl', '400 bin liraya kadar'])
      expect(readAll(text, offered)).toEqual(['?currency=TRY&maxPrice=400000']);
    // A town of Uganda.
    expect(readAll('lira under 9000000', offered)).toEqual(['?maxPrice=9000000&q=lira']);
    expect(readAll('máximo 95 mil pesos mexicanos', offered)).toEqual(['?currency=MXN&maxPrice=95000']);
  });

  test('dollars of several countries are those of the United States, and never the garage’s own money', () => {
    const offered = ['BDT', 'MXN', 'USD'];
    for (const text of ['under $10000', '$ under 10000', 'under 10000 dollars', 'us dollars under 10000'])
      expect(readAll(text, offered)).toEqual(['?currency=USD&maxPrice=10000']);
    expect(readAll('under $10000', ['BDT', 'CAD', 'AUD'])).toEqual(['?currency=CAD&maxPrice=10000']);
    expect(readAll('under 10000 canadian dollars', ['BDT', 'CAD', 'USD'])).toEqual([
      '?currency=CAD&maxPrice=10000',
    ]);
  });

  test('rupees of several countries, or of none that is offered, say nothing', () => {
    expect(readAll('dio under 90000 rupees', ['BDT', 'INR', 'LKR'])).toEqual([
      '?make=honda&maxPrice=90000&model=honda-dio',
    ]);
    expect(readAll('dio under 90000 rupees', ['BDT'])).toEqual([
      '?make=honda&maxPrice=90000&model=honda-dio',
    ]);
    expect(readAll('dio under 90000 taka', ['INR', 'BDT'])).toEqual([
      '?currency=BDT&make=honda&maxPrice=90000&model=honda-dio',
    ]);
  });
});
