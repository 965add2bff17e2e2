import { runInThisContext } from 'node:vm';

/** CPU milliseconds below which nothing is said about growth: warming up and garbage take as much. */
const negligible = 25;

/**
 * Fails if the CPU time of reading a text grows much faster than the power of its length: 1 where it must be read in one
 * go, 2 where it is short by itself. It compares a sixteenth and a quarter of the text with the whole, so a busy or slow
 * machine changes nothing. A pattern that would go on for hours is broken off after `brokenOff` milliseconds, where others
 * take a few.
 */
export function expectGrowth(
  read: (text: string) => unknown,
  textOf: (length: number) => string,
  { longest, power, brokenOff = 30_000 }: { longest: number; power: 1 | 2; brokenOff?: number },
): void {
  let [shorter, before] = [0, Number.POSITIVE_INFINITY];
  for (const length of [longest / 16, longest / 4, longest].map(Math.ceil)) {
    // Of a text four times as long, going through it takes four times as long, and again from each position sixteen.
    const most = 2.5 * (length / shorter) ** power * Math.max(before, negligible);
    const timeOf = (text: string) => cpuTime(() => read(text), brokenOff);
    let taken = timeOf(textOf(length));
    // Once more, as anything may come between; and another text, as the result may have been kept.
    if (taken > most) taken = Math.min(taken, timeOf(textOf(length - 1)));
    if (taken > most)
      throw new Error(
        `${Math.round(taken)} ms of CPU for ${length} characters, ${Math.round(before)} for ${shorter}: ${textOf(length).slice(0, 60)}`,
      );
    // What came between is no part of the shorter text's time: a longer one that runs away would not be seen beside it.
    if (taken > negligible && length < longest) taken = Math.min(taken, timeOf(textOf(length - 1)));
    [shorter, before] = [length, taken];
  }
}

/** CPU milliseconds of this thread. */
function cpuTime(work: () => unknown, brokenOff: number): number {
  // Only a script with a time limit can be broken off in the middle of a pattern.
  Object.assign(globalThis, { measured: work });
  const start = process.threadCpuUsage();
  runInThisContext('measured()', { timeout: brokenOff });
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}
