/**
 * Lets many callers share the runs of a task that brings something up to date, and what it results in. Each
 * waits for a run that begins after their call, as one that is under way may have begun too early to know
 * what they know; all that wait share the next. Whoever waits for a run that fails gets its error.
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
 * Once all requests that have come together have been looked at: else the first would have a run of its own.
 */
function everybodyIsHere(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
