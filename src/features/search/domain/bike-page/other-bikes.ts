/** A seller's other motorcycles. */

/** Other motorcycles of a seller are counted up to here: beyond that the exact number does not matter. */
export const othersCounted = 99;
