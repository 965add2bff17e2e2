import { expect, test } from 'vitest';
import { read } from '../../../../../test/support/known-words.ts';
import { everyModel } from '../../../catalogue/lookup.ts';
import { excluding, noise } from './ordinary-words.ts';

/** "rs" is rupees: whoever means an Aprilia RS names the make. */
const bothWays = new Set(['rs']);

test('no word that is dropped is the name of a model: BYK is a Bajaj', () => {
  const names = [...everyModel.byKey.keys()].filter((key) => noise.has(key) || excluding.has(key));
  expect(names.filter((name) => !bothWays.has(name))).toEqual([]);
  expect(everyModel.byKey.has('byk')).toBe(true);
});

test.each(['pre-loved honda', 'preloved honda', 'pre-owned honda'])(
  '"%s" says nothing but the make',
  (words) => expect(read(words)).toBe('?make=honda'),
);
