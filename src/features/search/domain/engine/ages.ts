/** The listings sorted by age, so that the newest of very many are found without scanning the rest. */
import { firstNotBelow } from '../../../../kernel/first-not-below.ts';
import type { Columns } from './columns.ts';
import type { Position } from './order.ts';

export interface Ages {
  /** Must be called with a listing that was added to the columns. */
  enter(no: number): void;
  /** Must be called before a listing is removed from the columns or its time changes. */
  leave(no: number): void;
  /** After very many changes: the order is sorted again when it is next needed. */
  forget(): void;
  /**
   * The newest listings that pass, after a position; null where so many steps do not find as many as wanted.
   */
  newest(
    passes: (slot: number) => boolean,
    most: number,
    after: Position | null,
    steps: number,
  ): Position[] | null;
}

type Age = Omit<Position, 'key'>;

/** Negative where `a` is older. */
function compare(a: Age, b: Age): number {
  return a.posted - b.posted || a.no - b.no;
}

/** The order of the listings for sale by when they were posted, which is made when it is first needed. */
export function createAges(columns: Columns): Ages {
  /** Numbers of listings, oldest first; null until needed. */
  let order: Int32Array<ArrayBuffer> | null = null;
  let size = 0;

  const slotOf = (no: number) => (columns.slotOf[no] as number) - 1;
  function ageOf(no: number): Age {
    const slot = slotOf(no);
    return { posted: columns.posted[slot] as number, no };
  }

  function put(): Int32Array<ArrayBuffer> {
    const { posted, no } = columns;
    const slots = new Int32Array(columns.size);
    for (let slot = 0; slot < slots.length; slot += 1) slots[slot] = slot;
    slots.sort(
      (a, b) => (posted[a] as number) - (posted[b] as number) || (no[a] as number) - (no[b] as number),
    );
    size = slots.length;
    const numbers = new Int32Array(Math.ceil(size * 1.1) + 64);
    for (let place = 0; place < size; place += 1) numbers[place] = no[slots[place] as number] as number;
    order = numbers;
    return numbers;
  }

  /** How many are older than this one. */
  function olderThan(age: Age, numbers: Int32Array): number {
    return firstNotBelow(size, (place) => compare(ageOf(numbers[place] as number), age) < 0);
  }

  return {
    enter(no) {
      if (!order) return;
      if (size === order.length) {
        const wider = new Int32Array(Math.ceil(size * 1.1) + 64);
        wider.set(order);
        order = wider;
      }
      const place = olderThan(ageOf(no), order);
      order.copyWithin(place + 1, place, size);
      order[place] = no;
      size += 1;
    },

    leave(no) {
      if (!order) return;
      const place = olderThan(ageOf(no), order);
      if (order[place] !== no) {
        // Inconsistent, for whatever reason: rebuild it rather than keep it wrong.
        order = null;
        return;
      }
      order.copyWithin(place, place + 1, size);
      size -= 1;
    },

    forget() {
      order = null;
    },

    newest(passes, most, after, steps) {
      const numbers = order ?? put();
      const found: Position[] = [];
      const begin = after ? olderThan(after, numbers) : size;
      const end = Math.max(0, begin - steps);
      for (let place = begin - 1; place >= end; place -= 1) {
        const no = numbers[place] as number;
        if (!passes(slotOf(no))) continue;
        found.push({ key: 0, ...ageOf(no) });
        if (found.length === most) return found;
      }
      return end === 0 ? found : null;
    },
  };
}
