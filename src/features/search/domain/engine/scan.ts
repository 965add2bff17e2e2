/**
 * Answers filters from the columns: how many listings pass, the first of them in an order, and what each
 * further filter would leave. Each filter is a bitmap, either cached or built by a plain loop over one column
 * (about a millisecond for a million listings); to combine bitmaps takes a tenth of that.
 */
import type { Ages } from './ages.ts';
import { countBikes } from './alike.ts';
import { type Bits, countBits, divide, hasSlot, minus, nextOfAll, wordsFor, writeSlots } from './bits.ts';
import { type Columns, pick } from './columns.ts';
import { createCounter, type Group, type GroupCounts } from './count-groups.ts';
import { type AllCounts, type Counts, shownBy } from './counts.ts';
import { createFilterSets, setOf } from './filter-sets.ts';
import { jointOf, type Member, members } from './joints.ts';
import { lotOf, lots } from './lots.ts';
import { type Part, passesAll, type Test } from './marks.ts';
import { nearestOf, type Wishes } from './nearest.ts';
import { firstOf, type KeyOf, type Position } from './order.ts';
import { type Slate, slateFor } from './slate.ts';

export interface Question {
  tests: readonly Test[];
  /** Null: sorted by age only. */
  keyOf: KeyOf | null;
  most: number;
  after: Position | null;
  /** The currency in which prices are counted. */
  priced: number;
}

export interface Scan extends GroupCounts {
  total: number;
  /** By index of the test: the number of listings that fail this filter and no other. */
  alone: number[];
  first: Position[];
  /** Whether more follow after `first`. */
  more: boolean;
}

/** To test one listing takes about as long as to scan so many. */
const shortWay = 32;

/** A random sample of listings, with what else a search for frequent words needs at first. */
interface Draw {
  sample: Columns;
  /** The number of listings it was drawn from. */
  of: number;
  /** The first that pass, where not all were drawn. */
  ahead: Position[];
}

/**
 * Creates the scanner of a mirror, which keeps working memory between scans. `all` are the counts of all
 * listings; `names` is one more than the largest id of a name.
 */
