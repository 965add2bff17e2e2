import { expect, it } from 'vitest';
import { expectGrowth } from '../../../../../test/support/growth.ts';
import { readIn } from '../../../../../test/support/known-words.ts';

it.each([
  ['CHF', 'unter 10000 chf', '?maxPrice=10000'],
  ['CHF', 'unter chf 10000', '?maxPrice=10000'],
  ['CHF', 'unter Fr. 10000', '?maxPrice=10000'],
  ['CHF', 'bis 10000 Franken', '?maxPrice=10000'],
  ['CHF', "bis CHF 8'000", '?maxPrice=8000'],
  ['CHF', 'moins de 8000 francs', '?maxPrice=8000'],
  ['CHF', 'chf 10000', '?maxPrice=12000&minPrice=9000'],
  ['CAD', 'moins de 6000 cad', '?maxPrice=6000'],
  ['CAD', 'under cad 6000', '?maxPrice=6000'],
  ['CAD', 'under C$6000', '?maxPrice=6000'],
  ['ARS', 'hasta 3000000 ars', '?maxPrice=3000000'],
  ['ARS', 'hasta 3 millones de pesos', '?maxPrice=3000000'],
  ['UGX', 'under 5m ugx', '?maxPrice=5000000'],
  ['UGX', 'under 5m shs', '?maxPrice=5000000'],
  ['UGX', 'under 5,000,000 shillings', '?maxPrice=5000000'],
  ['UGX', 'under ugx 5m', '?maxPrice=5000000'],
  ['UGX', 'ugx 5m', '?maxPrice=5750000&minPrice=4250000'],
  ['EGP', 'under egp 60000', '?maxPrice=60000'],
  ['EGP', 'under 60000 pounds', '?maxPrice=60000'],
  ['EGP', 'under 60000 LE', '?maxPrice=60000'],
  ['ZAR', 'under 50000 rand', '?maxPrice=50000'],
  ['HUF', '1 millió forint alatt', '?maxPrice=1000000'],
  ['HUF', '500000 forintig', '?maxPrice=500000'],
  ['HUF', '1 millió forintig', '?maxPrice=1000000'],
  ['HUF', 'legfeljebb 500 ezer forint', '?maxPrice=500000'],
  ['RON', 'sub 15000 de lei', '?maxPrice=15000'],
  ['RON', 'sub 15 mii de lei', '?maxPrice=15000'],
  ['AUD', 'under a$5000', '?maxPrice=5000'],
  ['IDR', 'di bawah rp15.000.000', '?maxPrice=15000000'],
  ['PLN', 'do 10 tys złotych', '?maxPrice=10000'],
  ['KWD', 'under 900 kwd', '?maxPrice=900'],
  ['TRY', 'under 90000 try', '?maxPrice=90000'],
  ['TWD', 'nt 30000', '?maxPrice=35000&minPrice=26000'],
  ['TWD', 'under nt 50000', '?maxPrice=50000'],
  ['TWD', '30000 ntd', '?maxPrice=35000&minPrice=26000'],
  ['KES', '50000 bob', '?maxPrice=57000&minPrice=43000'],
  ['KES', 'bob 50000', '?maxPrice=57000&minPrice=43000'],
  ['CHF', '2000 franken', '?maxPrice=2300&minPrice=1700'],
  ['EUR', 'bis 5000 schweizer franken', '?currency=CHF&maxPrice=5000'],
])('a garage of %s knows its own money: %s', (currency, words, address) =>
  expect(readIn(currency, words)).toBe(address),
);

it.each([
  ['CHF', 'honda 2015 chf 1800', '?make=honda&maxPrice=2070&maxYear=2015&minPrice=1530&minYear=2015'],
  ['CHF', 'honda 5000 chf 2015', '?make=honda&maxPrice=5750&maxYear=2015&minPrice=4250&minYear=2015'],
  ['CHF', '10000 chf 5000 km', '?maxKm=5000&maxPrice=12000&minPrice=9000'],
  ['USD', 'honda 2015 $1800', '?make=honda&maxPrice=2070&maxYear=2015&minPrice=1530&minYear=2015'],
  ['EUR', 'under 5000 € 2015', '?maxPrice=5000&maxYear=2015&minYear=2015'],
  ['BDT', 'under 2 lakh tk 2018', '?maxPrice=200000&maxYear=2018&minYear=2018'],
])('of two figures each keeps its own, in a garage of %s: %s', (currency, words, address) =>
  expect(readIn(currency, words)).toBe(address),
);

it.each([
  // Small figures and years beside words that are more than money.
  ['CHF', 'honda fr 125', '?make=honda&q=fr 125'],
  ['EGP', 'pulsar 150 le', '?model=bajaj-pulsar-150&q=le'],
  ['TRY', 'try 2015 honda', '?make=honda&maxYear=2015&minYear=2015&q=try'],
  ['MYR', '2005 rm 250', '?maxYear=2005&minYear=2005&q=rm 250'],
  ['ZAR', 'cb 125 r 2015', '?maxYear=2015&minYear=2015&model=honda-cb&q=125 r'],
  // Models before their engines, and a region.
  ['TWD', 'nt1100', '?q=nt1100'],
  ['TWD', 'honda nt1100', '?make=honda&q=nt1100'],
  ['TWD', 'nt 1100 2022', '?maxYear=2022&minYear=2022&q=nt 1100'],
  ['TWD', 'nt1100 under 500000', '?maxPrice=500000&q=nt1100'],
  ['KES', 'fat bob 1868', '?q=fat bob 1868'],
  ['KES', 'street bob 1690', '?q=street bob 1690'],
  ['EUR', 'motorrad franken bis 5000', '?maxPrice=5000&q=franken'],
  ['EUR', 'honda franken 5000 euro', '?make=honda&maxPrice=5750&minPrice=4250&q=franken'],
  // Other money is still that of another country.
  ['EGP', 'under £900', '?currency=GBP&maxPrice=900'],
  ['EGP', 'under 60000 gbp', '?currency=GBP&maxPrice=60000'],
  ['BDT', 'under 60000 pounds', '?currency=GBP&maxPrice=60000'],
  ['CAD', 'under us$6000', '?currency=USD&maxPrice=6000'],
  ['BDT', 'under 50000 rand', '?currency=ZAR&maxPrice=50000'],
  ['MXN', 'de $20000 a $40000', '?maxPrice=40000&minPrice=20000'],
])('in a garage of %s nothing else becomes its money: %s', (currency, words, address) =>
  expect(readIn(currency, words)).toBe(address),
);

it.each([
  ['chf ', `?q=${'chf '.repeat(50).trim()}`],
  ['5000 de ', `?q=${'5000 '.repeat(25).trim()}`],
  ['1 000 fr. ', '?maxPrice=1150&minPrice=850'],
])('a text full of "%s" holds nothing up', (part, address) => {
  const full = (length: number) => part.repeat(length / part.length);
  expect(readIn('CHF', full(200))).toBe(address);
  expectGrowth((text) => readIn('CHF', text), full, { longest: 200, power: 2 });
});
