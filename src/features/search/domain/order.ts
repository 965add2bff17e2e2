/** Orders of listings, and the first of many in one. */
import type { Columns } from './columns.ts';

/** Where a listing stands in an order: a smaller key is earlier; of equal keys the newer listing is. */
export interface Position {
  key: number;
  posted: number;
  idKey: number;
  no: number;
}

/** The key of a slot in an order. */
export type KeyOf = (columns: Columns, slot: number) => number;

const isAfter = (a: Position, b: Position) =>
  a.key !== b.key
    ? a.key > b.key
    : a.posted !== b.posted
      ? a.posted < b.posted
      : a.idKey !== b.idKey
        ? a.idKey < b.idKey
        : a.no < b.no;

function positionOf(columns: Columns, slot: number, key: number): Position {
  return {
    key,
    posted: columns.posted[slot] as number,
    idKey: columns.idKey[slot] as number,
    no: columns.no[slot] as number,
  };
}

/** The first `most` of these slots in an order, after a position. */
export function firstOf(
  columns: Columns,
  slots: Int32Array,
  keyOf: KeyOf,
  most: number,
  after: Position | null,
): Position[] {
  const first: Position[] = [];
  let worst = Number.POSITIVE_INFINITY;
  for (let i = 0; i < slots.length; i += 1) {
    const slot = slots[i] as number;
    const key = keyOf(columns, slot);
    if (key > worst || (after && key < after.key)) continue;
    const last = first.length === most ? first.at(-1) : undefined;
    if (last && key === last.key && (columns.posted[slot] as number) < last.posted) continue;
    const position = positionOf(columns, slot, key);
    if ((after && !isAfter(position, after)) || (last && isAfter(position, last))) continue;
    let place = first.length;
    while (place > 0 && isAfter(first[place - 1] as Position, position)) place -= 1;
    first.splice(place, 0, position);
    if (first.length > most) first.pop();
    if (first.length === most) worst = (first.at(-1) as Position).key;
  }
  return first;
}
