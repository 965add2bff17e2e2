/** Sort orders of listings, and selection of the first listings in an order. */
import type { Columns } from './columns.ts';

/**
 * A listing's position in an order: smaller keys come first; among equal keys newer listings do, and at the
 * same time higher numbers.
 */
export interface Position {
  key: number;
  posted: number;
  no: number;
}

/** The sort key of a slot. */
export type KeyOf = (columns: Columns, slot: number) => number;

/** Negative where `a` comes before `b`. */
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

/** The first `most` of these slots in an order, after a position; without `keyOf` the newest. */
export function firstOf(
  columns: Columns,
  slots: Int32Array,
  keyOf: KeyOf | null,
  most: number,
  after: Position | null,
): Position[] {
  const first: Position[] = [];
  // Twice as many are gathered before they are sorted and the worse half is dropped.
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
    // Most slots are out already by key and time.
    if (worst && (key > worst.key || (key === worst.key && (columns.posted[slot] as number) < worst.posted)))
      continue;
    const position = positionOf(columns, slot, key);
    if (after && compare(position, after) <= 0) continue;
    if (first.push(position) === room) cut();
  }
  cut();
  return first;
}
