import { findAlike } from './alike.ts';
import { type Columns, exactColumns, largeColumns, smallColumns } from './columns.ts';

/**
 * Puts what is searched for together next to each other: the listings of a model, and the models of a make. Of a million
 * listings those that pass are else each in a place of its own, and the way to them takes longer than counting them.
 * Slots are other ones afterwards: whatever knows listings by them has to forget. `names` is one more than the largest id of
 * a name.
 */
export function arrange(columns: Columns, names: number): void {
  const { size } = columns;
  let order = Int32Array.from({ length: size }, (_, slot) => slot);
  // The last sort counts most, and keeps the order of the others.
  for (const name of ['model', 'make'] as const) order = sortedBy(columns[name], order, names);
  const place = <Kind extends Uint8Array | Int32Array | Float64Array>(column: Kind): Kind => {
    const moved = column.slice();
    for (let slot = 0; slot < size; slot += 1) moved[slot] = column[order[slot] as number] as number;
    return moved as Kind;
  };
  for (const name of smallColumns) columns[name] = place(columns[name]);
  for (const name of largeColumns) columns[name] = place(columns[name]);
  for (const name of exactColumns) columns[name] = place(columns[name]);
  for (let slot = 0; slot < size; slot += 1) columns.slotOf[columns.no[slot] as number] = slot + 1;
  findAlike(columns);
}

/** Slots in the order of a column's ids, else as they were (counting sort). */
function sortedBy(column: Int32Array, slots: Int32Array, names: number): Int32Array<ArrayBuffer> {
  const ends = new Int32Array(names);
  for (const slot of slots) ends[column[slot] as number] = (ends[column[slot] as number] as number) + 1;
  for (let id = 1; id < names; id += 1) ends[id] = (ends[id] as number) + (ends[id - 1] as number);
  const sorted = new Int32Array(slots.length);
  for (let i = slots.length - 1; i >= 0; i -= 1) {
    const slot = slots[i] as number;
    const id = column[slot] as number;
    const end = (ends[id] as number) - 1;
    ends[id] = end;
    sorted[end] = slot;
  }
  return sorted;
}
