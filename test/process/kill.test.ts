import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '../../src/platform/database.ts';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/server.ts';
import {
  backendOf,
  cleanUp,
  eventually,
  leftOf,
  makeDataDir,
  poll,
  postmasterOf,
  type RunningSite,
  startSite,
  webProcessOf,
} from './site-process.ts';
import { sendEnquiry, startWriteLoad } from './write-load.ts';

const rounds = 20;
let dataDir: string;

beforeAll(async () => {
  dataDir = await makeDataDir();
});
afterAll(() => cleanUp(dataDir));

/** Whom to kill, in turn. After the last two the whole site is gone, the first two it has to survive. */
const victims = {
  postmaster: () => postmasterOf(dataDir),
  backend: () => poll(() => backendOf(dataDir)),
  'web process': (site: RunningSite) => webProcessOf(site),
  bootstrap: (site: RunningSite) => site.pid,
};

test(`kill -9 of any process, ${rounds} times under write load, loses nothing that was confirmed`, async () => {
  const confirmed: string[] = [];
  let site: RunningSite | undefined;
  for (let round = 0; round < rounds; round++) {
    const name = (Object.keys(victims) as (keyof typeof victims)[])[round % 4] ?? 'postmaster';
    site ??= await startSite({ DATA_DIR: dataDir });
    const load = startWriteLoad(site);
    const target = 20 + Math.floor(Math.random() * 100);
    expect(await eventually(() => load.acknowledged.length >= target), `writes before round ${round}`).toBe(
      true,
    );

    const victim = await victims[name](site);
    expect(victim, `a ${name} to kill in round ${round}`).toBeDefined();
    if (victim !== undefined) process.kill(victim, 'SIGKILL');

    if (name === 'web process' || name === 'bootstrap') {
      await site.ended;
      expect(await eventually(() => leftOf(dataDir).length === 0), `all gone after killing the ${name}`).toBe(
        true,
      );
      await load.stop();
      site = undefined;
    } else {
      await eventually(() => load.failed > 0, 2_000);
      const before = load.acknowledged.length;
      expect(
        await eventually(() => load.acknowledged.length > before + 10),
        `writes again after killing the ${name}; the site says: ${site.stderr()}`,
      ).toBe(true);
      await load.stop();
    }
    confirmed.push(...load.acknowledged);
    console.log(
      `round ${round + 1}: ${name} killed, ${load.acknowledged.length} confirmed, ${load.failed} failed`,
    );
  }

  site ??= await startSite({ DATA_DIR: dataDir });
  expect(await sendEnquiry(site, 'last@example.org')).toBe(true);
  const stored = await storedEnquiries();
  const lost = confirmed.filter((email) => !stored.has(email));
  console.log(`${confirmed.length} confirmed writes, ${stored.size} stored, ${lost.length} lost`);
  expect(lost).toEqual([]);
  expect(confirmed.length).toBeGreaterThan(rounds * 20);

  site.kill('SIGTERM');
  expect(await site.ended).toEqual({ code: 0, signal: null });
  // Ends what hangs: a minute alone, several on a slow and busy machine.
}, 900_000);

/** Read past the site, with the server that it has started. */
async function storedEnquiries(): Promise<Set<string>> {
  const postgres = await openEmbeddedPostgres({ dataDir, mode: 'share' });
  const database = openDatabase(postgres.connectionString, { connections: 1 });
  try {
    const rows = await database.selectFrom('enquiries').select('email').execute();
    return new Set(rows.map(({ email }) => email));
  } finally {
    await closeDatabase(database);
    await postgres.stop();
  }
}
