import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Log } from './log.ts';
import { jobProcessKilledAfter } from './stop-limits.ts';

/** The job process, a child of the web process. */
interface JobProcess {
  start(): void;
  /** Asks it to end and waits until it has. Further calls return the same promise. */
  stop(): Promise<void>;
}

/** Milliseconds before an ended process is replaced: more each time, unless it had run for a while. */
const pauses = { first: 500, longest: 60_000, forgottenAfter: 60_000 } as const;

// The memory limits of this process apply to the job process, too.
const memoryOptions = process.execArgv.filter((option) => option.startsWith('--max-'));

/**
 * Keeps a job process running: it is replaced whenever it ends, even by kill -9. It ends by itself when this
 * process is gone, because the channel between the two closes.
 */
export function keepJobProcess(
  program: URL,
  settings: Readonly<{ DATABASE_URL: string; PUBLIC_URL: string }>,
  log: Log,
): JobProcess {
  let child: ChildProcess | undefined;
  let restart: NodeJS.Timeout | undefined;
  let pause: number = pauses.first;
  let stopping: Promise<void> | undefined;

  const begin = () => {
    const startedAt = performance.now();
    const started = spawn(process.execPath, [...memoryOptions, fileURLToPath(program)], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child = started;
    let over = false;
    const end = (reason: string) => {
      if (over) return;
      over = true;
      child = undefined;
      if (stopping) return;
      if (performance.now() - startedAt > pauses.forgottenAfter) pause = pauses.first;
      log.warn({ reason, pause }, 'the job process ended; another one is started');
      restart = setTimeout(begin, pause);
      pause = Math.min(pause * 2, pauses.longest);
    };
    started.once('error', (error) => end(error.message));
    started.once('exit', (code, signal) => end(signal ?? `exit code ${code}`));
  };

  const finish = async () => {
    clearTimeout(restart);
    const last = child;
    if (!last) return;
    const ended = new Promise((resolve) => last.once('exit', resolve));
    last.kill('SIGTERM');
    const timer = setTimeout(() => last.kill('SIGKILL'), jobProcessKilledAfter);
    await ended;
    clearTimeout(timer);
  };

  return {
    start: () => {
      if (!stopping) begin();
    },
    stop: () => {
      stopping ??= finish();
      return stopping;
    },
  };
}
