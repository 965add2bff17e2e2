import { setTimeout } from 'node:timers/promises';
import * as words from '#messages/start.ts';
import { StartError } from '../start-error.ts';
import { within } from '../within.ts';
import { HeldElsewhere } from './cluster.ts';
import { PostgresDidNotStart } from './did-not-start.ts';
import { guardServer } from './guard.ts';
import { type Joined, startAndJoin } from './join-server.ts';
import { type Installation, stopServer } from './postmaster.ts';
import { keepLogSmall } from './server-log.ts';

/** Callbacks for a server that ended by itself. */
export interface HoldOptions {
  /** Called with lines for the log: when the server is being restarted, when that has to wait, and when it runs again after that. */
  onRestart?: (message: string) => void;
  /** Called when the server cannot be restarted. */
  onUnexpectedExit?: (error: Error) => void;
}

/** For command-line tools: the last one to leave stops the server, whoever started it. */
export function holdAsGuest(
  installation: Installation,
  { server, lease, started }: Joined,
): { stop(): Promise<void> } {
  const guard = started ? guardServer(server.process.pid) : undefined;
  server.onExit(() => guard?.leave());
  return {
    async stop() {
      const last = await lease.endAsLast();
      guard?.leave();
      if (last) await stopServer(server, installation);
    },
  };
}

/** Milliseconds between two tries while the disk or the memory is full: more each time. */
const pauses = { step: 1_000, longest: 60_000 } as const;

/**
 * For the site: restarts the server on the same port when it ends by itself, so that pools reconnect. Where the disk or the
 * memory is full, it tries until there is room: the site then goes on by itself.
 */
export function holdAsOwner(
  installation: Installation,
  first: Joined,
  { onRestart, onUnexpectedExit }: HoldOptions,
): { stop(): Promise<void> } {
  let current = first;
  let stopping = false;
  const stopRequested = Promise.withResolvers<void>();
  let recovery = Promise.resolve();
  let restarts: number[] = [];
  let hasWaited = false;

  const recover = async (): Promise<void> => {
    restarts = [...restarts.filter((at) => performance.now() - at < 60_000), performance.now()];
    // Usually at once; with growing pauses when it ends again and again.
    await setTimeout(Math.max(0, restarts.length - 3) * 1_000);
    current.lease.drop();
    hasWaited = false;
    onRestart?.(words.postgresRestarts);
    for (let attempt = 1; ; attempt++) {
      const joined = await onceThereIsRoom(() =>
        startAndJoin(installation, 'own', current.server.port).catch((error) => {
          if (error instanceof HeldElsewhere && attempt < 20) return undefined;
          throw error;
        }),
      );
      if (stopping && joined === undefined) return;
      if (joined !== undefined) {
        current = joined;
        watch();
        if (hasWaited) onRestart?.(words.postgresRunsAgain);
        return;
      }
      if (attempt === 20)
        throw new StartError(`Port ${current.server.port} of PostgreSQL was taken by another program.`);
      await setTimeout(250);
    }
  };

  const onceThereIsRoom = async <Result>(start: () => Promise<Result>): Promise<Result | undefined> => {
    for (let tries = 1; !stopping; tries += 1) {
      try {
        return await start();
      } catch (error) {
        if (!(error instanceof PostgresDidNotStart && error.lacksRoom)) throw error;
        if (tries === 1) onRestart?.(words.postgresWaits);
        hasWaited = true;
        await within(Math.min(tries * pauses.step, pauses.longest), stopRequested.promise);
      }
    }
    return undefined;
  };

  const watch = () => {
    const { server, started } = current;
    const guard =
      started && installation.account.canDieWithParent ? undefined : guardServer(server.process.pid);
    server.onExit(() => {
      guard?.leave();
      if (stopping) return;
      recovery = recover().catch((error: Error) => onUnexpectedExit?.(error));
    });
    leave = () => guard?.leave();
  };

  let leave = () => {};
  watch();
  const leaveLog = keepLogSmall(installation.cluster.logFile);

  return {
    async stop() {
      stopping = true;
      stopRequested.resolve();
      leaveLog();
      await recovery;
      // A server that a tool started is left running while the tool still uses it.
      const last = await current.lease.endAsLast();
      if (last || current.started) await stopServer(current.server, installation);
      leave();
    },
  };
}