export function createScanner(columns: Columns, all: Readonly<AllCounts>, ages: Ages) {
  let kept: Slate | null = null;
  const sets = createFilterSets(columns);
  const countGroups = createCounter(columns, all);

  /** Whether all listings pass, as for the currency, which most of them share. */
  function passesAlways(part: Part): boolean {
    if (part.kind !== 'small') return false;
    const counts = all[part.column];
    let passing = 0;
    for (let value = 0; value < 256; value += 1)
      if (part.passes[value] === 1) passing += counts[value] as number;
    return passing === columns.size;
  }

  function setOfAll(of: Columns, test: Test): Bits {
    const parts = test.parts.filter((part) => !passesAlways(part));
    return of === columns ? sets.of(parts) : setOf(of, parts);
  }

  /** Builds the set of each filter, and combines them on the slate. */
  function prepare(of: Columns, tests: readonly Test[]): { slate: Slate; passed: Bits[] } {
    kept = slateFor(kept, of.size);
    const passed = tests.map((test) => setOfAll(of, test));
    divide(passed, of.size, kept);
    return { slate: kept, passed };
  }

  /** The listings that pass, and for each filter those that fail only it, as far as they are counted for wanted facts. */
  function groupsOf(of: Columns, tests: readonly Test[], wanted: readonly Member[] = members) {
    const { slate, passed } = prepare(of, tests);
    if (tests.length === 0) return { slate, groups: [], alone: [], total: of.size };
    const { passing, nearly, other, slots } = slate;
    const words = wordsFor(of.size);
    let end = writeSlots(passing, words, slots, 0);
    const total = end;
    const groups: Group[] = [{ slots: slots.subarray(0, total), bikes: countBikes(of, passing) }];
    const alone = tests.length === 1 ? [of.size - total] : [];
    for (const [place, { dimension }] of tests.length > 1 ? tests.entries() : []) {
      minus(other, nearly, passed[place] as Bits, words);
      const begin = end;
      const facts = shownBy[dimension].filter((fact) => wanted.includes(fact));
      const isBike = facts.some((fact) => jointOf[fact] === 'bike');
      const isListed = facts.length > 0 && !isBike;
      if (isListed) end = writeSlots(other, words, slots, begin);
      groups.push({ slots: slots.subarray(begin, end), bikes: isBike ? countBikes(of, other) : null });
      alone.push(isListed ? end - begin : countBits(other, words));
    }
    return { slate, groups, alone, total };
  }

  /** The first of all listings that pass. */
  function firstOfAll(
    { passing, slots }: Slate,
    found: Int32Array | null,
    { keyOf, after }: Question,
    most: number,
  ): Position[] {
    // Where few pass, walking by age from one to the next takes longer than to sort all that pass.
    const steps = found?.length ?? columns.size / shortWay;
    const newest = keyOf === null ? ages.newest((slot) => hasSlot(passing, slot), most, after, steps) : null;
    if (newest) return newest;
    const all = found ?? slots.subarray(0, writeSlots(passing, wordsFor(columns.size), slots, 0));
    return firstOf(columns, all, keyOf, most, after);
  }

  return {
    /** Must be told when listings have changed. */
    sets,

    /**
     * The complete result of a search, over all listings or over a sample that has its words among its tests.
     */
    scan(question: Question, names: number, of = columns): Scan {
      const { tests, keyOf, most, after } = question;
      const { slate, groups, alone, total } = groupsOf(of, tests);
      const passing = groups[0]?.slots ?? null;
      const first =
        of === columns
          ? firstOfAll(slate, passing, question, most + 1)
          : firstOf(of, passing ?? none, keyOf, most + 1, after);
      return {
        total,
        ...countGroups(of, groups, question, names),
        alone,
        first: first.slice(0, most),
        more: first.length > most,
      };
    },

    /** The same counts for a few facts only, without the listings: it takes a fraction of the time. */
    countsOf<Fact extends Member>(
      question: Pick<Question, 'tests' | 'priced'>,
      names: number,
      facts: readonly Fact[],
    ): Pick<Counts, Fact> {
      const { groups } = groupsOf(columns, question.tests, facts);
      return countGroups(columns, groups, question, names, facts).counts;
    },

    /**
     * Draws a sample of about `sample` listings that pass or fail only one filter. Each listing has a fixed
     * lot, so that searches for the same words draw the same listings as far as possible.
     */
    draw(question: Question, sample: number): Draw {
      const { slate } = prepare(columns, question.tests);
      const { passing, nearly, other, slots } = slate;
      const words = wordsFor(columns.size);
      for (let word = 0; word < words; word += 1)
        other[word] = (passing[word] as number) | (nearly[word] as number);
      const of = writeSlots(other, words, slots, 0);
      const below = (sample / of) * lots;
      let drawn = 0;
      for (let place = 0; place < of; place += 1) {
        const slot = slots[place] as number;
        slots[drawn] = slot;
        drawn += lotOf(columns.no[slot] as number) < below ? 1 : 0;
      }
      const picked = pick(columns, slots.subarray(0, drawn));
      const ahead = drawn === of ? [] : firstOfAll(slate, null, question, question.most);
      return { sample: picked, of, ahead };
    },

    /** The next listings that pass, in the question's order. */
    next({ tests, keyOf, most, after }: Question): Position[] {
      const steps = columns.size / shortWay;
      const newest =
        keyOf === null ? ages.newest((slot) => passesAll(columns, slot, tests), most, after, steps) : null;
      if (newest) return newest;
      const { passing, slots } = prepare(columns, tests).slate;
      const found = slots.subarray(0, writeSlots(passing, wordsFor(columns.size), slots, 0));
      return firstOf(columns, found, keyOf, most, after);
    },

    /**
     * The currency that all passing listings with a price share, if it is not the garage's own; otherwise
     * null.
     */
    onlyCurrency(tests: readonly Test[]): number | null {
      const { asked, size } = columns;
      const { currency, priceStep } = columns.joints.asked.values;
      if (all.currency[0] === size) return null;
      const sets = tests.map((test) => setOfAll(columns, test));
      let only: number | null = null;
      // Usually the first listing decides.
      for (let slot = nextOfAll(sets, size); slot >= 0; slot = nextOfAll(sets, slot)) {
        const of = asked[slot] as number;
        if (priceStep[of] === 0) continue;
        const code = currency[of] as number;
        if (code === 0 || (only !== null && only !== code)) return null;
        only = code;
      }
      return only;
    },

    /** How many listings pass. */
    count(tests: readonly Test[]): number {
      return countBits(prepare(columns, tests).slate.passing, wordsFor(columns.size));
    },

    /**
     * The listings that miss the least of what is wished for, newest first among equal ones. A listing that
     * misses every wish is not near.
     */
    nearest(wishes: Wishes, most: number): number[] {
      kept = slateFor(kept, columns.size);
      const setFor = (test: Test) => setOfAll(columns, test);
      return nearestOf({ columns, setFor, room: kept.other }, wishes, most);
    },
  };
}

const none = new Int32Array();
