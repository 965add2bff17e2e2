/** Waits for something, but for no more than so many milliseconds. */
export async function within(milliseconds: number, done: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([done, new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)))]).finally(
    () => clearTimeout(timer),
  );
}
