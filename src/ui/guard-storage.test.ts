import { expect, test } from 'vitest';
import { guardStorage, type TextStorage } from './guard-storage.ts';

test('a storage that the browser refuses is replaced by memory', () => {
  const storage = guardStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(storage.getItem('token')).toBeNull();
  storage.setItem('token', 'a');
  expect(storage.getItem('token')).toBe('a');
  storage.removeItem('token');
  expect(storage.getItem('token')).toBeNull();
});

test('a storage that works is used; one that is full does not hide the newer text', () => {
  const kept = new Map<string, string>();
  let full = false;
  const real: TextStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  };
  const storage = guardStorage(() => real);
  storage.setItem('token', 'a');
  expect(kept.get('token')).toBe('a');
  full = true;
  storage.setItem('token', 'b');
  expect(storage.getItem('token')).toBe('b');
  full = false;
  storage.setItem('token', 'c');
  expect([kept.get('token'), storage.getItem('token')]).toEqual(['c', 'c']);
});
