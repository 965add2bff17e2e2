// The web process for the tests with the emulator: the product's site, with two things that no setting can bring about.
import { pathToFileURL } from 'node:url';
import { UnsecuredJWT } from 'jose';
import { type IdTokens, readIdentity } from '../../src/features/identity/id-tokens.ts';
import { readBuiltIdentity } from '../../src/platform/build.ts';
import { readConfig, withPort } from '../../src/platform/config.ts';
import { openDatabase } from '../../src/platform/database.ts';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/server.ts';
import { openHttpListener } from '../../src/platform/http-listener.ts';
import { createLog } from '../../src/platform/log.ts';
import { createMail } from '../../src/platform/mail.ts';
import { migrate } from '../../src/platform/migrations.ts';
import { createSite } from '../../src/site.server.ts';

const { SITE_BUILD = '', AUTH_EMULATOR = '' } = process.env;

/** The emulator signs nothing: its tokens are believed here, and nowhere else. */
function emulatorTokens(projectId: string): IdTokens {
  const issuer = `https://securetoken.google.com/${projectId}`;
  return {
    verify: async (token) =>
      readIdentity(UnsecuredJWT.decode(token, { issuer, audience: projectId }).payload, projectId),
  };
}

const settings = readConfig(process.env);
const build = pathToFileURL(`${SITE_BUILD}/`);
const identity = await readBuiltIdentity(undefined, build);
if (identity.provider !== 'firebase') throw new Error('The build for the tests is not one for Firebase');

const listener = await openHttpListener(settings.host, settings.port);
const config = withPort(settings, listener.port);
const postgres = await openEmbeddedPostgres({ dataDir: config.dataDir, mode: 'own' });
const database = openDatabase(postgres.connectionString);
await migrate(database);
const log = createLog(config.logLevel);
const site = await createSite({
  config,
  database,
  log,
  mail: createMail(config, log),
  identity,
  build,
  idTokens: emulatorTokens(identity.projectId),
});

/** The emulator stands in for Firebase's hosts in the policy, too; everything else in it stays as it is. */
listener.serve(async (request, bindings) => {
  const answer = await site.fetch(request, bindings);
  const policy = answer.headers.get('content-security-policy');
  if (policy === null) return answer;
  const changed = new Response(answer.body, answer);
  const adjusted = policy
    .replace('https://identitytoolkit.googleapis.com', AUTH_EMULATOR)
    .replace(`https://${identity.authDomain}`, AUTH_EMULATOR);
  changed.headers.set('content-security-policy', adjusted);
  return changed;
});
console.log(`Moto Garage is ready at ${listener.address} with ${postgres.connectionString} `);

process.once('SIGTERM', async () => {
  await listener.close(0);
  await database.destroy();
  await postgres.stop();
  process.exit(0);
});
