/** The listings that miss the least of what is wished. */
import { addToOthers, smallestSum, sumOf, upTo, zeroSums } from './bit-sums.ts';
import { type Bits, countBits, hasSlot, nextSlot, wordsFor } from './bits.ts';
import type { Columns } from './columns.ts';
import { passesTest, type Test } from './marks.ts';
import { missedPrice, type Wishes } from './nearness.ts';

interface Among {
  columns: Columns;
  /** The listings that pass a test. */
  setFor: (test: Test) => Bits;
  /** Memory for a set; it is written over. */
  room: Bits;
}

/** To ask a listing by itself takes as long as to look at so many together. */
const asLong = 32;

/** The numbers of those that cost the least, of the same cost the newest. Whatever misses all of it is not near. */
export function nearestOf(among: Among, wishes: Wishes, most: number): number[] {
  const found = amongFew(among, wishes, most) ?? amongAll(among, wishes, most);
  return found.map((slot) => among.columns.no[slot] as number);
}

/**
 * Looks only at those that have what weighs most: mostly they are few, and so many of them cost less than that alone that
 * nothing else can come before them. Null where that is not so.
 */
function amongFew({ columns, setFor }: Among, { wishes, price }: Wishes, most: number): number[] | null {
  const heaviest = wishes.reduce<(typeof wishes)[number] | undefined>(
    (before, wish) => (before && before.weight >= wish.weight ? before : wish),
    undefined,
  );
  if (!heaviest) return null;
  const { size } = columns;
  const few = setFor(heaviest.test);
  if (countBits(few, wordsFor(size)) > size / asLong) return null;
  // In a list of numbers each listing would be looked for anew.
  const passesOf = (test: Test) => {
    const set = test.parts.some(({ kind }) => kind === 'numbers') ? setFor(test) : null;
    return (slot: number) => (set ? hasSlot(set, slot) : passesTest(columns, slot, test.parts));
  };
  const others = wishes
    .filter((wish) => wish !== heaviest)
    .map(({ test, weight }) => ({ passes: passesOf(test), weight }));
  const least = leastOf(columns, most);
  for (let slot = nextSlot(few, size); slot >= 0; slot = nextSlot(few, slot)) {
    let cost = price ? missedPrice(columns, slot, price) : 0;
    for (const { passes, weight } of others) if (!passes(slot)) cost += weight;
    if (cost < heaviest.weight) least.offer(slot, cost);
  }
  const slots = least.slots();
  return slots.length === most ? slots : null;
}

function amongAll({ columns, setFor, room }: Among, { wishes, price }: Wishes, most: number): number[] {
  const { size } = columns;
  const words = wordsFor(size);
  const all = wishes.reduce((sum, { weight }) => sum + weight, 0);
  const costs = zeroSums(size, all);
  for (const { test, weight } of wishes) addToOthers(costs, setFor(test), weight, words);
  const priceWeight = price?.weight ?? 0;
  // Whatever costs more than so many others could cost with their price is none of them.
  upTo(costs, smallestSum(costs, size, most) + priceWeight, room, words);
  const least = leastOf(columns, most);
  for (let slot = nextSlot(room, size); slot >= 0; slot = nextSlot(room, slot)) {
    const cost = sumOf(costs, slot) + (price ? missedPrice(columns, slot, price) : 0);
    if (cost < all + priceWeight) least.offer(slot, cost);
  }
  return least.slots();
}

/** Keeps those of the least cost, of the same cost the newest. */
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
