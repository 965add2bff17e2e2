import { expect, test } from 'vitest';
import { correctorFor } from './words.ts';

test('slips of names are corrected, and none is looked for in a word that is longer than any: it would take gigabytes', () => {
  const name = (length: number) => 'kawasaki'.repeat(6).slice(0, length);
  const slip = (length: number) => `${name(length).slice(0, -1)}z`;
  const correct = correctorFor([name(8), name(40), name(41)]);
  expect([8, 40].map((length) => correct(slip(length)))).toEqual([name(8), name(40)]);
  expect(correct(slip(41))).toBe(slip(41));
});
