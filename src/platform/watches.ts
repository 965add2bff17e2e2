import { isUnavailable } from './database.ts';
import type { Log } from './log.ts';
import { reasonOf } from './start-error.ts';
import { within } from './within.ts';

/**
 * Work that is done soon after it appears: every process polls for it every few seconds. Unlike a scheduled
 * job (jobs.ts) it must divide itself among processes by locks in the database.
 */
export interface Watch {
  name: string;
  /**
   * Does what there is to do and returns how much that was; all zeros when there was nothing. The next poll waits for it, so
   * that a process never does the same twice at once. What may take long asks now and then whether to stop.
   */
  run(isStopping: () => boolean): Promise<Readonly<Record<string, number>>>;
}

/** Milliseconds between two polls. */
const usualPause = 5_000;
/** Milliseconds after a failed poll: the database may be restarting. */
const pauseAfterFailure = 15_000;

/** Polls until it is stopped; stopping waits for the poll under way. */
export function startWatches(
  watches: readonly Watch[],
  log: Log,
  pause: number = usualPause,
): { stop(): Promise<void> } {
  const stopping = Promise.withResolvers<void>();
  let isStopping = false;

  async function look({ name, run }: Watch): Promise<void> {
    while (!isStopping) {
      try {
        const done = await run(() => isStopping);
        if (Object.values(done).some((count) => count > 0))
          log.info({ watch: name, ...done }, 'work was done');
        await within(pause, stopping.promise);
      } catch (error) {
        const words = 'work failed and is tried again';
        if (isUnavailable(error)) log.warn({ watch: name, reason: reasonOf(error) }, words);
        else log.error({ watch: name, err: error }, words);
        await within(pauseAfterFailure, stopping.promise);
      }
    }
  }

  const looks = Promise.all(watches.map(look));
  return {
    stop: async () => {
      isStopping = true;
      stopping.resolve();
      await looks;
    },
  };
}
