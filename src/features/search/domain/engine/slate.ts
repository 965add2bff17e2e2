/** Working memory of scans, reused from one to the next. */
import { type Bits, wordsFor } from './bits.ts';

export interface Slate {
  /** Listings that pass all filters. */
  passing: Bits;
  /** Listings that fail one filter only. */
  nearly: Bits;
  other: Bits;
  slots: Int32Array;
}

/** A slate with room for so many slots; the given one if it is large enough. */
export function slateFor(slate: Slate | null, size: number): Slate {
  if (slate && slate.slots.length >= size) return slate;
  const room = Math.ceil(size * 1.3) + 1_024;
  const bits = () => new Int32Array(wordsFor(room));
  return { passing: bits(), nearly: bits(), other: bits(), slots: new Int32Array(room) };
}
