/** A cache of the listings that pass each filter: most people filter by the same makes and prices. */
import { type Bits, keepBoth, putSlot, wordsFor } from './bits.ts';
import type { Columns } from './columns.ts';
import { mark, type Part, passesTest } from './marks.ts';
import { markAmong } from './ranges.ts';

/**
 * The largest number of sets: each takes an eighth of a megabyte for a million listings. A search uses about
 * twenty at most.
 */
const mostSets = 64;

interface KeptSet {
  parts: readonly Part[];
  bits: Bits;
}

function ones(passes: Uint8Array): string {
  const values: number[] = [];
  for (let value = passes.indexOf(1); value >= 0; value = passes.indexOf(1, value + 1)) values.push(value);
  return values.join();
}

/** The cache key of a part; null where it belongs to one search only. */
function keyOf(part: Part): string | null {
  if (part.kind === 'small') return `${part.column}=${ones(part.passes)}`;
  if (part.kind === 'either')
    return `${part.columns}${part.not ? '!' : ''}=${part.passes.map(ones).join('/')}`;
  if (part.kind === 'range') return `${part.column}=${part.from}-${part.to}`;
  if (part.kind === 'held') return `words=${part.key}`;
  return null;
}

/** Writes the set of listings that pass all parts. */
function markAll(bits: Bits, columns: Columns, parts: readonly Part[]): void {
  const words = wordsFor(columns.size);
  const [first, ...others] = parts;
  if (first) mark(bits, columns, first);
  else bits.fill(-1, 0, words);
  if (others.length === 0) return;
  const further = new Int32Array(words);
  for (const part of others) {
    mark(further, columns, part);
    keepBoth(bits, further, words);
  }
}

/** The listings of a sample that pass a filter. */
export function setOf(columns: Columns, parts: readonly Part[]): Bits {
  const bits = new Int32Array(wordsFor(columns.size));
  markAll(bits, columns, parts);
  return bits;
}

/** Keeps the sets of listings of the filters that were used last. */
export function createFilterSets(columns: Columns) {
  // In order of use: the most recently used set is the last.
  const kept = new Map<string, KeptSet>();

  /** Memory for one more set, taken from the oldest if the cache is full. It must be overwritten. */
  function room(): Bits {
    const [oldest] = kept.size < mostSets ? [] : kept;
    if (oldest) kept.delete(oldest[0]);
    const words = wordsFor(columns.no.length);
    return oldest && oldest[1].bits.length === words ? oldest[1].bits : new Int32Array(words);
  }

  function setFor(parts: readonly Part[]): Bits {
    const keys = parts.map(keyOf);
    if (keys.includes(null)) return setOf(columns, parts);
    const key = keys.join('&');
    const known = kept.get(key);
    if (known) kept.delete(key);
    const set = known ?? make(parts);
    kept.set(key, set);
    return set.bits;
  }

  /**
   * Of several parts, a range differs from search to search; the others recur, as the currency of every price
   * range does, and are cached separately.
   */
  function make(parts: readonly Part[]): KeptSet {
    const again = parts.length > 1 ? parts.filter(({ kind }) => kind !== 'range') : [];
    const known = again.map((part) => setFor([part]));
    const set = { parts, bits: room() };
    const own = parts.filter((part) => !again.includes(part));
    const [range, ...others] = own;
    if (range?.kind === 'range' && others.length === 0 && range.from >= 0) markRange(set.bits, range);
    else markAll(set.bits, columns, own);
    for (const bits of known) keepBoth(set.bits, bits, wordsFor(columns.size));
    return set;
  }

  /**
   * The whole steps between the ends of a range recur in other ranges, so their set is cached; only listings
   * in the same step as an end are compared one by one.
   */
  function markRange(bits: Bits, { column, from, to }: Part & { kind: 'range' }): void {
    const step = columns.steps[column];
    const [low, high] = [step.of(from), step.of(to)];
    const setOfSteps = (first: number, end: number) =>
      setFor([{ kind: 'small', column: step.column, passes: new Uint8Array(256).fill(1, first, end) }]);
    if (high > low + 1) bits.set(setOfSteps(low + 1, high));
    else bits.fill(0, 0, wordsFor(columns.size));
    for (const end of new Set([low, high]))
      markAmong(bits, setOfSteps(end, end + 1), columns[column], { from, to }, wordsFor(columns.size));
  }

  return {
    /**
     * The set of listings that pass a filter: valid until the next change, and until the cache reuses its
     * memory.
     */
    of: setFor,

    /** Must be called with each slot that was written. */
    touch(slot: number): void {
      for (const [key, { parts, bits }] of kept) {
        if (slot >= bits.length << 5) kept.delete(key);
        else putSlot(bits, slot, passesTest(columns, slot, parts));
      }
    },

    /** For more changes than are worth following one by one. */
    forget(): void {
      kept.clear();
    },
  };
}
