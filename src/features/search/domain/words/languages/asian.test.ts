import { expect, test } from 'vitest';
import { read, vocabulary } from '../../../../../../test/support/known-words.ts';
import type { Term } from '../../names.ts';
import { anySearch, writeSearch } from '../../search.ts';
import { understand } from '../understand.ts';
import { buildVocabulary } from '../vocabulary.ts';

test.each([
  ['dưới 30tr', '?maxPrice=30000000'],
  ['dio 9tr5', '?maxPrice=10925000&minPrice=8075000&model=honda-dio'],
  ['dưới 15 triệu 500', '?maxPrice=15500000'],
  // The highest price is a thousand million.
  ['dưới 1,2 tỷ', '?maxPrice=1000000000'],
  ['dưới 1 tỷ 2', '?maxPrice=1000000000'],
  ['dưới 0,9 tỷ', '?maxPrice=900000000'],
  ['0,5 tỷ trở xuống', '?maxPrice=500000000'],
  ['doi 2019 tro len', '?minYear=2019'],
  ['xe tay ga honda', '?category=scooters&make=honda'],
  ['xe số honda', '?category=commuters&make=honda'],
  ['xe con tay', '?category=commuters&category=sports'],
  ['khoảng 30 triệu', '?maxPrice=34500000&minPrice=25500000'],
  ['xe 150 phân khối', '?maxCc=158&minCc=143'],
  ['đời 2019 trở lên', '?minYear=2019'],
  ['20 triệu trở xuống', '?maxPrice=20000000'],
  ['không phải honda', '?notMake=honda'],
  ['xe mới', '?sort=year-new'],
  ['xe may cu duoi 20 trieu', '?maxPrice=20000000'],
])('what people say in Vietnamese: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['ไม่เกิน 5 หมื่น', '?maxPrice=50000'],
  ['มอเตอร์ไซค์ไม่เกิน30000', '?maxPrice=30000'],
  ['รถมอไซค์มือสองไม่เกิน 30000', '?maxPrice=30000'],
  ['รถมอไซ ฮอนด้า', '?make=honda'],
  ['งบ 4 หมื่น', '?maxPrice=40000'],
  ['5 หมื่นถึง 1 แสน', '?maxPrice=100000&minPrice=50000'],
  ['ต่ำกว่า 1 แสน 5', '?maxPrice=150000'],
  ['ต่ำกว่า 1 แสน 5 หมื่น', '?maxPrice=150000'],
  ['มากกว่า 1 แสนบาท', '?minPrice=100000'],
  // A distance, and no price.
  ['ไม่เกิน 20000 กม.', '?maxKm=20000'],
  ['ไมล์ไม่เกิน 20000', '?maxKm=20000'],
  ['ไมล์ไม่เกิน 20,000, ราคาไม่เกิน 50000', '?maxKm=20000&maxPrice=50000'],
  ['เลขไมล์ไม่เกิน 2 หมื่น', '?maxKm=20000'],
  ['ไมล์ไม่เกิน 20000 กม.', '?maxKm=20000'],
  ['ฮอนด้า 2019 ไมล์แท้ 12000', '?make=honda&maxKm=12000&maxYear=2019&minYear=2019'],
  ['ไมล์ 1 หมื่นถึง 2 หมื่น', '?maxKm=20000&minKm=10000'],
  ['ไมล์น้อย ไม่เกิน 50000', '?maxPrice=50000&sort=km-low'],
  ['ไม่เกิน 125 ซีซี', '?maxCc=125'],
  ['ปี 2562', '?maxYear=2019&minYear=2019'],
  ['ปี 62 ขึ้นไป', '?minYear=2019'],
  ['ฮอนด้า มือเดียว', '?make=honda&owners=1'],
  ['ไมล์น้อย', '?sort=km-low'],
  ['ราคาถูก', '?sort=price-low'],
])('what people say in Thai: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['เวฟ', '?make=honda&model=honda-wave'],
  ['ฮอนด้าเวฟ125 มือสอง', '?make=honda&model=honda-wave-125'],
  ['ไม่เอาเวฟ', '?notModel=honda-wave'],
  ['ไมโครเวฟ', '?q=ไมโครเวฟ'],
  ['เวฟ หรือ คลิก', '?q=เวฟ+or+คลิก'],
])('the Wave in Thai is no word of English: %s', (words, address) => {
  const terms: Term[] = [
    { id: 1, kind: 'make', slug: 'honda', name: 'Honda', parent: null },
    { id: 2, kind: 'model', slug: 'honda-wave-110', name: 'Wave 110', parent: 1 },
    { id: 3, kind: 'model', slug: 'honda-wave-125', name: 'Wave 125', parent: 1 },
  ];
  const search = understand({ ...anySearch, words }, buildVocabulary(terms, [], []), 2026, ['THB']);
  expect(decodeURIComponent(writeSearch(search))).toBe(address);
});

test('a thousand million is said of prices in đồng', () => {
  const search = understand({ ...anySearch, words: 'dưới 0,9 tỷ' }, vocabulary, 2026, ['USD', 'VND']);
  expect(search).toMatchObject({ currency: 'VND', price: { from: null, to: 900_000_000 } });
});

test('kilometres of Thailand are none in miles where people count in these', () => {
  const search = understand({ ...anySearch, words: 'ไมล์ไม่เกิน 20000' }, vocabulary, 2026, ['USD']);
  expect(writeSearch(search)).toBe('?maxKm=20000');
});

test.each([
  ['२ लाख भन्दा कम', '?maxPrice=200000'],
  ['2 lakh bhanda kam', '?maxPrice=200000'],
  ['३ लाख सम्म', '?maxPrice=300000'],
  ['2 lakh muni', '?maxPrice=200000'],
  ['2 lakh bhanda mathi', '?minPrice=200000'],
  ['150 cc bhanda mathi', '?minCc=150'],
  ['१५० सीसी', '?maxCc=158&minCc=143'],
  ['2075 model', '?maxYear=2018&minYear=2018'],
  ['2018 pachi', '?minYear=2018'],
  ['होन्डा सस्तो बाइक', '?make=honda&sort=price-low'],
  ['पल्सर', '?model=bajaj-pulsar'],
])('what people say in Nepali: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['ලක්ෂ 4 ට අඩු', '?maxPrice=400000'],
  ['හොන්ඩා රු 400000', '?make=honda&maxPrice=460000&minPrice=340000'],
  ['2015 above', '?minYear=2015'],
])('what people say in Sri Lanka: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['triumph 650 tr6', '?q=triumph 650 tr6'],
  ['samma samma', '?q=samma samma'],
  ['muni', '?q=muni'],
  ['2015 above 150cc', '?maxYear=2015&minCc=150&minYear=2015'],
])('words that say nothing of figures stay: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['yamaha viet nam 2015', 'viet nam'],
  ['honda việt nam 2020', 'việt nam'],
])('a country is no word for a year: %s', (words, country) => expect(read(words)).toContain(country));

test.each([
  ['2030 model', /2030/],
  ['ปี 99', /1999/],
])('a year of another calendar is one in which there were motorcycles: %s', (words, year) =>
  expect(read(words)).toMatch(year),
);
