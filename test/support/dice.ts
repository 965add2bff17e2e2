import { chanceOf } from '../../src/kernel/chance.ts';

/** Random choices for tests, the same in every run. */
export function diceOf(seed: number) {
  const next = chanceOf(seed);
  const below = (most: number) => Math.floor(next() * most);
  return {
    /** A whole number from 0 up to, but not including, `most`. */
    below,
    pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
    /** True with this probability. */
    maybe: (share: number) => next() < share,
  };
}
