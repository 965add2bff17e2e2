/**
 * Writes changed listings to everything that is kept about them: columns, counts, order by age, filter sets.
 */
import type { Ages } from './ages.ts';
import { type Columns, type Entry, putEntry } from './columns.ts';
import type { createTally } from './counts.ts';
import type { createFilterSets } from './filter-sets.ts';

/**
 * When more than this are added, removed or re-dated at once, the order by age is sorted again, which is then
 * faster.
 */
const mostInOrder = 4_000;
/** When more than this are written at once, the filter sets are dropped and rebuilt on demand. */
const mostFollowed = 1_000;

interface Kept {
  columns: Columns;
  tally: ReturnType<typeof createTally>;
  ages: Ages;
  sets: Pick<ReturnType<typeof createFilterSets>, 'touch' | 'forget'>;
}

/** Writes entries into the columns, and tells what is derived from them of each change. */
export function createRegister({ columns, tally, ages, sets }: Kept) {
  let moved = 0;
  const slotOf = (no: number) => (columns.slotOf[no] ?? 0) - 1;

  function write(entry: Entry): void {
    const { no, forSale, posted } = entry;
    const known = slotOf(no);
    // Any other change keeps its place in the order by age.
    const isMoved = known < 0 ? forSale : !forSale || columns.posted[known] !== posted;
    if (isMoved && ++moved > mostInOrder) ages.forget();
    if (known >= 0) {
      tally.add(known, -1);
      if (isMoved) ages.leave(no);
    }
    putEntry(columns, entry);
    const slot = slotOf(no);
    // After a removal the last slot has moved into its place.
    if (slot >= 0 || known >= 0) sets.touch(slot >= 0 ? slot : known);
    if (slot < 0) return;
    tally.add(slot, 1);
    if (isMoved) ages.enter(no);
  }

  /** Writes a batch of listings. */
  return (entries: Iterable<Entry>, count: number): void => {
    moved = 0;
    if (count > mostFollowed) sets.forget();
    for (const entry of entries) write(entry);
  };
}
