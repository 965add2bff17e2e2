import { expect, test } from 'vitest';
import { buildSaidAreas, inOtherWords, noAreas } from './said-areas.ts';

const areas = buildSaidAreas([
  { text: 'Mirpur', term: 1, areaOf: 'mirpur' },
  { text: 'মিরপুর', term: 1, areaOf: 'mirpur' },
  { text: 'Mirpur 10', term: 1, areaOf: 'mirpur10' },
  { text: 'মিরপুর ১০', term: 1, areaOf: 'mirpur10' },
  { text: 'New Market', term: 1, areaOf: 'newmarket' },
  { text: 'নিউ মার্কেট', term: 1, areaOf: 'newmarket' },
  { text: 'নিউমার্কেট', term: 1, areaOf: 'newmarket' },
  { text: 'Dacca', term: 1, areaOf: null },
  { text: 'Station', term: 1, areaOf: 'station' },
  { text: 'ইস্টিশন', term: 2, areaOf: 'station' },
]);

test.each([
  // The longest name first; inside of it the shorter one is known as well.
  [
    ['mirpur', '10'],
    [
      [['mirpur', 'মিরপুর'], ['10']],
      [['মিরপুর', 'mirpur'], ['10']],
    ],
  ],
  [['মিরপুর'], [[['mirpur']], [['মিরপুর']]]],
  [
    ['নিউ', 'মার্কেট'],
    [[['new'], ['market']], [['নিউ'], ['মার্কেট']], [['নিউমার্কেট']]],
  ],
  [['নিউমার্কেট'], [[['new'], ['market']], [['নিউ'], ['মার্কেট']], [['নিউমার্কেট']]]],
  // What is no area, areas of two towns that only look alike, and a colour.
  [['dacca'], [[['dacca']]]],
  [['station'], [[['station']]]],
  [['red'], [[['red', 'লাল']]]],
  // English, as it is spoken in Bangla.
  [['টুইন'], [[['টুইন', 'twin']]]],
  [['disc'], [[['disc', 'disk', 'ডিস্ক', 'ডিক্স']]]],
  // States of the United States; an abbreviation that is a word or a model finds too much.
  [['tx'], [[['texas']], [['tx']]]],
  [
    ['new', 'york'],
    [[['new'], ['york']], [['ny']]],
  ],
  [['oregon'], [[['oregon']]]],
  // Of two words one is enough, each in every spelling.
  [['tx|red'], [[['texas']], [['tx']], [['red', 'লাল']]]],
  [['san antonio|মিরপুর'], [[['san'], ['antonio']], [['mirpur']], [['মিরপুর']]]],
  [['اول'], [[['اول', 'أول', 'إول', 'آول']]]],
  [['سيارة|red'], [[['سيارة', 'سياره']], [['red', 'লাল']]]],
  [['or'], [[['or']]]],
  [['mt'], [[['mt']]]],
])('%j is found in every spelling', (words, part) => {
  const normal = (list: readonly string[]) => list.map((word) => word.normalize('NFKC'));
  expect(inOtherWords(normal(words), areas)).toEqual([part.map((way) => way.map(normal))]);
});

test('words around an area stay words, and no area is known where there is none', () => {
  const words = ['new', 'mirpur', 'market'];
  expect(inOtherWords(words, areas)).toEqual([[[['new']]], [[['mirpur']], [['মিরপুর']]], [[['market']]]]);
  expect(inOtherWords(words, noAreas)).toEqual(words.map((word) => [[[word]]]));
});

test('of many names beside "or" not every combination of their spellings is searched for', () => {
  const words = 'tx ny fl wa ca nj az ky'.split(' ');
  expect(inOtherWords([`${words.slice(0, 5).join(' ')}|dallas`], noAreas)[0]).toHaveLength(2 ** 5 + 1);
  expect(inOtherWords([`${words.join(' ')}|dallas`], noAreas)).toEqual([
    [words.map((word) => [word]), [['dallas']]],
  ]);
});

test('a Boxer that nobody names the make of is found in Arabic and in Latin letters', () => {
  for (const word of ['boxer', 'بوكسر'])
    expect(inOtherWords([word], noAreas)[0]?.[0]?.[0]?.toSorted()).toEqual(['boxer', 'بوكسر']);
});

test('two discs are found in all the ways that sellers call them, and one in all of its own', () => {
  const waysOf = (text: string) =>
    inOtherWords(text.normalize('NFKC').split(' '), noAreas)[0]?.map((way) =>
      way.map(([word]) => word).join(' '),
    );
  for (const text of ['dd', 'double disk', 'dual disc', 'twin disc', 'ডাবল ডিস্ক'])
    expect(waysOf(text)).toEqual(
      expect.arrayContaining(['dd', 'double disc', 'twin disk', 'ডাবল ডিস্ক'.normalize('NFKC')]),
    );
  expect(waysOf('single disk')).toEqual(expect.arrayContaining(['sd', 'single disc']));
  expect(waysOf('single disk')).not.toContain('dd');
});
