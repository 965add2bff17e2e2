/** The listings that miss the least of what is wished for. */
import { addToOthers, smallestSum, sumOf, upTo, zeroSums } from './bit-sums.ts';
import { type Bits, countBits, hasSlot, nextSlot, wordsFor } from './bits.ts';
import type { Columns } from './columns.ts';
import { type JointColumn, memberAt } from './joints.ts';
import { codesOf, jointOfPart, type Part, passesTest, type Test } from './marks.ts';

/** A wish about a listing, and the cost of missing it. */
export interface Wish {
  test: Test;
  weight: number;
}

/** A wished price range; its cost depends on how far the price is outside. */
interface PriceWish {
  /** Both ends are inclusive; null is open. */
  from: number | null;
  to: number | null;
  currency: number;
  weight: number;
}

export interface Wishes {
  wishes: readonly Wish[];
  price?: PriceWish | undefined;
}

interface Among {
  columns: Columns;
  /** The set of listings that pass a test. */
  setFor: (test: Test) => Bits;
  /** Memory for a set; its contents are lost. */
  room: Bits;
}

/** To test one listing takes as long as to scan so many. */
const asLong = 8;
/** From this share outside the range on, the cost no longer grows. */
const farOut = 0.5;

/**
 * The cost of a listing's price: zero within the range, little just outside, the full weight where it cannot
 * be compared.
 */
export function missedPrice(
  columns: Columns,
  slot: number,
  { from, to, currency, weight }: PriceWish,
): number {
  const price = columns.price[slot] as number;
  if (price < 0 || memberAt(columns, 'currency', slot) !== currency) return weight;
  const bound = to !== null && price > to ? to : from !== null && price < from ? from : price;
  return bound === price ? 0 : weight * Math.min(1, Math.abs(price - bound) / (farOut * Math.max(1, bound)));
}

/**
 * The numbers of the listings with the lowest cost, newest first among equal ones. A listing that misses
 * every wish is not near.
 */
export function nearestOf(among: Among, wishes: Wishes, most: number): number[] {
  const found = amongFew(among, wishes, most) ?? amongAll(among, wishes, most);
  return found.map((slot) => among.columns.no[slot] as number);
}

/**
 * Looks only at listings that fulfil the heaviest wish: usually these are few, and enough of them cost less
 * than missing that wish, so that no other listing can come before them. Null where that is not so.
 */
function amongFew(
  { columns, setFor }: Omit<Among, 'room'>,
  { wishes, price }: Wishes,
  most: number,
): number[] | null {
  const heaviest = wishes.reduce<(typeof wishes)[number] | undefined>(
    (before, wish) => (before && before.weight >= wish.weight ? before : wish),
    undefined,
  );
  if (!heaviest) return null;
  const { size } = columns;
  const few = setFor(heaviest.test);
  if (countBits(few, wordsFor(size)) > size / asLong) return null;
  const others = wishes.filter((wish) => wish !== heaviest);
  const costOf = costsOf({ columns, setFor }, others, heaviest.test.parts);
  const least = leastOf(columns, most);
  for (let slot = nextSlot(few, size); slot >= 0; slot = nextSlot(few, slot)) {
    const cost = costOf(slot) + (price ? missedPrice(columns, slot, price) : 0);
    if (cost < heaviest.weight) least.offer(slot, cost);
  }
  const slots = least.slots();
  return slots.length === most ? slots : null;
}

/**
 * The cost of a listing that passes all `sure` parts, for very many listings: wishes about one joint column become a cost for each
 * of its codes.
 */
function costsOf(
  { columns, setFor }: Omit<Among, 'room'>,
  wishes: readonly Wish[],
  sure: readonly Part[],
): (slot: number) => number {
  const tables = new Map<JointColumn, Float64Array>();
  const rest: { passes: (slot: number) => boolean; weight: number }[] = [];
  for (const { test, weight } of wishes) {
    const parts = test.parts.filter((part) => !sure.includes(part));
    const [part, ...more] = parts;
    if (!part) continue;
    if (more.length === 0 && (part.kind === 'small' || part.kind === 'either')) {
      const joint = jointOfPart(part);
      const passes = codesOf(columns, part);
      const costs = tables.get(joint) ?? new Float64Array(passes.length);
      for (let code = 0; code < costs.length; code += 1)
        if (passes[code] === 0) costs[code] = (costs[code] as number) + weight;
      tables.set(joint, costs);
      continue;
    }
    // A list of numbers would be searched for each listing, so it becomes a set.
    const set = parts.some(({ kind }) => kind === 'numbers') ? setFor({ ...test, parts }) : null;
    const passes = (slot: number) => (set ? hasSlot(set, slot) : passesTest(columns, slot, parts));
    rest.push({ passes, weight });
  }
  const byCode = [...tables].map(([joint, costs]) => ({ codes: columns[joint], costs }));
  return (slot) => {
    let cost = 0;
    for (const { codes, costs } of byCode) cost += costs[codes[slot] as number] as number;
    for (const { passes, weight } of rest) if (!passes(slot)) cost += weight;
    return cost;
  };
}

function amongAll({ columns, setFor, room }: Among, { wishes, price }: Wishes, most: number): number[] {
  const { size } = columns;
  const words = wordsFor(size);
  const all = wishes.reduce((sum, { weight }) => sum + weight, 0);
  const costs = zeroSums(size, all);
  for (const { test, weight } of wishes) addToOthers(costs, setFor(test), weight, words);
  const priceWeight = price?.weight ?? 0;
  // Upper bound: enough listings cost no more than this, even with the full cost of their prices.
  upTo(costs, smallestSum(costs, size, most) + priceWeight, room, words);
  const least = leastOf(columns, most);
  for (let slot = nextSlot(room, size); slot >= 0; slot = nextSlot(room, slot)) {
    const cost = sumOf(costs, slot) + (price ? missedPrice(columns, slot, price) : 0);
    if (cost < all + priceWeight) least.offer(slot, cost);
  }
  return least.slots();
}

/** Keeps the listings with the lowest cost, newest first among equal ones. */
function leastOf(columns: Columns, most: number) {
  const found: { slot: number; cost: number; posted: number }[] = [];
  return {
    offer(slot: number, cost: number): void {
      const posted = columns.posted[slot] as number;
      const isBehind = (other: { cost: number; posted: number } | undefined) =>
        other !== undefined && (cost > other.cost || (cost === other.cost && posted <= other.posted));
      if (found.length === most && isBehind(found.at(-1))) return;
      let place = found.length;
      while (place > 0 && !isBehind(found[place - 1])) place -= 1;
      found.splice(place, 0, { slot, cost, posted });
      if (found.length > most) found.pop();
    },
    slots: () => found.map(({ slot }) => slot),
  };
}
