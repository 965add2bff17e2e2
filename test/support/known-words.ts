import type { Term } from '../../src/features/search/domain/names.ts';
import { anySearch, type Search, writeSearch } from '../../src/features/search/domain/search.ts';
import { understand } from '../../src/features/search/domain/words/understand.ts';
import { buildVocabulary } from '../../src/features/search/domain/words/vocabulary.ts';

const makes: Record<string, readonly string[]> = {
  Yamaha: ['FZ-S V3', 'FZ-S V2', 'R15', 'R15 V3', 'MT-15'],
  Suzuki: ['Gixxer SF', 'Gixxer 155', 'GN 125'],
  Bajaj: ['Pulsar 150', 'Pulsar NS200', 'Discover 125'],
  'Royal Enfield': ['Classic 350', 'Bullet 350'],
  Honda: ['CB Shine', 'Dio'],
  Runner: ['Turbo 125'],
  'New Asia': ['NA 125'],
  KTM: ['Duke 390'],
  'Regal Raptor': ['DD'],
  Hero: ['CD 100', 'CD Deluxe'],
};
const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const terms: Term[] = [];
for (const [make, models] of Object.entries(makes)) {
  const id = terms.push({ id: terms.length + 1, kind: 'make', slug: slugOf(make), name: make, parent: null });
  for (const name of models)
    terms.push({
      id: terms.length + 1,
      kind: 'model',
      slug: `${slugOf(make)}-${slugOf(name)}`,
      name,
      parent: id,
    });
}
const place = (kind: 'division' | 'district', name: string, parent: number | null) =>
  terms.push({ id: terms.length + 1, kind, slug: slugOf(name), name, parent });
const dhaka = place('division', 'Dhaka', null);
const inDhaka = place('district', 'Dhaka', dhaka);
const chattogram = place('division', 'Chattogram', null);
const cumilla = place('district', 'Cumilla', chattogram);
place('district', "Cox's Bazar", chattogram);
place('division', 'United Kingdom', null);
const spellings = [
  // In the migration's order: the division's first.
  { id: 6, text: 'ঢাকা', term: dhaka },
  { id: 1, text: 'Comilla', term: cumilla },
  { id: 2, text: 'কুমিল্লা', term: cumilla },
  { id: 3, text: 'ঢাকা', term: inDhaka },
  { id: 4, text: 'Dhaka division', term: dhaka },
  { id: 5, text: 'Mirpur', term: inDhaka, areaOf: 'mirpur' },
  { id: 7, text: 'মিরপুর', term: inDhaka, areaOf: 'mirpur' },
  { id: 8, text: 'Old Dhaka', term: inDhaka, areaOf: 'olddhaka' },
];
const categories = [
  'bmw',
  'scooters',
  'cruisers',
  'classics',
  'electric',
  'dirt bikes',
  'commuters',
  'sports',
].map((name, code) => ({
  id: slugOf(name),
  name,
  code,
}));
/** The vocabulary of a garage with these makes and places. */
export const vocabulary = buildVocabulary(terms, spellings, categories);

/** The address for search text as understood. */
export const read = (words: string, more: Partial<Search> = {}) =>
  decodeURIComponent(
    writeSearch(understand({ ...anySearch, ...more, words }, vocabulary, 2026, [])).replaceAll('+', ' '),
  );

/** The same in a garage whose own currency is the first; the others are those of its listings. */
export const readIn = (currencies: string, words: string) =>
  decodeURIComponent(
    writeSearch(understand({ ...anySearch, words }, vocabulary, 2026, currencies.split(' '))).replaceAll(
      '+',
      ' ',
    ),
  );
