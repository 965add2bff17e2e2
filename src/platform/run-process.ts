import { StartError } from './start-error.ts';
import { onStopRequest } from './stop-requests.ts';

/** What a process is given to manage its lifetime. */
export interface Life {
  /** What must be closed at the end, in the opposite order of opening. */
  opened: AsyncDisposableStack;
  /** Resolves when the process shall stop, because it was asked to or has failed. */
  stopRequested: Promise<void>;
  /** Ends the process because of an error after its start. */
  fail(error: Error): void;
}

/** How a process differs from the others. */
interface Manner {
  /** What is printed of an error; by default the sentence of a StartError, and every other error in full. */
  say?: (error: unknown) => unknown;
  /** Milliseconds after which the process ends even if something does not close. */
  patience?: number;
}

/**
 * Starts a process, and closes what it opened once, however many reasons there are to stop. The exit code is
 * 0 after a request to stop, and 1 when the start, the work or the closing failed.
 */
export function runProcess(
  start: (life: Life) => Promise<void>,
  { say = sentenceOf, patience }: Manner = {},
): void {
  const opened = new AsyncDisposableStack();
  const stopRequested = Promise.withResolvers<void>();
  let ending: Promise<void> | undefined;

  const close = async () => {
    await startup.catch(() => undefined);
    await opened.disposeAsync();
  };
  const end = (code: number) => {
    stopRequested.resolve();
    if (patience !== undefined) setTimeout(() => process.exit(code), patience).unref();
    ending ??= close();
    ending.then(
      () => process.exit(code),
      (error: unknown) => {
        console.error(say(error));
        process.exit(1);
      },
    );
  };
  const fail = (error: unknown) => {
    console.error(say(error));
    end(1);
  };

  onStopRequest(
    () => end(0),
    () => process.exit(1),
  );
  const startup = start({ opened, stopRequested: stopRequested.promise, fail });
  startup.catch(fail);
}

function sentenceOf(error: unknown): unknown {
  return error instanceof StartError ? error.message : error;
}
