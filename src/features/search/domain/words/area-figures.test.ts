import { expect, test } from 'vitest';
import { read } from '../../../../../test/support/known-words.ts';

const mirpur = '?area=mirpur&district=dhaka';

test.each([
  ['mirpur 10 150cc', `${mirpur}&maxCc=158&minCc=143`],
  ['mirpur sector 7 150 cc', `${mirpur}&maxCc=158&minCc=143`],
  ['mirpur 10 150', `${mirpur}&q=150`],
  ['Mirpur no 10', mirpur],
  ['Mirpur number 10', mirpur],
  ['মিরপুর নং ১০', '?area=মিরপুর&district=dhaka'],
])('a figure beside an area is no part of another one: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

test.each([
  ['mirpur road', mirpur],
  ['mirpur road, honda', `${mirpur}&make=honda`],
  ['mirpur road king', `${mirpur}&q=road king`],
  ['mirpur block pattern tires', `${mirpur}&q=block pattern tires`],
])('a road without its figure belongs to an area where nothing goes on from it: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

test.each([
  ['85 000', '?maxPrice=98000&minPrice=72000'],
  ['85 500 tk', '?maxPrice=98000&minPrice=73000'],
  ['20 500 km', '?maxKm=20500'],
  ['pulsar 150 150cc', '?maxCc=158&minCc=143&model=bajaj-pulsar-150'],
  ['pulsar 150 200', '?model=bajaj-pulsar-150&q=200'],
])('spaces group what is round, a price or a distance: %s', (words, address) =>
  expect(read(words)).toBe(address),
);
