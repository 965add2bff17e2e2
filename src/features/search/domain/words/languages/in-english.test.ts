import { expect, it } from 'vitest';
import { expectGrowth } from '../../../../../../test/support/growth.ts';
import { read, readIn, vocabulary } from '../../../../../../test/support/known-words.ts';
import { anySearch } from '../../search.ts';
import { understand } from '../understand.ts';

it.each([
  ['högst 60 000 kr', '?currency=SEK&maxPrice=60000'],
  ['nyare än 2015', '?minYear=2016'],
  ['äldre än 2005', '?maxYear=2004'],
  ['inte yamaha', '?notMake=yamaha'],
  ['över 600 cc', '?minCc=600'],
  ['do 50 tisíc', '?maxPrice=50000'],
  ['od 50 do 100 tisíc', '?maxPrice=100000&minPrice=50000'],
  ['po roce 2010', '?minYear=2011'],
  ['nad 600 ccm', '?minCc=600'],
  ['kromě honda', '?notMake=honda'],
  ['20 אלף ק"מ', '?maxKm=20000'],
  ['maxim 3000 lei', '?maxPrice=3000'],
  ['yamaha r15 155cc', '?make=yamaha&maxCc=163&minCc=147&model=yamaha-r15'],
  ['λιγότερα από 40000 χλμ', '?maxKm=40000'],
  ['περισσότερα από 600 κυβικά', '?minCc=600'],
  ['antes de 2015', '?maxYear=2014'],
  ['depois de 2015', '?minYear=2016'],
  ['mayor a 300cc', '?minCc=300'],
  ['menos de 20,000 kilómetros', '?maxKm=20000'],
  ['que no sea honda', '?notMake=honda'],
  ['menos de 1 palo', '?maxPrice=1000000'],
  ['hasta 5000 soles', '?maxPrice=5000'],
  ['дешевше 30000 грн', '?maxPrice=30000'],
  ['від 10 до 30 тис грн', '?maxPrice=30000&minPrice=10000'],
  ['не менше 600 кубів', '?minCc=600'],
  ['після 2010 року', '?minYear=2011'],
  ['пробіг до 20 тис', '?maxKm=20000'],
  ['крім honda', '?notMake=honda'],
  ['από 1000 έως 3000 ευρώ', '?maxPrice=3000&minPrice=1000'],
  ['πάνω από 600 κυβικά', '?minCc=600'],
  ['όχι honda', '?notMake=honda'],
  ['2018년식 이상', '?minYear=2018'],
  ['2만키로 이하', '?maxKm=20000'],
  ['혼다 말고', '?notMake=honda'],
  ['五萬以下', '?maxPrice=50000'],
  ['2萬公里以下', '?maxKm=20000'],
  ['500 ezer és 1 millió között', '?maxPrice=1000000&minPrice=500000'],
  ['2010 után', '?minYear=2011'],
  ['2015 előtt', '?maxYear=2014'],
  ['până la 20000 lei', '?maxPrice=20000'],
  ['între 2000 și 5000 lei', '?maxPrice=5000&minPrice=2000'],
  ['după 2015', '?minYear=2016'],
  ['peste 600 cc', '?minCc=600'],
  ['עד 20 אלף', '?maxPrice=20000'],
  ['יד ראשונה', '?owners=1'],
  ['לא הונדה', '?notMake=honda'],
  ['ممشى اقل من 20000', '?maxKm=20000'],
  ['بدون هوندا', '?notMake=honda'],
  ['2018 upwards', '?minYear=2018'],
])('%s', (words, address) =>
  expect(read(words).replace(/currency=\w+&/, '')).toBe(address.replace(/currency=\w+&/, '')),
);

it.each([
  ['MYR', 'bawah rm5000', '?maxPrice=5000'],
  ['MYR', 'antara rm3000 hingga rm5000', '?maxPrice=5000&minPrice=3000'],
  ['ZAR', 'under R100 000', '?maxPrice=100000'],
  ['ZAR', 'ktm 390 r 25000 km', '?make=ktm&maxKm=25000&q=390 r'],
  ['PEN', 'honda s/ 5000', '?make=honda&maxPrice=5750&minPrice=4250'],
  ['BDT', 'cb150r 85000', '?maxPrice=98000&minPrice=72000&model=honda-cb&q=150r'],
  ['BDT', 'cb 150 r 100k', '?maxPrice=115000&minPrice=85000&model=honda-cb&q=150 r'],
  ['BDT', 'r15 000', '?model=yamaha-r15&q=000'],
  ['BDT', 'fz s/2018', '?maxYear=2018&minYear=2018&model=yamaha-fz-s'],
  ['BDT', 'suzuki rm 2005', '?make=suzuki&maxYear=2005&minYear=2005&q=rm'],
  ['BDT', 'dhaka r 50000', '?district=dhaka&maxPrice=57000&minPrice=43000&q=r'],
  ['BDT', 'bajaj below N700k', '?currency=NGN&make=bajaj&maxPrice=700000'],
  ['BDT', 'bajaj less than #700,000', '?currency=NGN&make=bajaj&maxPrice=700000'],
  ['BDT', 'under N1.2m', '?currency=NGN&maxPrice=1200000'],
  ['BDT', 'N300k - N700k', '?currency=NGN&maxPrice=700000&minPrice=300000'],
  ['BDT', 'from #300,000 to #700,000', '?currency=NGN&maxPrice=700000&minPrice=300000'],
  ['NGN', 'bajaj under N700,000', '?make=bajaj&maxPrice=700000'],
  ['NGN', 'bajaj N700k', '?make=bajaj&maxPrice=805000&minPrice=595000'],
  ['NGN', 'mt-07 n 45,000 km', '?maxKm=45000&model=yamaha-mt&q=07 n'],
  ['NGN', 'pulsar n160 under 700k', '?maxPrice=700000&model=bajaj-pulsar&q=n160'],
  ['BDT', 'cb 650 n 450k', '?maxPrice=517000&minPrice=383000&model=honda-cb&q=650 n'],
  ['BDT', 'naked n 160 under 200k', '?category=commuters&category=sports&maxPrice=200000&q=n 160'],
  ['BDT', 'under n160', '?q=under n160'],
  ['USD', 'yamaha maxim 650', '?make=yamaha&q=maxim 650'],
  ['USD', 'yamaha maxim 1982', '?make=yamaha&maxYear=1982&minYear=1982&q=maxim'],
])('in a garage of prices in %s: %s', (currency, words, address) =>
  expect(readIn(currency, words)).toBe(address),
);

