/**
 * The first of so many sorted places at which it is not below any more; `count` where it is at all of them.
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
