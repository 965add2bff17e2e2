/** Why the process shall end. */
type StopReason = NodeJS.Signals | 'the process above ended';

/**
 * One Ctrl-C reaches a process more than once: from the terminal, from npm and from the parent process. In
 * milliseconds.
 */
const sameKeystroke = 1_000;

/**
 * Calls back when the process shall stop in order: on the usual signals, or when the parent process that
 * holds its channel is gone, even by kill -9. A second SIGINT means that somebody does not want to wait:
 * `force` is called.
 */
export function onStopRequest(stop: (reason: StopReason) => void, force: () => void): void {
  let first: number | undefined;
  const ask = (reason: StopReason) => {
    const now = performance.now();
    if (first === undefined) {
      first = now;
      stop(reason);
    } else if (reason === 'SIGINT' && now - first > sameKeystroke) {
      force();
    }
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => ask(name));
  process.on('disconnect', () => ask('the process above ended'));
  // A listener on the channel keeps the process alive; a program that has done its work shall end.
  process.channel?.unref();
}
