import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveSearch } from '../../src/features/alerts/commands.ts';
import { createFinder } from '../../src/features/search/data/finder.ts';
import { closeDatabase, type Database, openDatabase } from '../../src/platform/database.ts';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/server.ts';
import { addListing } from '../support/listings.ts';
import { insertMember } from '../support/members.ts';
import {
  cleanUp,
  eventually,
  jobProcessOf,
  makeDataDir,
  poll,
  startSite,
  webProcessOf,
} from './site-process.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(() => cleanUp(dataDir));

const searches = 20;
const arriving = 3_000;
/** Milliseconds; ends what hangs. A job process that was killed three times is started later each time. */
const longest = 170_000;

/** Searches of one person: each finds one in two hundred of what comes in, and the last one what comes after that. */
async function save(database: Database): Promise<void> {
  const owner = await insertMember(database, { id: 'owner', email: 'owner@example.org', name: '' });
  const finder = createFinder(database, 'BDT');
  for (let i = 0; i < searches; i += 1) {
    const address = `?minPrice=${1_000 + i}&maxPrice=${1_000 + i}`;
    await saveSearch({ database, finder }, owner, { address, name: `Search ${i}`, frequency: 'never' });
  }
  const last = { address: '?minPrice=9000', name: 'The last', frequency: 'now' as const };
  await saveSearch({ database, finder }, owner, last);
}

/** What an import does, in batches. */
async function arrive(database: Database): Promise<void> {
  for (let start = 0; start < arriving; start += 500) {
    await sql`
      insert into listings (id, seller_name, email, mobile, category_id, name, image, price, price_amount,
        original_price, location, year_of_use, condition, kind)
      select 'bike' || lpad(number::text, 6, '0'), '', '', '', 'commuters', 'Bike ' || number, '/art/naked-signal.svg',
        '', 1000 + number % 200, '', 'Sylhet', '2019', 'good', 'naked'
      from generate_series(${start}::int, ${start + 499}::int) number`.execute(database);
  }
}

test('the job process is killed again and again while thousands come in: every match is there once', async () => {
  const site = await startSite({ DATA_DIR: dataDir, DEMO: 'off' });
  const postgres = await openEmbeddedPostgres({ dataDir, mode: 'share' });
  const database = openDatabase(postgres.connectionString, { connections: 2 });
  try {
    await save(database);
    const web = webProcessOf(site);
    let former: number | undefined;
    const coming = arrive(database);
    for (let kill = 0; kill < 3; kill += 1) {
      const pid = await poll(() => {
        const found = jobProcessOf(web);
        return found === former ? undefined : found;
      });
      if (pid === undefined) throw new Error('There is no job process');
      const waiting = async () => Number(await countOf(database, 'listing_arrivals'));
      // In the midst of it: it has begun to take off what came in, or has done so.
      await eventually(async () => (await waiting()) < arriving - kill * 200 - 200);
      process.kill(pid, 'SIGKILL');
      former = pid;
    }
    await coming;
    expect(await eventually(async () => (await countOf(database, 'listing_arrivals')) === 0, longest)).toBe(
      true,
    );
    const { rows } = await sql<{ name: string; count: number }>`
      select name, count(listing_id)::int as count from saved_searches
      left join saved_search_matches on search_id = id group by name order by name`.execute(database);
    for (const { name, count } of rows)
      expect([name, count]).toEqual([name, name === 'The last' ? 0 : arriving / 200]);

    // Whoever came after them goes on, and sends.
    await addListing(database, { price_amount: 9_500 });
    const isSent = async () =>
      (await database.selectFrom('saved_search_matches').select('mail').where('mail', '=', 'sent').execute())
        .length === 1;
    expect(await eventually(isSent, longest)).toBe(true);
    const outbox = join(dataDir, 'outbox');
    const mails = await Promise.all(
      (await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^To: owner@example\.org\r$/m);
    expect(mails[0]?.replaceAll('=\r\n', '')).toContain(`${site.address}/stopMail?token=3D`);
  } finally {
    await closeDatabase(database);
    await postgres.stop();
    site.kill('SIGTERM');
    await site.ended;
  }
}, 600_000);

async function countOf(database: Database, table: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(database);
  return rows[0]?.count ?? 0;
}
