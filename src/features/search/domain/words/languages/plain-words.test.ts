import { expect, test } from 'vitest';
import { read } from '../../../../../../test/support/known-words.ts';

test.each([
  ['honda à vendre', '?make=honda'],
  ['moto à vendre', ''],
  ['honda à dhaka', '?district=dhaka&make=honda'],
  ['honda à moins de 5000', '?make=honda&maxPrice=5000'],
  ['honda à partir de 2015', '?make=honda&minYear=2015'],
])('the French "à" is no word to look for: %s', (words, address) => expect(read(words)).toBe(address));

test.each(
  (
    'mota|motas|motocyclette|motocicletta|motorkerékpár|мотоциклет|μοτοσυκλέτα|μοτοσικλέτα|μηχανή|ΜΗΧΑΝΗ|moottoripyörä|' +
    'motorsykkel|موتورسیکلت|موتور|摩托车|motorsiklo|töff|brommer|zu verkaufen|se vende|vende-se|à venda|en venta|in vendita|' +
    'na sprzedaż|de vanzare|de vânzare|myydään|برای فروش|usagée|használt|μεταχειρισμένη|käytetty|brukt|rulat'
  ).split('|'),
)('what fits every motorcycle here is not looked for: %s', (words) => {
  expect(read(words)).toBe('');
  expect(read(`honda ${words}`)).toBe('?make=honda');
  expect(read(`${words} honda dio dhaka`)).toBe('?district=dhaka&make=honda&model=honda-dio');
});

test.each([
  'kevés km',
  'putini km',
  'puțini kilometri',
  'χαμηλά χιλιόμετρα',
  'faible kilométrage',
  'pocos kilometros',
  'pocos kilómetros',
  'poucos quilômetros',
  'wenige kilometer',
  'mały przebieg',
  'düşük km',
])('what somebody says who wants little driven ones: %s', (words) => {
  expect(read(words)).toBe('?sort=km-low');
  expect(read(`honda ${words} dhaka`)).toBe('?district=dhaka&make=honda&sort=km-low');
});

test.each([
  ['venta', '?q=venta'],
  ['en venta honda', '?make=honda'],
  ['se habla', '?q=se habla'],
  ['zu viel', '?q=zu viel'],
  ['motard', '?q=motard'],
  ['honda na', '?notMake=honda'],
  ['honda na sprzedaz', '?make=honda'],
  ['yamaha na honda', '?make=honda&notMake=yamaha'],
  ['az honda', '?make=honda&q=az'],
  ['kilometre', '?q=kilometre'],
  ['yamaha mt 15', '?make=yamaha&model=yamaha-mt-15'],
  ['40 000 kilómetros', '?maxKm=40000'],
  ['duke motorbrand', '?model=ktm-duke&q=motorbrand'],
])('words that mean something else beside others stay: %s', (words, address) => {
  expect(read(words)).toBe(address);
});

test.each([
  ['honda crf 250l', '?make=honda&q=crf 250l'],
  ['xr 150 l', '?q=xr 150 l'],
  ['under 2l', '?maxPrice=200000'],
])('the L behind a hundred is of a name, and of a price behind less: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

test.each([
  ['20 hajar km cholse', '?maxKm=20000'],
  ['10 hajar km er kom cholse', '?maxKm=10000'],
  ['10 hazar cholche', '?maxKm=10000'],
  ['fresh pulsar', '?condition=excellent&model=bajaj-pulsar'],
  ['pulsar fresh papers', '?model=bajaj-pulsar&q=fresh papers'],
  ['pulsar engine fresh', '?model=bajaj-pulsar&q=engine fresh'],
  ['pulsar fresh documents', '?model=bajaj-pulsar&q=fresh documents'],
  ['km low to high pulsar', '?model=bajaj-pulsar&sort=km-low'],
  ['pulsar year high to low', '?model=bajaj-pulsar&sort=year-new'],
  ['price low to high pulsar', '?model=bajaj-pulsar&sort=price-low'],
  ['dio high to low price', '?model=honda-dio&sort=price-high'],
])('what riders in Bangladesh type: %s', (words, address) => expect(read(words)).toBe(address));
