import { expect, test } from 'vitest';
import { checksumOf } from './checksum.ts';

test('the same text has the same checksum, any other one another', () => {
  expect(checksumOf('Yamaha FZ-S V3')).toBe(checksumOf('Yamaha FZ-S V3'));
  const texts = Array.from({ length: 50_000 }, (_, n) => `Bajaj Pulsar ${n}`);
  expect(new Set(texts.map(checksumOf)).size).toBe(texts.length);
  expect(texts.map(checksumOf).every((sum) => /^[0-9a-z]{14}$/.test(sum))).toBe(true);
});

test('every bit of a text counts, in every script', () => {
  expect(new Set(['', ' ', 'a', 'b', 'ab', 'ba', 'আর১৫', 'আর১৬', '🏍'].map(checksumOf)).size).toBe(9);
});
