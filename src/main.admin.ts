// `npm run admin -- someone@example.org`: makes an existing account an admin. The web interface offers no way
// to do that.
import * as words from '#messages/start.ts';
import { grantAdmin } from './features/identity/commands.ts';
import { bringUpToDate } from './platform/bring-up-to-date.ts';
import { readConfig, readEnvironment } from './platform/config.ts';
import { openConfiguredDatabase } from './platform/configured-database.ts';
import { reasonOf, StartError } from './platform/start-error.ts';

async function main([email, ...more]: string[]): Promise<void> {
  if (email === undefined || more.length > 0 || !email.includes('@')) {
    throw new StartError(words.adminUsage);
  }
  const config = readConfig(readEnvironment());
  const { database, close } = await openConfiguredDatabase(config, 'share', { connections: 1 });
  try {
    await bringUpToDate(database, config);
    const result = await grantAdmin(database, email);
    if (result === 'unknown') throw new StartError(words.adminUnknown(email));
    if (result === 'unconfirmed') throw new StartError(words.adminUnconfirmed(email));
    if (result === 'stopped') throw new StartError(words.adminStopped(email));
    console.log((result === 'granted' ? words.adminGranted : words.adminAlready)(email));
  } finally {
    await close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof StartError ? error.message : words.didNotWork(reasonOf(error)));
  process.exitCode = 1;
}
