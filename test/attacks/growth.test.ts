import { expect, test } from 'vitest';
import { expectGrowth } from '../support/growth.ts';

const squares = (text: string) => {
  let sum = 0;
  for (let i = 0; i < text.length ** 2; i += 1) sum += i;
  return sum;
};
const repeat = (length: number) => 'a'.repeat(length);

test('what reads a text in one go, or a short one once for each of its characters, does not run away', () => {
  expectGrowth((text) => /(?:a|b)+c/y.test(text), repeat, { longest: 400_000, power: 1 });
  expectGrowth(squares, repeat, { longest: 10_000, power: 2 });
});

test('a pattern that starts again at every position of a long text is seen', () => {
  // On a slow machine already at the second of the three lengths.
  expect(() => expectGrowth((text) => /a+b/.test(text), repeat, { longest: 30_000, power: 1 })).toThrow(
    /ms of CPU for \d+ characters/,
  );
});

test('a pattern that would go on for years is seen, and broken off', () => {
  const forYears = /^(?:a|a)+$/;
  const read = (text: string) => forYears.test(`${text}!`);
  expect(() => expectGrowth(read, repeat, { longest: 200, power: 2, brokenOff: 200 })).toThrow('timed out');
  expect(() => expectGrowth(read, repeat, { longest: 27, power: 1 })).toThrow(/ms of CPU for 27 characters/);
});
