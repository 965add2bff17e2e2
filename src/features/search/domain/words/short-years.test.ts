import { expect, test } from 'vitest';
import { read } from '../../../../../test/support/known-words.ts';

const ofYear = (year: number) => `maxYear=${year}&minYear=${year}`;

test.each([
  ["'78", `?${ofYear(1978)}`],
  ["'78 honda", `?make=honda&${ofYear(1978)}`],
  ['honda ’08', `?make=honda&${ofYear(2008)}`],
  ["gixxer '26", `?${ofYear(2026)}&model=suzuki-gixxer`],
  ["'98-'03 honda", '?make=honda&maxYear=2003&minYear=1998'],
  ["honda before '90", '?make=honda&maxYear=1989'],
  ['78 honda', `?make=honda&${ofYear(1978)}`],
  ['08 honda dhaka', `?district=dhaka&make=honda&${ofYear(2008)}`],
  ['03 royal enfield', `?make=royal-enfield&${ofYear(2003)}`],
  ['18 plate', `?${ofYear(2018)}`],
  ['honda 68 reg', `?make=honda&${ofYear(2018)}`],
  ['2018 reg honda', `?make=honda&${ofYear(2018)}`],
  ['honda under 5k 17 plate', `?make=honda&maxPrice=5000&${ofYear(2017)}`],
])('a year of two digits: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['90 honda', '?make=honda&q=90'],
  ['honda 78', '?make=honda&q=78'],
  ['15 yamaha', '?make=yamaha&q=15'],
  ['78 red', '?q=78 red'],
  ['45 plate', '?q=45 plate'],
  ["5'10 rider", "?q=5'10 rider"],
  ["'150 honda", "?make=honda&q='150"],
  ["'78' honda", "?make=honda&q='78'"],
])('two digits that may be something else are no year: %s', (words, address) => {
  expect(read(words)).toBe(address);
});
