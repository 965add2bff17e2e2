// `npm run admin -- someone@example.org`: makes an existing account an admin, and with --remove an admin's account one
// like all others. The web interface offers no way to do that.
import { parseArgs } from 'node:util';
import * as words from '#messages/start.ts';
import { grantAdmin, revokeAdmin } from './features/identity/commands.ts';
import { bringUpToDate } from './platform/bring-up-to-date.ts';
import { readConfig } from './platform/config.ts';
import { openConfiguredDatabase } from './platform/configured-database.ts';
import { readEnvironment } from './platform/settings-file.ts';
import { reasonOf, StartError } from './platform/start-error.ts';

/** @throws {StartError} where these are no arguments of this program */
function read(args: string[]): { email: string; remove: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args,
      options: { remove: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [email, ...more] = positionals;
    if (email?.includes('@') && more.length === 0) return { email, remove: values.remove };
  } catch {
    // Another option, which the usage answers as well.
  }
  throw new StartError(words.adminUsage);
}

async function main(args: string[]): Promise<void> {
  const { email, remove } = read(args);
  const config = readConfig(readEnvironment());
  const { database, close } = await openConfiguredDatabase(config, 'share', { connections: 1 });
  try {
    await bringUpToDate(database, config);
    const result = await (remove ? revokeAdmin : grantAdmin)(database, email);
    if (result === 'unknown' && remove) throw new StartError(words.adminUnknownToRemove(email));
    if (result === 'unknown') throw new StartError(words.adminUnknown(email));
    if (result === 'unconfirmed') throw new StartError(words.adminUnconfirmed(email));
    if (result === 'stopped') throw new StartError(words.adminStopped(email));
    console.log(words.adminOutcome[result](email));
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
