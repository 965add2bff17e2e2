// `npm run admin -- someone@example.org`: makes an existing account an admin. The web offers no way to do that.
import { grantAdmin } from './features/identity/commands.ts';
import { bringUpToDate } from './platform/bring-up-to-date.ts';
import { readConfig, readEnvironment } from './platform/config.ts';
import { closeDatabase, openDatabase } from './platform/database.ts';
import { openEmbeddedPostgres } from './platform/embedded-postgres/server.ts';
import { reasonOf, StartError } from './platform/start-error.ts';

async function main([email, ...more]: string[]): Promise<void> {
  if (email === undefined || more.length > 0 || !email.includes('@')) {
    throw new StartError(
      'Say whose account becomes an admin, by its e-mail: npm run admin -- someone@example.org',
    );
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
    if (result === 'unknown') {
      throw new StartError(
        `No account has the e-mail ${email}: register it on the site first, then run this again.`,
      );
    }
    if (result === 'unconfirmed') {
      throw new StartError(
        `Nobody has confirmed the mailbox ${email} yet: its owner opens the link in the mail from the site first, then run this again.`,
      );
    }
    console.log(result === 'granted' ? `${email} is an admin now.` : `${email} is an admin already.`);
  } finally {
    await closeDatabase(database);
    await embedded?.stop();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof StartError ? error.message : `That did not work: ${reasonOf(error)}.`);
  process.exitCode = 1;
}
