/** As often a batch is tried in all; each time one of two who waited for each other has gone on. */
const tries = 5;

/** Whether PostgreSQL ended a transaction because it and another one waited for each other (SQLSTATE 40P01). */
function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

/**
 * Runs what PostgreSQL undoes as a whole where it fails, a statement or a transaction, and again where it ended in a
 * deadlock: whoever writes many rows may meet somebody who locks them in another order.
 */
export async function repeatOnDeadlock<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await run();
    } catch (error) {
      if (left === 0 || !isDeadlock(error)) throw error;
    }
  }
}
