import { StartError } from './start-error.ts';
import { onStopRequest } from './stop-requests.ts';

/** What a process gets to know of its own life. */
export interface Life {
  /** What has to be closed, in the opposite order of opening. */
  opened: AsyncDisposableStack;
  /** Comes when the process shall stop, be it asked or failed. */
  stopRequested: Promise<void>;
  /** Ends the process because of something that happened after its start. */
  fail(error: Error): void;
}

/** How a process differs from others. */
interface Manner {
  /** What is printed of an error; by default a StartError's sentence, and of everything else all there is. */
  say?: (error: unknown) => unknown;
  /** Milliseconds after which it ends although something does not close. */
  patience?: number;
}

/**
 * Starts a process, and closes what that opened once, however many reasons there are to. It exits with 0
 * after it was asked to stop, and with 1 when its start, its work or closing failed.
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
