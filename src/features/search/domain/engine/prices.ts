/**
 * The column of prices. Four bytes a listing are enough in most garages; from the first price on that needs more, as many in
 * rials do, it has eight.
 */

export type Prices = Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** The largest price in four bytes. Ranges are compared by differences of two of them, which fit in 32 bits, too. */
export const mostInNarrow = 2_000_000_000;

/** Ten trillions: higher prices count as the same, so that those of one currency come before all of the next. */
export const mostOfPrices = 10 ** 13;

/** A column for so many listings, as wide as the present one. */
export function pricesLike(prices: Prices, capacity: number): Prices {
  return prices instanceof Int32Array ? new Int32Array(capacity) : new Float64Array(capacity);
}

/** The same prices in a column for higher ones, too. */
export function widened(prices: Prices): Prices {
  return prices instanceof Int32Array ? Float64Array.from(prices) : prices;
}
