import { expect, test } from 'vitest';
import { withNamesInEnglish } from './names-in-english.ts';

const names = new Set(
  'honda yamaha|moto guzzi|санкт-петербург|москва|казань|краснодар|tp hồ chí minh|kathmandu|काठमाडौं'
    .replace('honda yamaha', 'honda|yamaha')
    .split('|'),
);
const isNamed = (word: string) => names.has(word);
const read = (text: string) => withNamesInEnglish(text, { isNamed, isPlace: isNamed });

test.each([
  ['honda в москве', 'honda москва'],
  ['honda из казани', 'honda казань'],
  ['в краснодаре', 'краснодар'],
  ['ямаха в питере', 'ямаха санкт-петербург'],
  ['honda спб', 'honda санкт-петербург'],
  ['honda sài gòn', 'honda tp hồ chí minh'],
  ['honda tphcm', 'honda tp hồ chí minh'],
  // Both are in the lists.
  ['honda kathmandu', 'honda kathmandu or काठमाडौं'],
  ['honda o yamaha', 'honda or yamaha'],
  ['non moto guzzi', 'not moto guzzi'],
])('%s', (text, said) => expect(read(text)).toBe(said));

test.each(['в хорошем состоянии', 'bangkok honda', 'non funzionante', 'honda o niente', 'honda milan'])(
  'says nothing of names, or of places that the garage does not know: %s',
  (text) => expect(read(text)).toBe(text),
);

test('a town is known by another of its names only as a place, not as a model of that name', () => {
  const isNamed = () => true;
  expect(withNamesInEnglish('bangkok honda', { isNamed, isPlace: () => false })).toBe('bangkok honda');
});
