import { expect, test } from 'vitest';
import { columnsOf } from '../../../../../test/support/columns.ts';
import { firstOf, type Position } from './order.ts';

test.each([1, 7, 24, 600])('pages of %i are the whole list in its order, each listing once', (most) => {
  const columns = columnsOf(1_500);
  const slots = Int32Array.from({ length: columns.size }, (_, slot) => slot);
  const keyOf = (_: unknown, slot: number) => columns.price[slot] as number;
  const [price, posted, no] = [columns.price, columns.posted, columns.no];
  const wanted = [...slots]
    .sort(
      (a, b) =>
        Number(price[a]) - Number(price[b]) ||
        Number(posted[b]) - Number(posted[a]) ||
        Number(no[b]) - Number(no[a]),
    )
    .map((slot) => no[slot]);
  const found: number[] = [];
  let after: Position | null = null;
  for (;;) {
    const page: Position[] = firstOf(columns, slots, keyOf, most, after);
    found.push(...page.map((position) => position.no));
    if (page.length < most) break;
    after = page.at(-1) ?? null;
  }
  expect(found).toEqual(wanted);
});
