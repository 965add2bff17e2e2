/**
 * Lets many callers share the runs of a task that brings something up to date, and what it results in. Each waits for a
 * run that began after their call, as one that is under way may have begun too early to know what they know; all that
 * wait share the next. Whoever waits for a run that fails gets its error.
 */
export function shareRuns<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  let waiting: Promise<Result> | null = null;

  function begin(): Promise<Result> {
    waiting = null;
    running = run().finally(() => {
      running = null;
    });
    return running;
  }

  return () => {
    // The next run may be about to begin: nobody begins another beside it.
    if (waiting) return waiting;
    if (!running) return begin();
    waiting = running.catch(() => undefined).then(begin);
    return waiting;
  };
}
