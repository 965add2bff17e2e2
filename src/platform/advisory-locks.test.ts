import { expect, test } from 'vitest';
import { advisoryLocks } from './advisory-locks.ts';

test('no two locks have one key', () => {
  const keys = Object.values(advisoryLocks);
  expect(new Set(keys).size).toBe(keys.length);
});
