/**
 * Lets many callers share the runs of a task that brings something up to date. Each waits for a run that began after
 * their call, as one that is under way may have begun too early to know what they know; all that wait share the next.
 * Whoever waits for a run that fails gets its error.
 */
export function shareRuns(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let waiting: Promise<void> | null = null;

  function begin(): Promise<void> {
    waiting = null;
    running = run().finally(() => {
      running = null;
    });
    return running;
  }

  return () => {
    if (!running) return begin();
    waiting ??= running.catch(() => undefined).then(begin);
    return waiting;
  };
}
