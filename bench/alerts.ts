/**
 * The cost of new listings with many saved searches, and of their daily mail: `npm run bench:alerts [-- --write]`. REAL_DATA_DIR must
 * name the folder of the real data sets, from which listings and searches are generated, the same ones in
 * every run. Prints the table, and with `--write` also writes it to docs/performance-alerts.md.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KyselyPlugin, sql } from 'kysely';
import { matchBatch } from '../src/features/alerts/commands/match-arrivals.ts';
import { readArrivals } from '../src/features/alerts/data/arrivals.ts';
import { findCandidates, readGround } from '../src/features/alerts/data/matching.ts';
import { addressOf } from '../src/features/alerts/data.ts';
import { keysOfListing, keysOfSearch } from '../src/features/alerts/domain/filing.ts';
import { createMatcher } from '../src/features/alerts/domain/matcher.ts';
import { readVocabulary } from '../src/features/search/data/names.ts';
import { anySearch, type Search } from '../src/features/search/domain/search.ts';
import type { Vocabulary } from '../src/features/search/domain/words/vocabulary.ts';
import { chanceOf } from '../src/kernel/chance.ts';
import { homeCurrency } from '../src/kernel/money.ts';
import { closeDatabase, type Database, openDatabase } from '../src/platform/database.ts';
import { openEmbeddedPostgres } from '../src/platform/embedded-postgres/server.ts';
import { migrate } from '../src/platform/migrations.ts';
import { measureSending, type SendingCost } from './alert-mails.ts';
import { generateListings } from './generate.ts';

const sizes = [10_000, 100_000];
const listings = 10_000;
const arriving = 1_000;
const alone = 200;
const heldAgainstAll = 5;
const sampled = 100;
const perPerson = 50;

interface Known {
  make: string | null;
  model: string | null;
  category: string;
  division: string | null;
  district: string | null;
  price: number | null;
  year: number | null;
  km: number | null;
  word: string | null;
}

/** A search that people might save: for something like an existing listing. */
function searchLike(like: Known, chance: () => number): Search {
  const around = (figure: number, step: number) => Math.ceil((figure * (0.9 + 0.4 * chance())) / step) * step;
  const search = { ...anySearch };
  const kind = chance();
  // Seven of ten name a model, the others a make, a kind or a word; those also name a place.
  const isModel = kind < 0.7 && like.make !== null && like.model !== null;
  if (like.make && kind < 0.85) search.make = [like.make];
  if (isModel) search.model = [like.model ?? ''];
  if (kind >= 0.85 && kind < 0.95) search.category = [like.category];
  if (kind >= 0.95) search.words = like.word ?? 'abs';
  if (like.division && (!isModel || chance() < 0.6)) {
    search.division = [like.division];
    if (like.district && (!isModel || chance() < 0.7)) search.district = [like.district];
  }
  if (chance() < 0.7 && like.price !== null) search.price = { from: null, to: around(like.price, 5_000) };
  if (chance() < 0.3 && like.year !== null)
    search.year = { from: like.year - Math.floor(chance() * 4), to: null };
  if (chance() < 0.2 && like.km !== null) search.km = { from: null, to: around(like.km, 5_000) };
  if (chance() < 0.1) search.photo = true;
  return search;
}

