// `npm run admin -- someone@example.org`: makes an existing account an admin. The web offers no way to do that.
import * as words from '#messages/start.ts';
import { grantAdmin } from './features/identity/commands.ts';
import { bringUpToDate } from './platform/bring-up-to-date.ts';
import { readConfig, readEnvironment } from './platform/config.ts';
import { closeDatabase, openDatabase } from './platform/database.ts';
import { openEmbeddedPostgres } from './platform/embedded-postgres/server.ts';
import { reasonOf, StartError } from './platform/start-error.ts';

async function main([email, ...more]: string[]): Promise<void> {
  if (email === undefined || more.length > 0 || !email.includes('@')) {
    throw new StartError(words.adminUsage);
  }
  const config = readConfig(readEnvironment());
  const embedded =
    config.databaseUrl === undefined
      ? await openEmbeddedPostgres({ dataDir: config.dataDir, mode: 'share' })
      : undefined;
  const database = openDatabase(config.databaseUrl ?? embedded?.connectionString ?? '', { connections: 1 });
  try {
    await bringUpToDate(database, config);
    const result = await grantAdmin(database, email);
    if (result === 'unknown') throw new StartError(words.adminUnknown(email));
    if (result === 'unconfirmed') throw new StartError(words.adminUnconfirmed(email));
    console.log((result === 'granted' ? words.adminGranted : words.adminAlready)(email));
  } finally {
    await closeDatabase(database);
    await embedded?.stop();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof StartError ? error.message : words.didNotWork(reasonOf(error)));
  process.exitCode = 1;
}
