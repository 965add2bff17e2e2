import { expect, test } from 'vitest';
import { readPosition, writePosition } from './cursor.ts';
import { sorts } from './search.ts';

const position = { key: -7, posted: 1_795_000_000, no: 12 };

test('a cursor is valid in its own order only', () => {
  for (const sort of sorts)
    for (const other of sorts)
      expect([sort, other, readPosition(writePosition(position, sort), other)]).toEqual([
        sort,
        other,
        sort === other ? position : null,
      ]);
});

test('cursors of orders by price from when their keys had other blocks are refused', () => {
  expect(readPosition('1.2s.tp6x4.c', 'price-low')).toBeNull();
  expect(readPosition('2.2s.tp6x4.c', 'price-high')).toBeNull();
  expect(readPosition('3.2s.tp6x4.c', 'year-new')).not.toBeNull();
});