async function readKnown(database: Database): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select make.slug as make, model.slug as model, category_id as category, division.slug as division,
      district.slug as district, price, year, km,
      (select word from unnest(tsvector_to_array(held.words)) word where length(word) > 3 order by md5(word || entry.no) limit 1) as word
    from search_entries entry
    left join search_terms make on make.id = make_id
    left join search_terms model on model.id = model_id
    left join search_terms division on division.id = division_id
    left join search_terms district on district.id = district_id
    left join search_words held using (no)
    order by entry.no`.execute(database);
  return rows;
}

/** Saves searches directly in the database, up to `count` in all. */
async function addSearches(
  database: Database,
  {
    from,
    count,
    known,
    vocabulary,
  }: { from: number; count: number; known: readonly Known[]; vocabulary: Vocabulary },
): Promise<void> {
  const chance = chanceOf(from + 1);
  for (let start = from; start < count; start += 1_000) {
    const saved = Array.from({ length: Math.min(1_000, count - start) }, (_, i) => {
      const like = known[Math.floor(chance() * known.length)] as Known;
      const search = searchLike(like, chance);
      const number = start + i;
      const owner = `owner${Math.floor(number / perPerson)}`;
      return { id: `search${number}`, owner, search, keys: keysOfSearch(search, vocabulary) };
    });
    const rows = saved.map(({ id, owner, search }) => ({ id, owner, address: addressOf(search) }));
    await sql`
      insert into users (id, email, email_verified)
      select distinct owner, owner || '@example.org', true
      from json_to_recordset(${JSON.stringify(rows)}::json) as row (owner text)
      on conflict do nothing`.execute(database);
    await sql`
      insert into saved_searches (id, user_id, name, address, frequency)
      select id, owner, id, address, 'now'
      from json_to_recordset(${JSON.stringify(rows)}::json) as row (id text, owner text, address text)
      on conflict do nothing`.execute(database);
    const keys = saved.flatMap(({ id, search: { price, year, km }, keys }) =>
      keys.map((key) => ({ key, id, price_to: price.to, year_from: year.from, km_to: km.to })),
    );
    await sql`
      insert into saved_search_keys (key, search_id, price_to, year_from, km_to)
      select key, row.id, price_to, year_from, km_to
      from json_to_recordset(${JSON.stringify(keys)}::json)
        as row (key text, id text, price_to bigint, year_from int, km_to int)
      join saved_searches saved on saved.id = row.id`.execute(database);
  }
  await sql`analyze saved_searches, saved_search_keys`.execute(database);
}

/** Makes the latest listings new again, without any matches. */
async function arrive(database: Database, count: number): Promise<void> {
  await sql`truncate saved_search_matches, listing_arrivals`.execute(database);
  await sql`insert into listing_arrivals (no) select no from search_entries order by no desc limit ${count}`.execute(
    database,
  );
}

interface Run {
  milliseconds: number;
  statements: number;
  matches: number;
}

async function measure(counter: { statements: number }, work: () => Promise<number>): Promise<Run> {
  counter.statements = 0;
  const started = performance.now();
  const matches = await work();
  return { milliseconds: performance.now() - started, statements: counter.statements, matches };
}

async function matchAll(database: Database): Promise<number> {
  let matches = 0;
  for (;;) {
    const done = await matchBatch(database, homeCurrency);
    if (done.listings === 0) return matches;
    matches += done.matches;
  }
}

/** The average number of searches that a listing meets in the index. */
async function countMet(database: Database): Promise<number> {
  await arrive(database, sampled);
  const ground = await readGround(database, homeCurrency);
  const { arrivals } = await readArrivals(database, sampled, {
    reason: 'new',
    own: homeCurrency,
    currencies: ground.currencies,
    categories: ground.vocabulary.categories,
  });
  const keys = arrivals.flatMap(({ entry: { no }, filed, was }) =>
    keysOfListing(filed).map((key) => ({ key, no, was })),
  );
  const met = await findCandidates(database, keys);
  return new Set(met.map(({ no, search }) => `${no} ${search}`)).size / sampled;
}

/** Without any index: tests each listing against each search. */
async function holdAgainstAll(database: Database): Promise<number> {
  const ground = await readGround(database, homeCurrency);
  const { arrivals } = await readArrivals(database, heldAgainstAll, {
    reason: 'new',
    own: homeCurrency,
    currencies: ground.currencies,
    categories: ground.vocabulary.categories,
  });
  const addresses = await database.selectFrom('saved_searches').select('address').execute();
  let fits = 0;
  for (const { entry } of arrivals) {
    const matcher = createMatcher([entry], ground);
    for (const { address } of addresses) fits += matcher.fitting(address, [entry.no]).numbers.length;
  }
  return fits;
}

async function benchmark(database: Database): Promise<{ rows: string[][]; sending: SendingCost }> {
  const counter = { statements: 0 };
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      counter.statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const counted = database.withPlugin(counting);
  await generateListings(database, { count: listings });
  await sql`vacuum analyze`.execute(database);
  const known = await readKnown(database);
  const vocabulary = await readVocabulary(database);
  const rows: string[][] = [];
  let saved = 0;
  for (const size of sizes) {
    await addSearches(database, { from: saved, count: size, known, vocabulary });
    saved = size;
    // A warm-up: the first run finds all caches cold.
    await arrive(database, arriving);
    await matchAll(database);
    await arrive(database, arriving);
    const together = await measure(counter, () => matchAll(counted));
    let matches = 0;
    const single: Run = { milliseconds: 0, statements: 0, matches: 0 };
    for (let i = 0; i < alone; i += 1) {
      await sql`truncate saved_search_matches, listing_arrivals`.execute(database);
      await sql`
        insert into listing_arrivals (no) select no from search_entries order by no desc offset ${i} limit 1`.execute(
        database,
      );
      const one = await measure(counter, async () => (await matchBatch(counted, homeCurrency)).matches);
      single.milliseconds += one.milliseconds;
      single.statements += one.statements;
      matches += one.matches;
    }
    const met = await countMet(database);
    await arrive(database, heldAgainstAll);
    const all = await measure(counter, () => holdAgainstAll(database));
    const { count } = await database
      .selectFrom('saved_searches')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    rows.push([
      String(count),
      (together.milliseconds / arriving).toFixed(2),
      (together.statements / arriving).toFixed(2),
      met.toFixed(1),
      (together.matches / arriving).toFixed(1),
      (single.milliseconds / alone).toFixed(1),
      (single.statements / alone).toFixed(0),
      (matches / alone).toFixed(1),
      (all.milliseconds / heldAgainstAll).toFixed(0),
    ]);
  }
  await arrive(database, arriving);
  await matchAll(database);
  return { rows, sending: await measureSending(database) };
}

const [load = 0] = loadavg();
const folder = await mkdtemp(join(tmpdir(), 'moto-garage-alerts-'));
const server = await openEmbeddedPostgres({ dataDir: join(folder, 'data'), mode: 'own' });
const database = openDatabase(server.connectionString, { connections: 2, statementTimeout: 120_000 });
try {
  await migrate(database);
  const { rows, sending } = await benchmark(database);
  const head = [
    'saved searches',
    'ms per listing, in batches',
    'statements per listing',
    'candidate searches per listing',
    'matches per listing',
    'ms per listing, one at a time',
    'statements',
    'matches',
    'ms per listing, tested against every search',
  ];
  const table = [head, head.map(() => '---:'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const text = [
    '# Matching new listings with saved searches',
    '',
    `Printed by \`npm run bench:alerts -- --write\` on ${new Date().toISOString().slice(0, 10)}: ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} processors, Node ${process.versions.node}, the embedded PostgreSQL beside it, on a machine with a load average of ${load.toFixed(1)} before.`,
    `${arriving} listings are added together, then ${alone} one at a time, to ${listings} existing ones. The times include everything: reading the queue, finding the searches, testing them, writing the matches.`,
    '',
    table,
    '',
    `Daily mail of ${sending.due} of the searches is due, and is written but not delivered. ${sending.claimsPerSecond.toFixed(0)} searches are claimed per second, without the time to send; ${sending.mailsPerSecond.toFixed(0)} mails per second are written and recorded, ${sending.mails} in all. A poll for mail that is sent at once takes ${sending.pollMilliseconds.toFixed(1)} ms while the daily mail waits.`,
    '',
  ].join('\n');
  console.log(text);
  if (process.argv.includes('--write'))
    await writeFile(new URL('../docs/performance-alerts.md', import.meta.url), text);
} finally {
  await closeDatabase(database);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