it('a mil is ten kilometres in Sweden and Norway, and thousands elsewhere', () => {
  expect(readIn('SEK', 'max 3000 mil')).toBe('?maxKm=30000');
  expect(readIn('NOK', 'honda under 1 500 mil')).toBe('?make=honda&maxKm=15000');
  expect(readIn('SEK', 'menos de 20 mil km')).toBe('?maxKm=20000');
  expect(readIn('SEK', '5 mil reais')).toBe('?currency=BRL&maxPrice=5750&minPrice=4250');
  expect(readIn('MXN', 'menos de 30 mil pesos')).toBe('?maxPrice=30000');
});

it('prices in dollars are those of dollars in Ukraine', () => {
  const search = understand({ ...anySearch, words: 'до 500 доларів' }, vocabulary, 2026, ['UAH', 'USD']);
  expect(search).toMatchObject({ currency: 'USD', price: { from: null, to: 500 } });
});

it.each([
  ['nad 1', `?q=over ${'1nad '.repeat(39)}1`],
  ['od 1 do ', `?q=${'od 1 '.repeat(25).trim()}`],
  ['sub ', `?q=${'sub '.repeat(50).trim()}`],
  ['mellan 1 och ', `?q=${'mellan 1 och '.repeat(15).trim()}`],
  ['από ', `?q=${'από '.repeat(50).trim()}`],
  ['1 millió és ', `?maxPrice=1150000&minPrice=850000&q=${'és '.repeat(16).trim()}`],
])('a text full of "%s" holds nothing up', (part, address) => {
  const full = (length: number) => part.repeat(length / part.length);
  expect(read(full(200))).toBe(address);
  expectGrowth(read, full, { longest: 200, power: 2 });
});

it.each([
  ['MMK', 'ဆိုင်ကယ် သိန်း ၃၀ အောက်', '?maxPrice=3000000'],
  ['MMK', '၃၀ သိန်းအောက် ဆိုင်ကယ်', '?maxPrice=3000000'],
  ['MMK', 'သိန်း ၂၀ အထက်', '?minPrice=2000000'],
  ['MMK', 'honda ၂၀၁၉ ခုနှစ်', '?make=honda&maxYear=2019&minYear=2019'],
  ['MMK', 'ဈေးပေါ စကူတာ', '?category=scooters&sort=price-low'],
  ['MMK', 'under 30 lakh ks', '?maxPrice=3000000'],
  ['MMK', 'သိန်း ၂၀ နဲ့ ၃၀ ကြား', '?maxPrice=3000000&minPrice=2000000'],
  ['MMK', 'ယာမဟာ သိန်း ၃၀ အောက်', '?make=yamaha&maxPrice=3000000'],
  ['GEL', 'იამაჰა 15000 ლარამდე', '?make=yamaha&maxPrice=15000'],
  ['ETB', 'ባጃጅ ሞተር', '?make=bajaj'],
  ['ETB', 'ከ 200 ሺ ብር በታች', '?maxPrice=200000'],
  ['ETB', 'bajaj ከ200,000 ብር በታች', '?make=bajaj&maxPrice=200000'],
  ['ETB', 'ርካሽ ሞተር ሳይክል', '?sort=price-low'],
  ['ETB', 'under 200000 br', '?maxPrice=200000'],
  ['GEL', 'yamaha 15000 ლარამდე', '?make=yamaha&maxPrice=15000'],
  ['GEL', 'იაფი სკუტერი', '?category=scooters&sort=price-low'],
  ['GEL', 'მოტოციკლი 2015 წლიდან', '?minYear=2015'],
  ['MNT', 'мотоцикл 5 саяас доош', '?maxPrice=5000000'],
  ['MNT', '5 сая төгрөг хүртэл', '?maxPrice=5000000'],
  ['MNT', 'хямд скутер', '?category=scooters&sort=price-low'],
  ['EUR', 'motociklas iki 3000 €', '?maxPrice=3000'],
  ['EUR', 'yamaha nuo 2015 metų', '?make=yamaha&minYear=2015'],
  ['EUR', 'pigus motoroleris', '?category=scooters&sort=price-low'],
  ['EUR', 'motocikls līdz 3000 eur', '?maxPrice=3000'],
  ['EUR', 'mootorratas kuni 3000 €', '?maxPrice=3000'],
  ['DZD', 'scooter moins de 30 millions', '?category=scooters&maxPrice=300000'],
  ['DZD', 'entre 20 et 40 millions', '?maxPrice=400000&minPrice=200000'],
  ['DZD', 'اقل من 50 مليون', '?maxPrice=500000'],
  ['DZD', 'moins de 400000 da', '?maxPrice=400000'],
  ['DZD', 'moins de 30u', '?maxPrice=300000'],
  ['DZD', 'moins de 1.5 million da', '?maxPrice=1500000'],
])('with the money and words of %s: %s', (currency, said, address) =>
  expect(readIn(currency, said)).toBe(address),
);
