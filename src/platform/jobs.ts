import { PgBoss } from 'pg-boss';
import type { Log } from './log.ts';

/**
 * Work that is done by the clock. It may be begun again after it broke off, so doing it twice must change
 * nothing.
 */
export interface Job {
  name: string;
  /** When, as in crontab, in UTC. */
  cron: string;
  /** Done so often that it is worth a line of the log only when it had something to do. */
  quiet?: true;
  /** Does it; what it tells stands in the log. */
  run(): Promise<Readonly<Record<string, number>>>;
}

/** Seconds between two looks at the queue: nothing here is urgent, and a look costs a query. */
const idle = { cron: 45, queue: 60, upkeep: 600, rare: 3_600 } as const;
/** Seconds after which a job counts as broken off, and its next try. */
const longestRun = 300;
/** Seconds in which processes that start over and over begin a job once. */
const oncePer = 3_600;

/**
 * Does the jobs when they are due, and each once when the process starts. Any number of processes may do so
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
  // It goes on by itself when the database is back.
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue met an error'));
  await boss.start();
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
        log.error({ job: job.name, error }, 'a job failed and is tried again');
        throw error;
      }
    });
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5_000 }) };
}
