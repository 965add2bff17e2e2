// The job process: settings → database → jobs, and back in reverse order. The web process starts one and
// keeps it running; started alone, it works on the database of DATABASE_URL, together with other processes.
import * as words from '#messages/start.ts';
import { createWork } from './jobs.server.ts';
import { marketOf } from './kernel/markets.ts';
import { writeAsIn } from './kernel/write-as-in.ts';
import { bringUpToDate } from './platform/bring-up-to-date.ts';
import { readConfig } from './platform/config.ts';
import { closeDatabase, isUnavailable, openDatabase, sqlState } from './platform/database.ts';
import { startJobs } from './platform/jobs.ts';
import { createLog } from './platform/log.ts';
import { createMail } from './platform/mail.ts';
import { type Life, runProcess } from './platform/run-process.ts';
import { readEnvironment } from './platform/settings-file.ts';
import { reasonOf, StartError } from './platform/start-error.ts';
import { jobProcessPatience } from './platform/stop-limits.ts';
import { startWatches } from './platform/watches.ts';

const longestStatement = 300_000;

runProcess(start, {
  patience: jobProcessPatience,
  say: (error) => {
    if (error instanceof StartError) return error.message;
    // Nobody starts one again that was started alone.
    if (isUnavailable(error) && process.send !== undefined) return words.jobsWithoutDatabase(reasonOf(error));
    return (sqlState(error) === '42501' ? words.jobsForbidden : words.jobsFailed)(reasonOf(error));
  },
});

async function start({ opened }: Life): Promise<void> {
  const config = readConfig(readEnvironment());
  writeAsIn(config.timeZone, marketOf(config.currency));
  if (config.databaseUrl === undefined) {
    throw new StartError(words.workerNeedsDatabase);
  }
  const log = createLog(config.logLevel);
  const database = openDatabase(config.databaseUrl, {
    // Scheduled jobs, matching and mail do not wait for each other.
    connections: 3,
    statementTimeout: longestStatement,
    onIdleError: (error) => log.warn({ reason: error.message }, 'a database connection broke'),
  });
  opened.defer(() => closeDatabase(database));
  // Of the site's own process the site has brought it up to date, and the address may be none that anybody has set.
  if (process.send === undefined) await bringUpToDate(database, config);
  const work = await createWork({ config, database, mail: createMail(config, log), log });
  const jobs = await startJobs(config.databaseUrl, work.jobs, log);
  opened.defer(() => jobs.stop());
  const watches = startWatches(work.watches, log);
  opened.defer(() => watches.stop());
}
