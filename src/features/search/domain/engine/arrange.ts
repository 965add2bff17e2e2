import { findAlike } from './alike.ts';
import { type Columns, reorder } from './columns.ts';
import { type JointColumn, jointColumns } from './joints.ts';

/**
 * Sorts slots by make, model and price so that matches lie together in memory: with a million scattered
 * listings, fetching the matches takes longer than counting them. Slot numbers change: drop whatever refers
 * to them.
 */
export function arrange(columns: Columns): void {
  let order = Int32Array.from({ length: columns.size }, (_, slot) => slot);
  // A stable sort, so the last one counts most.
  for (const joint of ['asked', 'bike'] as const) order = sortedBy(columns, joint, order);
  reorder(columns, order);
  findAlike(columns);
}

/** The rank of each code of a joint column in the order of its values. */
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

/** Slots sorted by a column's values, stable (counting sort). */
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
