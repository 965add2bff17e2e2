import { expect, test } from 'vitest';
import { noDistance } from '#messages/search.ts';
import { vocabulary } from '../../../../../test/support/known-words.ts';
import { anySearch, writeSearch } from '../search.ts';
import { understandSearch } from './understand.ts';

/** What a text is understood as in a garage with this currency, and what is said of it. */
function readIn(own: string, words: string): [address: string, told: string[]] {
  const { search, leftOut } = understandSearch({ ...anySearch, words }, vocabulary, 2026, [own]);
  return [decodeURIComponent(writeSearch(search).replaceAll('+', ' ')), leftOut.map(({ detail }) => detail)];
}
const inDhaka = '?district=dhaka&division=dhaka';

test.each([
  ['within 50 miles of dhaka', inDhaka, 'within 50 miles of'],
  ['gixxer 50 miles from dhaka', `${inDhaka}&make=suzuki&model=suzuki-gixxer`, '50 miles from'],
  ['within 20 km of dhaka', inDhaka, 'within 20 km of'],
  ['in a 30 mile radius of dhaka', inDhaka, 'in a 30 mile radius of'],
  ['within a radius of 30 km from dhaka', inDhaka, 'within a radius of 30 km from'],
  ['less than 100 mi from houston under 5000', '?maxPrice=5000&q=houston', 'less than 100 mi from'],
])('of a distance from a place the place is meant, and that is told: %s', (words, address, part) => {
  expect(readIn('USD', words)).toEqual([address, [noDistance([part])]]);
});

test.each([
  ['houston area', '?q=houston'],
  ['greater houston area', '?q=houston'],
  ['houston metro area honda', '?make=honda&q=houston'],
  ['dhaka and surrounding areas', inDhaka],
  ['near dhaka', inDhaka],
  ['close to dhaka', inDhaka],
  ['not far from dhaka', inDhaka],
  ['under 5000 miles', '?maxKm=8047'],
  ['300 miles from new', '?q=300 miles&sort=year-new'],
  ['within 5000 km', '?maxKm=5000'],
])('words around a place say no more than the place: %s', (words, address) => {
  expect(readIn('USD', words)).toEqual([address, []]);
});

test.each([
  ['zip 78701', '?q=texas', 'zip 78701'],
  ['honda zip code: 97201-1234', '?make=honda&q=oregon', 'zip code: 97201-1234'],
  ['austin 78701', '?q=austin', '78701'],
  ['austin, tx 78701', '?q=austin, tx', '78701'],
  ['new york 10001 honda', '?make=honda&q=new york', '10001'],
  ['portland, or 97201', '?q=portland,', '97201'],
  ['boston 02139', '?q=boston', '02139'],
  ['dhaka 10012', inDhaka, '10012'],
  ['dhaka, 78745', inDhaka, '78745'],
  ['honda near 78701 under 9000', '?make=honda&maxPrice=9000&q=texas', '78701'],
  ['under 15000 austin 78701', '?maxPrice=15000&q=austin', '78701'],
])('a ZIP code is no price, and that it is not searched for is told: %s', (words, address, part) => {
  expect(readIn('USD', words)).toEqual([address, [noDistance([part])]]);
});

test.each([
  ['USD', '13995', '?maxPrice=16000&minPrice=12000'],
  ['USD', 'honda 13995', '?make=honda&maxPrice=16000&minPrice=12000'],
  ['USD', 'austin 13995', '?maxPrice=16000&minPrice=12000&q=austin'],
  ['USD', 'dhaka 12345', `${inDhaka}&maxPrice=14000&minPrice=10000`],
  ['USD', 'austin 12500', '?maxPrice=14000&minPrice=11000&q=austin'],
  ['USD', 'texas 15000', '?maxPrice=17000&minPrice=13000&q=texas'],
  ['USD', 'tx 14210', '?maxPrice=16000&minPrice=12000&q=tx'],
  ['USD', 'austin under 78701', '?maxPrice=78701&q=austin'],
  ['USD', 'houston 12345 miles', '?maxKm=19867&q=houston'],
  ['USD', 'houston $78701', '?maxPrice=91000&minPrice=67000&q=houston'],
  ['USD', 'red 78701', '?maxPrice=91000&minPrice=67000&q=red'],
  ['BDT', 'austin 78701', '?maxPrice=91000&minPrice=67000&q=austin'],
  ['BDT', 'dhaka 80123', `${inDhaka}&maxPrice=92000&minPrice=68000`],
])('in a garage with %s a price beside a place stays one: %s', (own, words, address) => {
  expect(readIn(own, words)).toEqual([address, []]);
});
