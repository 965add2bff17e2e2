import { chanceOf } from '../../src/kernel/chance.ts';

/** Chance for tests, the same in every run. */
export function diceOf(seed: number) {
  const next = chanceOf(seed);
  const below = (most: number) => Math.floor(next() * most);
  return {
    /** A whole number from 0 up to below `most`. */
    below,
    pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
    /** Whether it comes to pass, with this share of all cases. */
    maybe: (share: number) => next() < share,
  };
}
