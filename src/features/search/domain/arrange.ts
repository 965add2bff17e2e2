import { findAlike } from './alike.ts';
import { type Columns, reorder } from './columns.ts';
import { type JointColumn, jointColumns } from './joints.ts';

/**
 * Puts what is searched for together next to each other: the listings of a model, kind and engine by the step of their price, and the models of a make. Of
 * a million listings those that pass are else each in a place of its own, and the way to them takes longer than counting
 * them. Slots are other ones afterwards: whatever knows listings by them has to forget.
 */
export function arrange(columns: Columns): void {
  let order = Int32Array.from({ length: columns.size }, (_, slot) => slot);
  // The last sort counts most, and keeps the order of the others.
  for (const joint of ['asked', 'bike'] as const) order = sortedBy(columns, joint, order);
  reorder(columns, order);
  findAlike(columns);
}

/** The place of each code of a joint column in the order of its values. */
function ranksOf({ joints }: Columns, joint: JointColumn): Int32Array {
  const { codes, values } = joints[joint];
  const of = (code: number) => jointColumns[joint].map((member) => values[member][code] as number);
  const sorted = Array.from({ length: codes.size }, (_, code) => ({ code, of: of(code) })).sort((a, b) => {
    const place = a.of.findIndex((value, member) => value !== b.of[member]);
    return place < 0 ? 0 : (a.of[place] as number) - (b.of[place] as number);
  });
  const ranks = new Int32Array(codes.size);
  for (const [rank, { code }] of sorted.entries()) ranks[code] = rank;
  return ranks;
}

/** Slots in the order of a column's values, else as they were (counting sort). */
function sortedBy(columns: Columns, joint: JointColumn, slots: Int32Array): Int32Array<ArrayBuffer> {
  const ranks = ranksOf(columns, joint);
  const column = columns[joint];
  const rankOf = (slot: number) => ranks[column[slot] as number] as number;
  const ends = new Int32Array(ranks.length);
  for (const slot of slots) ends[rankOf(slot)] = (ends[rankOf(slot)] as number) + 1;
  for (let rank = 1; rank < ends.length; rank += 1)
    ends[rank] = (ends[rank] as number) + (ends[rank - 1] as number);
  const sorted = new Int32Array(slots.length);
  for (let i = slots.length - 1; i >= 0; i -= 1) {
    const slot = slots[i] as number;
    const end = (ends[rankOf(slot)] as number) - 1;
    ends[rankOf(slot)] = end;
    sorted[end] = slot;
  }
  return sorted;
}
