import { expect, test } from 'vitest';
import { read } from '../../../../../test/support/known-words.ts';

test.each([
  ['150 cc and 20000 km', '?maxCc=158&maxKm=20000&minCc=143'],
  ['5000 km - 80000 tk', '?maxKm=5000&maxPrice=92000&minPrice=68000'],
  ['80000 tk - 20000 km', '?maxKm=20000&maxPrice=92000&minPrice=68000'],
  ['2018 model and 20000 km', '?maxKm=20000&maxYear=2018&minYear=2018'],
  ['2018 model - 80000', '?maxPrice=92000&maxYear=2018&minPrice=68000&minYear=2018'],
])('two facts beside each other are no range: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['3000 € - 5000 €', '?maxPrice=5000&minPrice=3000'],
  ['100cc to 150cc', '?maxCc=150&minCc=100'],
  ['10000 km - 20000 km', '?maxKm=20000&minKm=10000'],
  ['2000-4000', '?maxPrice=4000&minPrice=2000'],
  ['between 800 and 4000', '?maxPrice=4000&minPrice=800'],
  ['80/90 hazar', '?maxPrice=90000&minPrice=80000'],
  ['৮০/৯০ হাজারের মধ্যে', '?maxPrice=90000&minPrice=80000'],
  ['80-90 hajar er vitor', '?maxPrice=90000&minPrice=80000'],
  ['80 theke 90 hazar', '?maxPrice=90000&minPrice=80000'],
  ['80 hote 90 hazar', '?maxPrice=90000&minPrice=80000'],
  ['৮০-৯০ হাজার', '?maxPrice=90000&minPrice=80000'],
  ['80k/90k', '?maxPrice=90000&minPrice=80000'],
  ['80000/90000 tk', '?maxPrice=90000&minPrice=80000'],
  ['৯০ হাজার/১ লাখ', '?maxPrice=100000&minPrice=90000'],
  ['1.5/2 lakh er moddhe', '?maxPrice=200000&minPrice=150000'],
  ['1.5 to 2 lakh', '?maxPrice=200000&minPrice=150000'],
  ['১.৫ থেকে ২ লাখ', '?maxPrice=200000&minPrice=150000'],
  ['2018/2019 model pulsar', '?maxYear=2019&minYear=2018&model=bajaj-pulsar'],
  ['pulsar 125/150cc', '?maxCc=158&minCc=119&model=bajaj-pulsar'],
  ['under 80/90k', '?maxPrice=90000'],
  ['1.5/2 lakh budget', '?maxPrice=200000&minPrice=150000'],
  ['1-2 lakh max 2018', '?maxPrice=200000&maxYear=2018&minPrice=100000'],
  ['৮০/৯০ হাজার টাকার নিচে', '?maxPrice=90000&minPrice=80000'],
  ['80000 taka theke 1 lakh taka', '?maxPrice=100000&minPrice=80000'],
  ['90000-1 lakh', '?maxPrice=100000&minPrice=90000'],
  ['80 to 1 lakh', '?maxPrice=100000&minPrice=80000'],
])('two figures of one kind are a range: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['mirpur 10/2 lakh', '?area=mirpur&district=dhaka&maxPrice=230000&minPrice=170000'],
  ['tk 80000/-', '?maxPrice=92000&minPrice=68000'],
  ['uttara 7/80k', '?maxPrice=92000&minPrice=68000&q=uttara 7/'],
  ['12000/95000', '?maxPrice=109000&minPrice=81000'],
  ['2018/2000 km', '?maxKm=2000&maxYear=2018&minYear=2018'],
  ['1 lakh 20/30 hajar', '?maxPrice=35000&minPrice=26000&q=20/'],
  ['2018/12', '?maxYear=2018&minYear=2018&q=/12'],
  ['fz 25/150cc', '?maxCc=158&minCc=143&model=yamaha-fz&q=25/'],
])('a stroke joins only what are ends of one range: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

test.each([
  ['2018 theke', '?minYear=2018'],
  ['২০১৮ সাল থেকে', '?minYear=2018'],
  ['1 lakh theke', '?minPrice=100000'],
  ['1 lakh theke beshi', '?minPrice=100000'],
  ['2 lakh theke kom', '?maxPrice=200000'],
  ['২ লাখ থেকে কম', '?maxPrice=200000'],
  ['1 lakh er theke kom dame', '?maxPrice=100000'],
  ['২ লাখ এর থেকে কম', '?maxPrice=200000'],
  ['20000 km theke kom chola', '?maxKm=20000'],
  ['২০০০০ কিমি থেকে কম চলা', '?maxKm=20000'],
  ['1 lakh er theke besi na', '?maxPrice=100000'],
  ['1 lakh theke sosta', '?maxPrice=100000'],
  ['২ লাখ থেকে একটু কম', '?maxPrice=200000'],
  ['2018 theke purano', '?maxYear=2017'],
  ['150cc theke choto', '?maxCc=150'],
  ['২০২০ সালের পর', '?minYear=2021'],
  ['২০১৮ এর পর থেকে', '?minYear=2019'],
  ['2018 theke age', '?maxYear=2017'],
  ['2018 theke 2020', '?maxYear=2020&minYear=2018'],
  ['pulsar 150 theke valo', '?model=bajaj-pulsar-150'],
])('"from" behind a figure begins a range where no other figure ends it: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

test.each([
  ['pulsar 150 - 9000', '?model=bajaj-pulsar-150&q=9000'],
  ['pulsar 150 and 3500', '?model=bajaj-pulsar-150&q=3500'],
  ['01712 - 3456', '?q=01712 3456'],
])('a size before another figure begins no range: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['mileage under 80000 tk', '?maxPrice=80000'],
  ['excellent mileage under 70000', '?maxPrice=70000'],
  ['mileage under 15000', '?maxKm=15000'],
  ['engine under 1500 usd', '?maxPrice=1500&q=engine'],
  ['new engine under 1000 km', '?maxKm=1000&q=new engine'],
])('a unit says more than a name before the figure: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

test.each([
  ['under 2m', '?maxPrice=2000000'],
  ['under 1.2m', '?maxPrice=1200000'],
  ['15m', '?q=15m'],
  ['seat height 0.8m', '?q=seat height 0.8m'],
  ['rs.3', '?q=rs.3'],
  ['rs.60,000', '?maxPrice=69000&minPrice=51000'],
  ['11 plate battery', '?q=11 plate battery'],
  ['18 plate', '?maxYear=2018&minYear=2018'],
])('letters beside a figure are what they usually are there: %s', (words, address) =>
  expect(read(words)).toBe(address),
);
