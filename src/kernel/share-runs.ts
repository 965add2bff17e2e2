/**
 * Lets concurrent callers share the runs of a task that brings something up to date. Each caller waits for a
 * run that begins after the call, because a run under way may have begun too early to see what the caller has
 * seen; all waiting callers share the next run. When a run fails, its callers get the error.
 */
export function shareRuns<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> | null = null;
  let waiting: Promise<Result> | null = null;

  function begin(): Promise<Result> {
    waiting = null;
    const begun = run().finally(() => {
      running = null;
    });
    running = begun;
    return begun;
  }

  return () => {
    waiting ??= (running?.catch(() => undefined) ?? everybodyIsHere()).then(begin);
    return waiting;
  };
}

/**
 * Waits until all requests of this turn of the event loop have been handled: otherwise the first would get a
 * run of its own.
 */
function everybodyIsHere(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
