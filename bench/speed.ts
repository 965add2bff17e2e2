/**
 * How fast the site answers: `npm run bench [-- --sizes 10000,100000,1000000] [--seconds 6] [--write]`.
 * Starts the production build on its own embedded database with generated listings, server and database on
 * one core and the load generator on the other, and sends it and a plain Express app the same requests.
 * REAL_DATA_DIR is the folder of the real data sets that the listings are generated from. With --write the
 * table replaces docs/performance.md.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { bringUpToDate } from '../src/platform/bring-up-to-date.ts';
import { closeDatabase, type Database, openDatabase } from '../src/platform/database.ts';
import { openEmbeddedPostgres } from '../src/platform/embedded-postgres/server.ts';
import { generateListings } from './generate.ts';
import {
  type Ask,
  type Load,
  loadCore,
  pin,
  putLoad,
  putLoadsInTurns,
  serverCore,
  startProgram,
} from './speed/processes.ts';
import { describeMachine, type Measured, writeTable } from './speed/report.ts';
import { listScenarios, type SignedIn } from './speed/scenarios.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    seconds: { type: 'string', default: '6' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});
const sizes = values.sizes.split(',').map(Number);
const seconds = Number(values.seconds);
const manyConnections = 16;

/** The plain app has its own table, designed as its author would have done. */
async function prepareBaseline(database: Database): Promise<void> {
  await sql`create schema baseline`.execute(database);
  await sql`create table baseline.listings as select * from listings`.execute(database);
  await sql`alter table baseline.listings add primary key (id)`.execute(database);
  for (const column of ['category_id', 'make', 'price_amount', 'year', 'posted_at']) {
    await sql`create index on baseline.listings (${sql.ref(column)})`.execute(database);
  }
}

async function fill(database: Database, size: number): Promise<void> {
  const started = performance.now();
  await generateListings(database, { count: size });
  await prepareBaseline(database);
  await sql`vacuum analyze`.execute(database);
  console.error(`${size} listings after ${Math.round((performance.now() - started) / 1_000)} s`);
}

/** Registers a person through the API. */
async function signUp(url: string, role: 'buyer' | 'seller', size: number): Promise<SignedIn> {
  const email = `${role}-${size}@example.org`;
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie },
      body: JSON.stringify(body),
    });
  const answer = await post('/auth/sign-up/email', { email, password: 'correct horse battery', name: '' });
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  await post('/users', { name: 'Karim', email, role }, cookie);
  const { token } = (await (await post('/jwt', { email }, cookie)).json()) as { token: string };
  return { cookie, token };
}

/** Adds so many listings a second until it is stopped; then returns how many there were. */
function offerListings(url: string, { token }: SignedIn, aSecond = 20): () => Promise<number> {
  const answers: Promise<Response>[] = [];
  const timer = setInterval(() => {
    const body = JSON.stringify({
      name: `Bajaj Pulsar 150 no. ${answers.length}`,
      price: String(100_000 + answers.length),
      originalPrice: '200000',
      number: '01712345678',
      location: 'Cumilla',
      image: '/art/naked-signal.svg',
      yearOfUse: '2019',
    });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    answers.push(fetch(`${url}/api/products`, { method: 'POST', headers, body }));
  }, 1_000 / aSecond);
  return async () => {
    clearInterval(timer);
    const failed = (await Promise.all(answers)).find(({ ok }) => !ok);
    if (failed) throw new Error(`A listing was refused: ${failed.status} ${await failed.text()}`);
    return answers.length;
  };
}

// A block has all mixtures of the lists that requests are made from (6 makes, 8 categories, 10 words, 12 years).
const block = 120;
const parts = ['before', 'alone', 'full'] as const;

