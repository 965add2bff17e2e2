import { expect, test } from 'vitest';
import { read } from '../../../../../test/support/known-words.ts';

test.each([
  ['alle 3000 euroa', '?maxPrice=3000'],
  ['alle 20000 km', '?maxKm=20000'],
  ['yli 600cc', '?minCc=600'],
  ['honda yli 2000 euroa', '?make=honda&minPrice=2000'],
  ['2015 tai uudempi', '?minYear=2015'],
  ['halpa skootteri', '?category=scooters&sort=price-low'],
  ['mopo alle 3000 €', '?category=scooters&maxPrice=3000'],
  ['yamaha prätkä', '?make=yamaha'],
  ['vähän ajettu honda', '?make=honda&sort=km-low'],
])('what people say in Finnish: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['honda do 3000 evra', '?make=honda&maxPrice=3000'],
  ['3000-5000 evra', '?maxPrice=5000&minPrice=3000'],
  ['2010 i noviji', '?minYear=2010'],
  ['od 2010 godine', '?minYear=2010'],
  ['125 kubika', '?maxCc=131&minCc=119'],
  ['jeftin skuter', '?category=scooters&sort=price-low'],
  ['preko 600 kubika', '?minCc=600'],
])('what people say in Serbian: %s', (words, address) => expect(read(words)).toBe(address));
