import { expect, test } from 'vitest';
import { read } from '../../../../../../test/support/known-words.ts';

test.each([
  ['১০ হাজার কিমির নিচে', '?maxKm=10000'],
  ['১৫ হাজার কিলোমিটারের নিচে', '?maxKm=15000'],
  ['20 hajar kilo er kom', '?maxKm=20000'],
  ['10000 kilo er niche', '?maxKm=10000'],
  ['১০ হাজার কি.মি. এর নিচে', '?maxKm=10000'],
  ['150 kilo', '?q=150 kilo'],
  ['১৫০ সিসির নিচে', '?maxCc=150'],
  ['১৫০ সিসির উপরে', '?minCc=150'],
  ['150 cici er niche', '?maxCc=150'],
  ['150 c.c. er niche', '?maxCc=150'],
  ['150cc plus', '?minCc=150'],
  ['150cc plus bike', '?minCc=150'],
  ['2 lakh plus', '?minPrice=200000'],
])('a unit behind a figure is understood as people of Bangladesh say it: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

test.each([
  ['1.5 laker niche', '?maxPrice=150000'],
  ['1 theke 1.5 laker moddhe bike', '?maxPrice=150000&minPrice=100000'],
  ['bajet 2 lakh', '?maxPrice=200000'],
  ['বাজেট ২ লাখ', '?maxPrice=200000'],
  ['বাজেট ৮০ হাজার', '?maxPrice=80000'],
  ['sorboccho 1.5 lakh', '?maxPrice=150000'],
  ['সর্বোচ্চ ১.৫ লাখ', '?maxPrice=150000'],
  ['সর্বনিম্ন ১ লাখ', '?minPrice=100000'],
  ['kompokkhe 2018', '?minYear=2018'],
])('words of a limit are understood in both scripts: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

test.each([
  ['2018-20 model', '?maxYear=2020&minYear=2018'],
  ['r15 2018-20', '?model=yamaha-r15&maxYear=2020&minYear=2018'],
  ['2009-12 model', '?maxYear=2012&minYear=2009'],
  ['2009-12', '?q=2009-12'],
  ['2018-15', '?q=2018-15'],
  ['metro 20-18', '?q=metro 20-18'],
  ['r15 2018 - 25 hajar km', '?model=yamaha-r15&maxKm=25000&minKm=2018'],
  ['2019-50', '?q=2019-50'],
])('years of two digits behind whole ones are the end of a range: %s', (words, address) =>
  expect(new Set(read(words).slice(1).split('&'))).toEqual(new Set(address.slice(1).split('&'))),
);

test.each([
  ['cumilla jela', '?district=cumilla'],
  ['কুমিল্লা জেলা', '?district=cumilla'],
  ['comilla district', '?district=cumilla'],
  ['dhaka bivag', '?division=dhaka'],
  ['dhaka bibhag', '?division=dhaka'],
])('a word for what kind of place it is says nothing more: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

test.each([
  ['fzs vs3', '?model=yamaha-fz-s-v3'],
  ['single hand use', '?owners=1'],
  ['2.35 lac fixed', '?maxPrice=270000&minPrice=200000'],
  ['battery bike', '?category=electric'],
  ['ই-বাইক', '?category=electric'],
  ['চার্জার বাইক', '?category=electric'],
  ['meyeder scooty', '?category=scooters'],
])('what sellers and buyers of Bangladesh say is understood: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

test('an engine that is written together with a model is one', () => {
  expect(read('pulsar150cc')).toBe(read('pulsar 150 cc'));
});
