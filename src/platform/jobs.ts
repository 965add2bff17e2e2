import { PgBoss } from 'pg-boss';
import type { Log } from './log.ts';
import { jobPatience } from './stop-limits.ts';

/** Scheduled work. It may be started again after it broke off, so running it twice must change nothing. */
export interface Job {
  name: string;
  /** The schedule, as in crontab, in UTC. */
  cron: string;
  /** Runs so often that it is logged only when it had something to do. */
  quiet?: true;
  /** Does the work; the result goes to the log. */
  run(): Promise<Readonly<Record<string, number>>>;
}

/** Seconds between polls of the queue: nothing here is urgent, and each poll costs a query. */
const idle = { cron: 45, queue: 60, upkeep: 600, rare: 3_600 } as const;
/** Seconds after which a job counts as broken off and is retried. */
const longestRun = 300;
/** A job that starts with its process runs only once in so many seconds, however often processes start. */
const oncePer = 3_600;

/**
 * Runs the jobs when they are due, and each once when the process starts. Any number of processes may do so
 * on one database: the queue gives every job to one of them, and to another when that one is gone.
 */
export async function startJobs(
  connectionString: string,
  jobs: readonly Job[],
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({
    connectionString,
    application_name: 'moto-garage jobs',
    max: 2,
    connectionTimeoutMillis: 5_000,
    cronMonitorIntervalSeconds: idle.cron,
    cronWorkerIntervalSeconds: idle.cron,
    clockMonitorIntervalSeconds: idle.upkeep,
    superviseIntervalSeconds: idle.upkeep,
    monitorIntervalSeconds: idle.upkeep,
    queueCacheIntervalSeconds: idle.upkeep,
    maintenanceIntervalSeconds: idle.rare,
    bamIntervalSeconds: idle.rare,
    flowIntervalSeconds: idle.rare,
  });
  // The queue recovers by itself when the database is back.
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue met an error'));
  await boss.start();
  // A former version may have had other jobs, whose schedule would go on without anybody to do them.
  for (const { name } of await boss.getSchedules()) {
    if (jobs.some((job) => job.name === name)) continue;
    await boss.unschedule(name);
    await boss.deleteQueue(name);
  }
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      expireInSeconds: longestRun,
      retryLimit: 3,
      retryBackoff: true,
      deleteAfterSeconds: job.quiet ? 3_600 : 7 * 24 * 3_600,
    });
    await boss.schedule(job.name, job.cron);
    await boss.send(job.name, {}, { singletonKey: 'start', singletonSeconds: oncePer });
    await boss.work(job.name, { pollingIntervalSeconds: idle.queue }, async () => {
      try {
        const told = await job.run();
        const isIdle = Object.values(told).every((count) => count === 0);
        log[job.quiet && isIdle ? 'debug' : 'info']({ job: job.name, ...told }, 'a job is done');
      } catch (error) {
        log.error({ job: job.name, err: error }, 'a job failed and is tried again');
        throw error;
      }
    });
  }
  return { stop: () => boss.stop({ graceful: true, timeout: jobPatience }) };
}
