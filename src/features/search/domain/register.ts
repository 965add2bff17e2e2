/** Writes what is told of listings where all that is known of them is kept: columns, counts, order of age, sets of filters. */
import type { Ages } from './ages.ts';
import { type Columns, type Entry, putEntry } from './columns.ts';
import type { createTally } from './counts.ts';
import type { createFilterSets } from './filter-sets.ts';

/** Where more come, go or change their age at once, the order of age is sorted anew: that is then faster. */
const mostInOrder = 4_000;
/** Where more are written at once, what filters leave is found anew when it is asked for. */
const mostFollowed = 1_000;

interface Kept {
  columns: Columns;
  tally: ReturnType<typeof createTally>;
  ages: Ages;
  sets: Pick<ReturnType<typeof createFilterSets>, 'touch' | 'forget'>;
}

export function createRegister({ columns, tally, ages, sets }: Kept) {
  let moved = 0;
  const slotOf = (no: number) => (columns.slotOf[no] ?? 0) - 1;

  function write(entry: Entry): void {
    const { no, forSale, posted } = entry;
    const known = slotOf(no);
    // Whatever else is written of it, it keeps its place in the order of age.
    const isMoved = known < 0 ? forSale : !forSale || columns.posted[known] !== posted;
    if (isMoved && ++moved > mostInOrder) ages.forget();
    if (known >= 0) {
      tally.add(known, -1);
      if (isMoved) ages.leave(no);
    }
    putEntry(columns, entry);
    const slot = slotOf(no);
    // Where one has left, the last has come to its place.
    if (slot >= 0 || known >= 0) sets.touch(slot >= 0 ? slot : known);
    if (slot < 0) return;
    tally.add(slot, 1);
    if (isMoved) ages.enter(no);
  }

  /** Takes what came at once. */
  return (entries: Iterable<Entry>, count: number): void => {
    moved = 0;
    if (count > mostFollowed) sets.forget();
    for (const entry of entries) write(entry);
  };
}
