/** Orders of listings, and the first of many in one. */
import type { Columns } from './columns.ts';

/** Where a listing stands in an order: a smaller key is earlier; of equal keys the newer listing is, and of one moment what came later. */
export interface Position {
  key: number;
  posted: number;
  no: number;
}

/** The key of a slot in an order. */
export type KeyOf = (columns: Columns, slot: number) => number;

/** Below zero where `a` comes before `b`. */
function compare(a: Position, b: Position): number {
  if (a.key !== b.key) return a.key - b.key;
  if (a.posted !== b.posted) return b.posted - a.posted;
  return b.no - a.no;
}

function positionOf(columns: Columns, slot: number, key: number): Position {
  return {
    key,
    posted: columns.posted[slot] as number,
    no: columns.no[slot] as number,
  };
}

/** The first `most` of these slots in an order, after a position; without keys the newest. */
export function firstOf(
  columns: Columns,
  slots: Int32Array,
  keyOf: KeyOf | null,
  most: number,
  after: Position | null,
): Position[] {
  const first: Position[] = [];
  // As many again are gathered before they are sorted, and the later half is dropped.
  const room = 2 * most + 32;
  let worst: Position | undefined;
  const cut = () => {
    first.sort(compare);
    if (first.length > most) first.length = most;
    if (first.length === most) worst = first.at(-1);
  };
  for (let i = 0; i < slots.length; i += 1) {
    const slot = slots[i] as number;
    const key = keyOf ? keyOf(columns, slot) : 0;
    if (after && key < after.key) continue;
    // Most are no candidates any more, which their first two figures say.
    if (worst && (key > worst.key || (key === worst.key && (columns.posted[slot] as number) < worst.posted)))
      continue;
    const position = positionOf(columns, slot, key);
    if (after && compare(position, after) <= 0) continue;
    if (first.push(position) === room) cut();
  }
  cut();
  return first;
}
