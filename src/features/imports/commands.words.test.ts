import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { addListing } from '../../../test/support/listings.ts';
import type { FoundBikes } from '../search/contract.ts';
import { importListings } from './commands.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await createTestApi();
  folder = await mkdtemp(join(tmpdir(), 'moto-garage-words-'));
});
afterEach(async () => {
  await api.database.deleteFrom('listings').execute();
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function find(query: string): Promise<string[]> {
  const answer = await api.call('GET', `/bikes?q=${encodeURIComponent(`"${query}"`)}`);
  return ((await answer.json()) as FoundBikes).items.map(({ name }) => name);
}

const descriptions = async () =>
  (await api.database.selectFrom('listings').select('description').orderBy('posted_at').execute()).map(
    ({ description }) => description,
  );

test('a description is what its row says, in sentences, and nothing is found by other words', async () => {
  const file = join(folder, 'bikes.csv');
  await writeFile(
    file,
    'id,name,price,city,km,colour,description\n1,Honda Dio,65000,Dhaka,9000,,\n2,Honda Dio Deluxe,70000,Dhaka,9000,Rot,\n3,Honda Dio X,75000,Dhaka,9000,,Listed in the club paper.\n4,Honda Dio Y,76000,Dhaka,9000,Red,Urgent sale\n5,Honda Dio Z,77000,Dhaka,9000,Red,Who buys it?\n',
  );
  await importListings({ database: api.database, file, rejectsFile: join(folder, 'rejects.csv') });
  expect(await descriptions()).toEqual([
    '',
    'Colour: Rot (red).',
    'Listed in the club paper.',
    'Urgent sale.\nColour: Red.',
    'Who buys it?\nColour: Red.',
  ]);
  expect(await find('listed imported file')).toEqual([]);
  expect(await find('clock')).toEqual([]);
  expect(await find('listed')).toEqual(['Honda Dio X']);
  expect(await find('rot')).toEqual(['Honda Dio Deluxe']);
});

test('what was made up before is taken back, and found no more; what a list or a seller said stays', async () => {
  const { database } = api;
  const made =
    'Honda Dio, model year 2021. 9,000 km on the clock. To be seen in Dhaka. Listed from an imported file.';
  const said = 'Listed from an imported file? No, from the shop.';
  const before: [string, string][] = [
    ['import', made],
    ['import', `${made}\nColour: Rot (red).`],
    ['import', 'Well kept, on the clock as it came.'],
    ['seller', made],
    ['seller', said],
  ];
  const ids: string[] = [];
  for (const [i, [origin, description]] of before.entries()) {
    const posted_at = new Date(Date.UTC(2026, 5, 1 + i));
    ids.push(
      await addListing(database, {
        origin: origin as 'import',
        description,
        name: `Honda Dio ${i}`,
        posted_at,
      }),
    );
  }
  const buyer = await api.signUp('buyer@example.com');
  const meeting = { location: 'Dhaka', number: '01712345678' };
  expect((await buyer.call('POST', '/modalData', { ...meeting, productId: ids[0] })).status).toBe(201);
  expect(await find('listed imported file')).toHaveLength(4);

  const migration = await readFile('db/migrations/0055-figures-are-no-words.sql', 'utf8');
  await database.transaction().execute((transaction) => sql.raw(migration).execute(transaction));
  expect(await descriptions()).toEqual([
    '',
    'Colour: Rot (red).',
    ...before.slice(2).map(([, text]) => text),
  ]);
  const held = (word: string) =>
    sql<{ name: string }>`
      select listing.name from search_words held
      join search_entries entry using (no) join listings listing on listing.id = entry.listing_id
      where held.words @@ ${word}::tsquery order by 1`
      .execute(database)
      .then(({ rows }) => rows.map(({ name }) => name));
  expect(await held('imported')).toEqual(['Honda Dio 3', 'Honda Dio 4']);
  expect(await held('rot')).toEqual(['Honda Dio 1']);
  expect(await held('clock')).toEqual(['Honda Dio 2', 'Honda Dio 3']);
  const [booking] = (await (await buyer.call('GET', '/myBookings')).json()) as { product: object }[];
  expect(booking?.product).toMatchObject({ now: null, reworded: null });
});
