import { expect, it } from 'vitest';
import { read } from '../../../../../test/support/known-words.ts';
import type { Term } from '../names.ts';
import { anySearch } from '../search.ts';
import { understand } from './understand.ts';
import { buildVocabulary } from './vocabulary.ts';

it.each([
  'automatic scooter',
  'scooter automatic',
  'scooter automatica',
  'scooter automatique',
  'automat roller',
  'automata robogó',
  'αυτόματο σκούτερ',
  'سكوتر اوتوماتيك',
  'fully automatic scooter',
  'অটোমেটিক স্কুটার',
  'automatic',
  'otomatik',
  'অটোমেটিক',
  'automatic transmission',
  'automatic bike',
])('scooters: %s', (words) => expect(read(words)).toBe('?category=scooters'));

it.each([
  ['honda automatic', '?category=scooters&make=honda'],
  ['automatic bike in dhaka', '?category=scooters&district=dhaka'],
  ['automatic under 1 lakh', '?category=scooters&maxPrice=100000'],
  // A scooter says it already.
  ['honda dio automatic', '?make=honda&model=honda-dio'],
  ['electric scooter automatic', '?category=electric'],
])('beside names: %s', (words, address) => expect(read(words)).toBe(address));

it.each([
  ['semi automatic', '?q=semi automatic'],
  ['semi-automatic honda', '?make=honda&q=semi-automatic'],
  ['honda not automatic', '?make=honda'],
  ['no automatic', ''],
  ['automatic chara', ''],
  ['automatic clutch', '?q=automatic clutch'],
  ['automatic or manual', '?q=automatic or manual'],
  ['manual or automatic', '?q=manual or automatic'],
  ['pulsar 150 automatic', '?model=bajaj-pulsar-150&q=automatic'],
  ['"automatic"', '?q="automatic"'],
])('where it means something else it stays: %s', (words, address) => expect(read(words)).toBe(address));

it.each([
  ['automatic no scooter', '?notCategory=scooters&q=automatic'],
  ['automatic not scooter', '?notCategory=scooters&q=automatic'],
  ['automatic without scooter', '?notCategory=scooters&q=automatic'],
  ['automatic except scooter', '?notCategory=scooters&q=automatic'],
  ['automatic -scooter', '?notCategory=scooters&q=automatic'],
  ['bike not manual automatic', ''],
  ['automatic not honda', '?category=scooters&notMake=honda'],
])('whoever refuses scooters is shown none: %s', (words, address) => expect(read(words)).toBe(address));

it.each([
  ['cambio automatico', '?q=cambio automatico'],
  ['moto con cambio automatico', '?q=con cambio automatico'],
  ['cambio automatico honda', '?make=honda&q=cambio automatico'],
  ['boite automatique', '?q=boite automatique'],
  ['boîte automatique', '?q=boîte automatique'],
  ['caixa automatica', '?q=caixa automatica'],
  ['skrzynia automatyczna', '?q=skrzynia automatyczna'],
  ['honda dct automatik', '?make=honda&q=dct automatik'],
  ['automatic motorcycle honda dct', '?make=honda&q=automatic dct'],
  ['honda rebel dct automatic', '?make=honda&q=rebel dct automatic'],
  ['self start automatic', '?q=self start automatic'],
  ['quad automatik', '?q=quad automatik'],
])('beside a gearbox or a quad it stays a word: %s', (words, address) => expect(read(words)).toBe(address));

it('beside a make of scooters it says nothing more', () => {
  const vespa: Term = { id: 1, kind: 'make', slug: 'vespa', name: 'Vespa', parent: null };
  const vocabulary = buildVocabulary([vespa], [], [{ id: 'scooters', name: 'scooters', code: 0 }]);
  for (const words of ['vespa automatic', 'automatic vespa'])
    expect(understand({ ...anySearch, words }, vocabulary, 2026, [])).toEqual({
      ...anySearch,
      make: ['vespa'],
    });
});
