import { expect, test } from 'vitest';
import { newId } from './ids.ts';
import { cutPage, readCursor, writeCursor } from './paging.ts';

test('a cursor comes back as it was written', () => {
  const cursor = { at: '1795255701382123', id: newId() };
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
});

test('nothing else is a cursor', () => {
  for (const text of [
    '',
    '_',
    '1_',
    '_a',
    '-1_a',
    '1_A',
    '1_a b',
    `1_${'a'.repeat(41)}`,
    '1234567890123456789_a',
  ]) {
    expect(readCursor(text)).toBeNull();
  }
});

test('a page is cut where one more row says that there is a next one', () => {
  const cursorOf = (n: number) => ({ at: String(n), id: 'a' });
  expect(cutPage([1, 2, 3], 2, cursorOf, String)).toEqual({ items: ['1', '2'], next: '2_a' });
  expect(cutPage([1, 2], 2, cursorOf, String)).toEqual({ items: ['1', '2'], next: null });
  expect(cutPage([], 2, cursorOf, String)).toEqual({ items: [], next: null });
});

test('ids sort by the time that their maker’s clock showed, are short, and do not repeat', () => {
  const ids = [1, 1_000, 1_795_255_701_382, 1_795_255_701_383, 2 ** 44].map((now) => newId(now));
  expect([...ids].sort()).toEqual(ids);
  for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
  expect(new Set(Array.from({ length: 10_000 }, () => newId(5))).size).toBe(10_000);
});
