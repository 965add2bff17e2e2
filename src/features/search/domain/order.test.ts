import { expect, test } from 'vitest';
import { emptyColumns, putEntry } from './columns.ts';
import { firstOf, type Position } from './order.ts';

/** Columns of so many listings, with few different prices and moments, so that there are ties. */
function columnsOf(count: number) {
  const columns = emptyColumns();
  for (let no = 1; no <= count; no += 1)
    putEntry(columns, {
      no,
      forSale: true,
      posted: (no * 7_919) % 50,
      id: `${String((no * 31) % 40).padStart(10, '0')}`,
      category: 0,
      make: 0,
      model: 0,
      division: 0,
      district: 0,
      condition: 0,
      seller: 0,
      photo: false,
      currency: 0,
      price: (no * 104_729) % 60,
      year: 0,
      km: -1,
      cc: -1,
      owners: 0,
      expected: -1,
    });
  return columns;
}

test.each([1, 7, 24, 600])('pages of %i are the whole list in its order, each listing once', (most) => {
  const columns = columnsOf(1_500);
  const slots = Int32Array.from({ length: columns.size }, (_, slot) => slot);
  const keyOf = (_: unknown, slot: number) => columns.price[slot] as number;
  const [price, posted, idKey, no] = [columns.price, columns.posted, columns.idKey, columns.no];
  const wanted = [...slots]
    .sort(
      (a, b) =>
        Number(price[a]) - Number(price[b]) ||
        Number(posted[b]) - Number(posted[a]) ||
        Number(idKey[b]) - Number(idKey[a]) ||
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