/** The requests of one part of a measurement: none of another's, whose pages may still be kept. */
function requestsOf(part: (typeof parts)[number], all: readonly Ask[]): readonly Ask[] {
  if (all.length < block * parts.length) return all;
  return all.filter((_, number) => parts[Math.floor(number / block) % parts.length] === part);
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const longestWork = 30 * 60_000;

/**
 * Waits until the site's jobs have processed the new listings: matched them with saved searches and learned
 * prices.
 */
async function settle(database: Database): Promise<void> {
  const started = performance.now();
  let before = '';
  let calm = 0;
  while (calm < 3) {
    if (performance.now() - started > longestWork) throw new Error('The jobs do not come to an end.');
    await sleep(2_000);
    const { rows } = await sql<{ arrivals: number; active: number; valued: number; written: string }>`
      select (select count(*)::int from listing_arrivals) as arrivals,
        (select count(*)::int from pgboss.job where state = 'active') as active,
        (select count(*)::int from search_entries where expected is not null) as valued,
        (select max(changed)::text from search_entries) as written`.execute(database);
    const now = JSON.stringify(rows[0]);
    const isDone = rows[0]?.arrivals === 0 && rows[0].active === 0 && rows[0].valued > 0;
    calm = now === before && isDone ? calm + 1 : 0;
    before = now;
  }
  console.error(`  the jobs were done after ${Math.round((performance.now() - started) / 1_000)} s`);
}

async function measure(
  database: Database,
  { dataDir, connectionString }: { dataDir: string; connectionString: string },
  size: number,
): Promise<Measured> {
  const env = {
    DATABASE_URL: connectionString,
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
  };
  const site = await startProgram('../../dist/server/main.server.js', env);
  const baseline = await startProgram('../tools/baseline.mjs', env);
  const loads = new Map<string, { full: Load; alone: Load }>();
  try {
    await settle(database);
    const member = await signUp(site.url, 'buyer', size);
    const seller = await signUp(site.url, 'seller', size);
    const all = await listScenarios(database, member);
    const scenarios = all.filter((one) => one.name.includes(values.only));
    const compared = scenarios.filter(({ inTurns }) => inTurns);
    for (const { requests } of compared) await putLoad(site.url, requests, { connections: 2, seconds: 1 });
    const inTurns = await putLoadsInTurns(site.url, compared, { connections: manyConnections, seconds });
    for (const { name, of, requests, crowd } of scenarios) {
      const { url } = of === 'site' ? site : baseline;
      // The rate limits for one account and one address would end the measurement.
      const lift = setInterval(() => void database.deleteFrom('rate_limits').execute(), 20);
      try {
        // V8 first has to learn what is asked for now.
        await putLoad(url, requestsOf('before', requests), { connections: manyConnections, seconds });
        if (crowd !== undefined) {
          const stop = offerListings(url, seller);
          const full = await putLoad(url, requests, { connections: crowd, seconds });
          loads.set(name, { full, alone: full });
          console.error(`  ${await stop()} listings were added meanwhile`);
          continue;
        }
        // One connection measures how long an answer takes; many connections measure the throughput.
        const alone = await putLoad(url, requestsOf('alone', requests), { connections: 1, seconds });
        const full =
          inTurns.get(name) ??
          (await putLoad(url, requestsOf('full', requests), { connections: manyConnections, seconds }));
        loads.set(name, { full, alone });
      } finally {
        clearInterval(lift);
      }
      const full = loads.get(name)?.full;
      console.error(`  ${name}: ${Math.round(full?.perSecond ?? 0)} a second, ${full?.failed} failed`);
    }
    return { size, loads, memory: site.memory() };
  } finally {
    await site.stop();
    await baseline.stop();
  }
}

/** Measures with so many listings in a database of its own. */
async function measureAt(size: number): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'moto-garage-bench-'));
  const postgres = await openEmbeddedPostgres({ dataDir, mode: 'own' });
  const database = openDatabase(postgres.connectionString, { connections: 2, statementTimeout: 0 });
  try {
    await bringUpToDate(database, { databaseUrl: undefined });
    await fill(database, size);
    const { rows } = await sql<{
      pid: string;
    }>`select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as pid`.execute(database);
    // The listings are generated on both cores, but the measurement uses the server's.
    pin(Number(rows[0]?.pid), serverCore);
    return await measure(database, { dataDir, connectionString: postgres.connectionString }, size);
  } finally {
    await closeDatabase(database);
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function run(): Promise<void> {
  pin(process.pid, loadCore);
  const measured: Measured[] = [];
  for (const size of sizes) measured.push(await measureAt(size));
  const report = writeTable(measured, describeMachine(), { connections: manyConnections, seconds });
  console.log(report);
  if (values.write) await writeFile(new URL('../docs/performance.md', import.meta.url), report);
}

await run();
