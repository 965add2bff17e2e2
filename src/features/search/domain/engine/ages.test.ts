import { expect, test } from 'vitest';
import { columnsOf, entryOf } from '../../../../../test/support/columns.ts';
import { createAges } from './ages.ts';
import { type Columns, putEntry } from './columns.ts';
import { firstOf, type Position } from './order.ts';

const everySlot = (columns: Columns) => Int32Array.from({ length: columns.size }, (_, slot) => slot);

function expectOrder(columns: Columns, ages: ReturnType<typeof createAges>): void {
  const slots = everySlot(columns).filter((slot) => Number(columns.price[slot]) < 30);
  const cheap = (slot: number) => Number(columns.price[slot]) < 30;
  let after: Position | null = null;
  for (;;) {
    const page = ages.newest(cheap, 24, after, Number.POSITIVE_INFINITY);
    expect(page).toEqual(firstOf(columns, slots, null, 24, after));
    if (!page || page.length < 24) break;
    after = page.at(-1) ?? null;
  }
}

test('pages of the newest are what a look at all listings finds', () => {
  const columns = columnsOf(700);
  expectOrder(columns, createAges(columns));
});

test('listings that come, go, come back or get another age stand where they should', () => {
  const columns = columnsOf(300);
  const ages = createAges(columns);
  expectOrder(columns, ages);
  const write = (no: number, changes: Parameters<typeof entryOf>[1] = {}) => {
    // As the mirror does.
    if ((columns.slotOf[no] ?? 0) > 0) ages.leave(no);
    putEntry(columns, entryOf(no, changes));
    if ((columns.slotOf[no] ?? 0) > 0) ages.enter(no);
  };
  for (let no = 301; no <= 500; no += 1) write(no, { posted: no % 3 === 0 ? 0 : 60 + (no % 7) });
  expectOrder(columns, ages);
  for (let no = 1; no <= 500; no += 3) write(no, { forSale: false });
  expectOrder(columns, ages);
  for (let no = 1; no <= 500; no += 6) write(no, { posted: no % 90 });
  for (let no = 2; no <= 500; no += 5) write(no, { posted: 25 });
  expectOrder(columns, ages);
  write(9_000, { forSale: false });
  expectOrder(columns, ages);
  ages.forget();
  for (let no = 600; no <= 900; no += 1) putEntry(columns, entryOf(no));
  expectOrder(columns, ages);
});

test('it gives up after so many steps, and not before', () => {
  const columns = columnsOf(100);
  const ages = createAges(columns);
  expect(ages.newest(() => false, 5, null, 99)).toBeNull();
  expect(ages.newest(() => false, 5, null, 100)).toEqual([]);
  expect(ages.newest(() => true, 5, null, 5)).toHaveLength(5);
});
