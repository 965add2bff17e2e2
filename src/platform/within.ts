/** Waits for a promise, but no longer than so many milliseconds. */
export async function within(milliseconds: number, done: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([done, new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)))]).finally(
    () => clearTimeout(timer),
  );
}
