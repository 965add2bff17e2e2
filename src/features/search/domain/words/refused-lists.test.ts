import { expect, test } from 'vitest';
import { noExclusion } from '#messages/search.ts';
import { read, vocabulary } from '../../../../../test/support/known-words.ts';
import type { Term } from '../names.ts';
import { anySearch, writeSearch } from '../search.ts';
import { understand, understandSearch } from './understand.ts';
import { buildVocabulary } from './vocabulary.ts';

test.each([
  ['not honda, bajaj', '?notMake=bajaj&notMake=honda'],
  ['not honda, bajaj or yamaha', '?notMake=bajaj&notMake=honda&notMake=yamaha'],
  ['neither honda nor bajaj', '?notMake=bajaj&notMake=honda'],
  ['not honda and not bajaj', '?notMake=bajaj&notMake=honda'],
  ['honda chara ar bajaj chara', '?notMake=bajaj&notMake=honda'],
  ['honda, bajaj chara', '?notMake=bajaj&notMake=honda'],
  ['হোন্ডা, বাজাজ ছাড়া', '?notMake=bajaj&notMake=honda'],
  ['no honda/bajaj', '?notMake=bajaj&notMake=honda'],
  ['not honda & bajaj', '?notMake=bajaj&notMake=honda'],
  ["i don't want honda, bajaj", '?notMake=bajaj&notMake=honda'],
  ['not interested in scooters', '?notCategory=scooters'],
  ['honda lagbe na', '?notMake=honda'],
  ['হোন্ডা চাই না', '?notMake=honda'],
  ['not pulsar, r15', '?notModel=bajaj-pulsar&notModel=yamaha-r15'],
  ['not dhaka, cumilla', '?notDistrict=cumilla&notDistrict=dhaka'],
  ['not honda, bajaj, or yamaha', '?notMake=bajaj&notMake=honda&notMake=yamaha'],
  ['not honda, bajaj, and yamaha', '?notMake=bajaj&notMake=honda&notMake=yamaha'],
  ['neither honda, nor bajaj', '?notMake=bajaj&notMake=honda'],
  ['honda, ba bajaj chara', '?notMake=bajaj&notMake=honda'],
  ['honda r dorkar nai', '?notMake=honda'],
  ["i don't want any honda", '?notMake=honda'],
  ['no scooter, any bike but honda', '?notCategory=scooters&notMake=honda'],
  ['not scooters, every other brand but honda', '?notCategory=scooters&notMake=honda'],
  // A model of a make that is refused.
  ['not honda, bajaj, pulsar', '?notMake=bajaj&notMake=honda&notModel=bajaj-pulsar'],
])('all of a list is left out: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['not honda but bajaj', '?make=bajaj&notMake=honda'],
  ['not honda, bajaj but yamaha', '?make=yamaha&notMake=bajaj&notMake=honda'],
  ['honda na kintu yamaha', '?make=yamaha&notMake=honda'],
  ['not honda, want bajaj', '?make=bajaj&notMake=honda'],
  ['not honda, bajaj only', '?make=bajaj&notMake=honda'],
  ['not dhaka, honda', '?make=honda&notDistrict=dhaka'],
  ['dhaka, honda chara', '?district=dhaka&notMake=honda'],
  ['not honda, 2018', '?maxYear=2018&minYear=2018&notMake=honda'],
  ['not honda, under 2 lakh', '?maxPrice=200000&notMake=honda'],
  ['not honda, r15', '?model=yamaha-r15&notMake=honda'],
  ['yamaha, r15 chara', '?make=yamaha&notModel=yamaha-r15'],
  ['honda noy, yamaha', '?make=yamaha&notMake=honda'],
  ['not dhaka, everything but honda', '?notDistrict=dhaka&notMake=honda'],
  ['not dhaka, and honda', '?make=honda&notDistrict=dhaka'],
  ['no scooter but honda', '?make=honda&notCategory=scooters'],
  ['neither honda 2018 nor bajaj', '?maxYear=2018&minYear=2018&notMake=bajaj&notMake=honda'],
])('a list ends where another wish begins: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['nothing other than honda', '?make=honda'],
  ["i don't want anything but honda", '?make=honda'],
  ["don't want anything other than honda", '?make=honda'],
  ["don't want any bike except honda or bajaj", '?make=bajaj&make=honda'],
  ['not scooters, not anything but honda', '?make=honda&notCategory=scooters'],
  ['honda chara nibo na', '?make=honda'],
  ['honda ba bajaj chara onno kichu lagbe na', '?make=bajaj&make=honda'],
  ['হোন্ডা ছাড়া কিছু চাই না', '?make=honda'],
])('who refuses all the rest wants it: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['without red or 2018', '', ['without red', 'not 2018']],
  ['not 2018 or red', '', ['not 2018', 'not red']],
  ['not honda, bajaj, red', '?notMake=bajaj&notMake=honda', ['not red']],
  ['no honda or red or 2018', '?notMake=honda', ['not red', 'not 2018']],
  ['not dhaka or 2018', '?notDistrict=dhaka', ['not 2018']],
  ['not red or honda', '?notMake=honda', ['not red']],
  ['not red or honda, dhaka', '?district=dhaka&notMake=honda', ['not red']],
  ['no 2018 or honda, dhaka', '?district=dhaka&notMake=honda', ['no 2018']],
  ['scooter, no red or yamaha, dhaka', '?category=scooters&district=dhaka&notMake=yamaha', ['no red']],
  ['no red or yamaha, scooter', '?category=scooters&notMake=yamaha', ['no red']],
  ['without abs, all bikes but honda', '?notMake=honda', ['without abs']],
  ['not 2018, or 2019', '', ['not 2018 or 2019']],
  ['no rust, and low km', '?sort=km-low', ['no rust']],
  ['not red, and black', '', ['not red or black']],
  ['neither 2018 nor 2019', '', ['not 2018', 'not 2019']],
  ['neither abs nor red nor honda', '?notMake=honda', ['not abs', 'not red']],
  ['pulsar not 2018 or 150cc', '?model=bajaj-pulsar', ['not 2018 or 150 cc']],
  ['honda ba 2018 chara', '?notMake=honda', ['2018 chara']],
  ['2015 ba 2016 chara', '', ['2015 chara', '2016 chara']],
  ['লাল বা হোন্ডা ছাড়া', '?notMake=honda', ['লাল ছাড়া']],
])('so are parts of another kind, and told where they cannot be: %s', (words, address, parts) => {
  const { search, leftOut } = understandSearch({ ...anySearch, words }, vocabulary, 2026, []);
  expect(read(words)).toBe(address);
  expect(search.words).toBe('');
  expect(leftOut).toEqual([{ field: 'q', code: 'no-exclusion', detail: noExclusion(parts) }]);
});

