import { expect, it } from 'vitest';
import { readIn } from '../../../../../test/support/known-words.ts';

it.each([
  ['COP', 'dio 200 hasta 7.600.000', '?maxPrice=7600000&model=honda-dio&q=200'],
  ['BRL', 'mt-03 até 22 mil', '?maxPrice=22000&model=yamaha-mt&q=03'],
  ['RUB', '350 до 30 000', '?maxPrice=30000&q=350'],
  ['RUB', 'crf 250l до 210 тысяч', '?maxPrice=210000&q=crf 250l'],
  ['PLN', 'duke 390 poniżej 22 500', '?maxPrice=22500&model=ktm-duke-390'],
  ['EUR', 'duke 390 bis 4000 euro', '?maxPrice=4000&model=ktm-duke-390'],
])(
  'behind the figure of a model a word limits the price, and begins no range: %s, %s',
  (currency, words, address) => expect(readIn(currency, words)).toBe(address),
);

it.each([
  ['EUR', '500 bis 800 euro', '?maxPrice=800&minPrice=500'],
  ['EUR', '500 bis 15000 euro', '?maxPrice=15000&minPrice=500'],
  ['EUR', 'dio 600 bis 800 euro', '?maxPrice=800&minPrice=600&model=honda-dio'],
  ['EUR', '1000 bis 25000 km', '?maxKm=25000&minKm=1000'],
  ['EUR', '50 bis 1200 ccm', '?maxCc=1200&minCc=50'],
  ['EUR', 'dio 100 bis 200 ccm', '?maxCc=200&minCc=100&model=honda-dio'],
  ['RUB', '10 до 300 тысяч', '?maxPrice=300000&minPrice=10000'],
  ['COP', '1 hasta 30 millones', '?maxPrice=30000000&minPrice=1000000'],
  ['EUR', '0.5 bis 1 lakh', '?maxPrice=100000&minPrice=50000'],
  ['EUR', 'dio von 600 bis 800 euro', '?maxPrice=800&minPrice=600&model=honda-dio'],
  ['COP', 'dio 3000000 hasta 7.600.000', '?maxPrice=7600000&minPrice=3000000&model=honda-dio'],
  ['RUB', '300 до 380 тысяч', '?maxPrice=380000&minPrice=300000'],
  ['JPY', '200000円まで', '?maxPrice=200000'],
])('without one it joins the ends of a range: %s, %s', (currency, words, address) =>
  expect(readIn(currency, words)).toBe(address),
);

it.each([
  ['PLN', 'przebieg do 22 500', '?maxKm=22500'],
  ['PLN', 'duke 390 przebieg do 20000', '?maxKm=20000&model=ktm-duke-390'],
  ['EUR', 'kilometerstand bis 20000', '?maxKm=20000'],
  ['EUR', 'laufleistung unter 15.000', '?maxKm=15000'],
  ['COP', 'kilometraje hasta 30000', '?maxKm=30000'],
  ['RUB', 'пробег до 30 000', '?maxKm=30000'],
  ['PLN', 'do 22 500', '?maxPrice=22500'],
])('a word for distance before a limit says what the figure counts: %s, %s', (currency, words, address) =>
  expect(readIn(currency, words)).toBe(address),
);
