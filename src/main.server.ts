// The web process: settings → data folder → port → database → migrations → site, and back in reverse order.
import { marketOf } from './kernel/markets.ts';
import { writeAsIn } from './kernel/write-as-in.ts';
import { readBuiltIdentity } from './platform/build.ts';
import { readConfig, withPort } from './platform/config.ts';
import { closeDatabase, openDatabase } from './platform/database.ts';
import { claimDataFolder } from './platform/embedded-postgres/data-folder-claim.ts';
import { openEmbeddedPostgres } from './platform/embedded-postgres/server.ts';
import { openHttpListener } from './platform/http-listener.ts';
import { keepJobProcess } from './platform/job-process.ts';
import { createLog } from './platform/log.ts';
import { createMail } from './platform/mail.ts';
import { type Life, runProcess } from './platform/run-process.ts';
import { readEnvironment, whatIsNoSetting } from './platform/settings-file.ts';
import { StartError } from './platform/start-error.ts';
import { within } from './platform/within.ts';
import { readyGarage } from './ready-garage.server.ts';
import { createSite } from './site.server.ts';

runProcess(start);

async function start({ opened, stopRequested, fail }: Life): Promise<void> {
  const noSettings = whatIsNoSetting();
  if (noSettings) console.log(noSettings);
  const settings = readConfig(readEnvironment());
  writeAsIn(settings.timeZone, marketOf(settings.currency));
  const identity = await readBuiltIdentity(settings.firebaseProjectId);
  const log = createLog(settings.logLevel);
  const claim = settings.databaseUrl === undefined ? await claimDataFolder(settings.dataDir) : undefined;
  opened.defer(() => claim?.release());

  const listener = await openHttpListener(settings.host, settings.port);
  const config = withPort(settings, listener.port);

  const openOwnServer = async () => {
    const postgres = await openEmbeddedPostgres({
      dataDir: config.dataDir,
      mode: 'own',
      ...(claim && { claim }),
      onRestart: (message) => log.warn(message),
      onUnexpectedExit: fail,
    });
    opened.defer(() => postgres.stop());
    return postgres.connectionString;
  };
  const connectionString = config.databaseUrl ?? (await openOwnServer());
  const database = openDatabase(connectionString, {
    onIdleError: (error) => log.warn({ reason: error.message }, 'a database connection broke'),
  });
  // A connection that does not return must not keep the process from ending.
  opened.defer(() => within(5_000, closeDatabase(database)));
  await readyGarage(database, config, (work) => unlessStopped(work, stopRequested, config.shutdownTimeout));

  const mail = createMail(config, log);
  opened.defer(() => mail.settled());

  const jobSettings = { DATABASE_URL: connectionString, PUBLIC_URL: config.publicUrl };
  const jobs = keepJobProcess(new URL('main.worker.ts', import.meta.url), jobSettings, log);
  opened.defer(() => jobs.stop());
  // Closed before the database, although it was opened before: running requests still need it.
  opened.defer(() => listener.close(config.shutdownTimeout));
  opened.defer(() => claim?.announceEnd());
  // Asked to stop at once; the deferred call above awaits it, once running requests are done.
  opened.defer(() => void jobs.stop());
  const site = await createSite({ config, database, log, mail, identity });
  listener.serve(site.fetch);
  if (mail.outbox) console.log(`Mail is kept in ${mail.outbox}, as SMTP_URL is not set.`);
  console.log(`Moto Garage is ready at ${listener.address}`);
  // Not awaited: visitors come first.
  jobs.start();
}

/**
 * Awaits a step of the start that may take for ever, such as waiting for another process's migration: once
 * the process has to stop, the step gets `timeout` milliseconds more.
 */
async function unlessStopped(
  work: Promise<void>,
  stopRequested: Promise<void>,
  timeout: number,
): Promise<void> {
  const givenUp = stopRequested.then(async () => {
    await within(timeout, work);
    throw new StartError('Stopped before the database was brought up to date.');
  });
  await Promise.race([work, givenUp]);
}
