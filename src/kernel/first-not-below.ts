/**
 * Binary search: the first of `count` sorted places for which `isBelow` is false; `count` if there is none.
 */
export function firstNotBelow(count: number, isBelow: (place: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBelow(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
