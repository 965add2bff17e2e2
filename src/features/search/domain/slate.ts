/** Which of the slots pass, fail one filter only, or are drawn: plain loops over what each slot fails. */

/** Memory that scans write on, kept between them. */
export interface Slate {
  failed: Uint16Array;
  slots: Int32Array;
  sorted: Int32Array;
}

/** One that so many slots fit on; the one before, where they do. */
export function slateFor(slate: Slate | null, size: number): Slate {
  if (slate && slate.failed.length >= size) return slate;
  const room = Math.ceil(size * 1.3) + 1_024;
  return { failed: new Uint16Array(room), slots: new Int32Array(room), sorted: new Int32Array(room) };
}

/** The slots that pass, the last first; with `near` also those that fail one filter only. */
export function collect(failed: Uint16Array, slots: Int32Array, size: number, near: boolean): number {
  let count = 0;
  const ignore = near ? 0xffff : 0;
  for (let i = size - 1; i >= 0; i -= 1) {
    const bits = failed[i] as number;
    slots[count] = i;
    count += (bits & ((bits - 1) | ~ignore)) === 0 ? 1 : 0;
  }
  return count;
}

/** How many pass, or fail one filter only. */
export function countNear(failed: Uint16Array, size: number): number {
  let count = 0;
  for (let i = 0; i < size; i += 1) {
    const bits = failed[i] as number;
    count += (bits & (bits - 1)) === 0 ? 1 : 0;
  }
  return count;
}

/** Writes to `drawn` those of them whose lots are below a limit, and says how many they are. */
export function drawNear(
  failed: Uint16Array,
  lot: Int32Array,
  { size, below }: { size: number; below: number },
  drawn: Int32Array,
): number {
  let count = 0;
  for (let i = 0; i < size; i += 1) {
    const bits = failed[i] as number;
    drawn[count] = i;
    count += (bits & (bits - 1)) === 0 && (lot[i] as number) < below ? 1 : 0;
  }
  return count;
}

/** Slots sorted by what they fail: [those that pass, those that fail only the first test, only the second, …]. */
export function divide({ failed, slots, sorted }: Slate, size: number, tests: number): Int32Array[] {
  // With one test, all others fail it alone.
  const found = collect(failed, slots, size, tests > 1);
  if (tests <= 1) return [slots.subarray(0, found)];
  const groupOf = new Uint8Array(1 << tests);
  for (let test = 0; test < tests; test += 1) groupOf[1 << test] = test + 1;
  const next = new Int32Array(tests + 2);
  for (let i = 0; i < found; i += 1) {
    const group = (groupOf[failed[slots[i] as number] as number] as number) + 1;
    next[group] = (next[group] as number) + 1;
  }
  for (let group = 1; group < next.length; group += 1)
    next[group] = (next[group] as number) + (next[group - 1] as number);
  const begins = next.slice();
  for (let i = 0; i < found; i += 1) {
    const slot = slots[i] as number;
    const group = groupOf[failed[slot] as number] as number;
    sorted[next[group] as number] = slot;
    next[group] = (next[group] as number) + 1;
  }
  return Array.from({ length: tests + 1 }, (_, group) => sorted.subarray(begins[group], begins[group + 1]));
}
