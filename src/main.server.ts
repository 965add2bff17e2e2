// The web process: settings → data folder → port → database → migrations → site, and the same way back.
import { seedDemo } from '../db/seed.ts';
import { bringUpToDate } from './platform/bring-up-to-date.ts';
import { readBuiltIdentity } from './platform/build.ts';
import { type Config, readConfig, readEnvironment, withPort } from './platform/config.ts';
import { closeDatabase, openDatabase } from './platform/database.ts';
import { claimDataFolder } from './platform/embedded-postgres/data-folder-claim.ts';
import { openEmbeddedPostgres } from './platform/embedded-postgres/server.ts';
import { openHttpListener } from './platform/http-listener.ts';
import { keepJobProcess } from './platform/job-process.ts';
import { createLog, type Log } from './platform/log.ts';
import { createMail } from './platform/mail.ts';
import { StartError } from './platform/start-error.ts';
import { onStopRequest } from './platform/stop-requests.ts';
import { createSite } from './site.server.ts';

/** What has to be closed, in the opposite order of opening. */
const opened = new AsyncDisposableStack();
let startup: Promise<void> = Promise.resolve();
let ending: Promise<void> | undefined;
const stopRequested = Promise.withResolvers<void>();

onStopRequest(
  () => void stop(0),
  () => process.exit(1),
);
startup = start();
startup.catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  return stop(1);
});

async function start(): Promise<void> {
  const settings = readConfig(readEnvironment());
  const identity = await readBuiltIdentity(settings.firebaseProjectId);
  const log = createLog(settings.logLevel);
  const claim = settings.databaseUrl === undefined ? await claimDataFolder(settings.dataDir) : undefined;
  opened.defer(() => claim?.release());

  const listener = await openHttpListener(settings.host, settings.port);
  const config = withPort(settings, listener.port);

  const connectionString = config.databaseUrl ?? (await openOwnServer(config, claim, log));
  const database = openDatabase(connectionString, {
    onIdleError: (error) => log.warn({ reason: error.message }, 'a database connection broke'),
  });
  opened.defer(() => closeWithin(5_000, closeDatabase(database)));
  await unlessStopped(bringUpToDate(database, config), config.shutdownTimeout);
  if (config.demo) await seedDemo(database, new Date());

  const mail = createMail(config, log);
  opened.defer(() => mail.settled());

  const jobSettings = { DATABASE_URL: connectionString, PUBLIC_URL: config.publicUrl };
  const jobs = keepJobProcess(new URL('main.worker.ts', import.meta.url), jobSettings, log);
  opened.defer(() => jobs.stop());
  // Closed before the database, although it was opened before: requests in flight still need it.
  opened.defer(() => listener.close(config.shutdownTimeout));
  opened.defer(() => claim?.announceEnd());
  // Asked to end at once, awaited above, once requests in flight are done.
  opened.defer(() => void jobs.stop());
  const site = await createSite({ config, database, log, mail, identity });
  listener.serve(site.fetch);
  if (mail.outbox) console.log(`Mail is kept in ${mail.outbox}, as SMTP_URL is not set.`);
  console.log(`Moto Garage is ready at ${listener.address}`);
  // Nobody waits for it: visitors come first.
  jobs.start();
}

/** Closes everything once, however many reasons there are to. */
function stop(code: number): Promise<void> {
  stopRequested.resolve();
  ending ??= (async () => {
    await startup.catch(() => undefined);
    await opened.disposeAsync();
  })();
  return ending
    .catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    })
    .then(() => process.exit(code));
}

/**
 * Awaits a part of the start that may take for ever, as waiting for another process's migration does: once the process
 * shall stop, it is given `timeout` milliseconds more.
 */
async function unlessStopped(work: Promise<void>, timeout: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const givenUp = stopRequested.promise.then(async () => {
    await new Promise((resolve) => (timer = setTimeout(resolve, timeout)));
    throw new StartError('Stopped before the database was brought up to date.');
  });
  await Promise.race([work, givenUp]).finally(() => clearTimeout(timer));
}

async function openOwnServer(
  { dataDir }: Config,
  claim: Awaited<ReturnType<typeof claimDataFolder>> | undefined,
  log: Log,
): Promise<string> {
  const postgres = await openEmbeddedPostgres({
    dataDir,
    mode: 'own',
    ...(claim && { claim }),
    onRestart: (message) => log.warn(message),
    onUnexpectedExit: (error) => {
      console.error(error.message);
      void stop(1);
    },
  });
  opened.defer(() => postgres.stop());
  return postgres.connectionString;
}

/** A connection that does not come back must not keep the process from ending. */
async function closeWithin(timeout: number, closing: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([closing, new Promise((resolve) => (timer = setTimeout(resolve, timeout)))]);
  clearTimeout(timer);
}