test('a make that is left out does not come back with a model of the same name', () => {
  const term = (
    id: number,
    kind: Term['kind'],
    slug: string,
    name: string,
    parent: number | null = null,
  ) => ({
    ...{ id, kind, slug, name, parent },
  });
  const both = buildVocabulary(
    [
      ...[term(1, 'make', 'honda', 'Honda'), term(2, 'make', 'hero', 'Hero')],
      ...[term(3, 'model', 'honda-cd-70', 'CD 70', 1), term(4, 'model', 'hero-cd-100', 'CD 100', 2)],
      ...[term(5, 'model', 'honda-dio', 'Dio', 1)],
    ],
    [],
    [],
  );
  const readBoth = (words: string, notMake: string[] = []) =>
    decodeURIComponent(writeSearch(understand({ ...anySearch, notMake, words }, both, 2026, [])));
  expect(readBoth('cd not hero')).toBe('?model=honda-cd&notMake=hero');
  expect(readBoth('cd not honda')).toBe('?model=hero-cd&notMake=honda');
  expect(readBoth('cd', ['hero'])).toBe('?model=honda-cd&notMake=hero');
  // Nothing but a Honda is a Dio: it is only searched for as text.
  expect(readBoth('dio not honda')).toBe('?notMake=honda&q="dio"');
  expect(readBoth('not honda dio')).toBe('?notModel=honda-dio');
});
