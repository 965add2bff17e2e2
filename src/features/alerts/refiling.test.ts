import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { addListing } from '../../../test/support/listings.ts';
import { searchers } from '../../../test/support/searchers.ts';
import type { Database } from '../../platform/database.ts';
import { createFinder, type Finder } from '../search/data/finder.ts';
import { writeSearch } from '../search/domain/search.ts';
import { refileMoved, refileWorded } from './commands/refile.ts';
import { searchAt } from './domain/matcher.ts';
import { maintainSearches, matchArrivals } from './jobs.ts';

const known = { currencies: ['BDT'], meant: 'BDT' };

let database: Database;
let drop: () => Promise<void>;
let finder: Finder;

beforeAll(async () => {
  ({ database, drop } = await createTestDatabase());
  finder = createFinder(database, 'BDT');
});
afterAll(() => drop());

const { addPerson, save, idsOf } = searchers(() => ({ database, finder }));

test('words that became names since are read anew, and found as the page of search finds them', async () => {
  const id = await save('?q=zanskarix');
  const inTheWords = await addListing(database, { description: 'Zanskarix edition', location: 'Sylhet' });
  await matchArrivals(database, 'BDT');
  expect(await idsOf(id)).toEqual([inTheWords]);
  expect(await refileWorded(database, known)).toBe(0);
  const dhaka = await database
    .selectFrom('search_terms')
    .select('id')
    .where('kind', '=', 'district')
    .where('slug', '=', 'dhaka')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('search_spellings')
    .values({ spelling: 'Zanskarix', key: 'zanskarix', term_id: dhaka.id, added_by: null })
    .execute();
  expect(await refileWorded(database, known)).toBe(1);
  const inThePlace = await addListing(database, { location: 'Mirpur, Dhaka' });
  await matchArrivals(database, 'BDT');
  expect(await idsOf(id)).toEqual([inTheWords, inThePlace].sort());
});

test('words that refuse something stay: without them it would find, and mail, what was refused as well', async () => {
  // Its make is known.
  await addListing(database, { make: 'Honda', model: 'Dio' });
  const id = await save('?make=honda&q=notread');
  const put = (address: string) =>
    database.updateTable('saved_searches').set({ address }).where('id', '=', id).execute();
  const stored = () =>
    database.selectFrom('saved_searches').select('address').where('id', '=', id).executeTakeFirstOrThrow();
  await put('?make=honda&q=non+abs');
  await refileWorded(database, known);
  expect(await stored()).toEqual({ address: '?make=honda&q=non+abs' });
  await addListing(database, { make: 'Honda', model: 'Dio', description: 'As new.' });
  await matchArrivals(database, 'BDT');
  expect(await idsOf(id)).toEqual([]);
  // Its other names are still replaced as usual.
  await put('?district=comilla&q=non+abs');
  expect(await refileWorded(database, known)).toBe(1);
  expect((await stored()).address).toContain('district=cumilla');
  expect((await stored()).address).toContain('q=non+abs');
});

test('words about the use of fuel stay: without them it would find, and mail, everything', async () => {
  const id = await save('?make=honda&q=notread');
  const address = '?make=honda&q=50+kmpl';
  await database.updateTable('saved_searches').set({ address }).where('id', '=', id).execute();
  await refileWorded(database, known);
  const stored = database.selectFrom('saved_searches').select('address').where('id', '=', id);
  expect(await stored.executeTakeFirstOrThrow()).toEqual({ address });
  await addListing(database, { make: 'Honda', model: 'Dio', description: 'Runs well.' });
  await matchArrivals(database, 'BDT');
  expect(await idsOf(id)).toEqual([]);
});

test('words that say nothing any more stay: without them it would find, and mail, more', async () => {
  const id = await save('?make=honda&q=notread');
  const address = `?make=honda&q=${encodeURIComponent('মাইলেজ')}`;
  await database.updateTable('saved_searches').set({ address }).where('id', '=', id).execute();
  await refileWorded(database, known);
  const stored = database.selectFrom('saved_searches').select('address').where('id', '=', id);
  expect(await stored.executeTakeFirstOrThrow()).toEqual({ address });
});

test('keys that a search is not filed under any more are renewed: by the hour, and when it is saved again', async () => {
  const keysOf = async (id: string) => {
    const { rows } = await sql<{ key: string }>`
      select key from saved_search_keys where search_id = ${id} order by key`.execute(database);
    return rows.map(({ key }) => key);
  };
  const former = (id: string) =>
    sql`delete from saved_search_keys where search_id = ${id} and key <> '~grey*'`.execute(database);
  const owner = await addPerson();
  const id = await save('?q=grey', owner);
  const keys = await keysOf(id);
  expect(keys).toContain('~gray*');

  await former(id);
  await maintainSearches(database, 'BDT');
  expect(await keysOf(id)).toEqual(keys);
  expect((await maintainSearches(database, 'BDT')).refiled).toBe(0);
  const gray = await addListing(database, { name: 'Honda Dio', description: 'Matt gray.' });
  await matchArrivals(database, 'BDT');
  expect(await idsOf(id)).toEqual([gray]);

  await former(id);
  expect(await save('?q=grey', owner)).toBe(id);
  expect(await keysOf(id)).toEqual(keys);
});

test('an area of which two spellings begin alike is filed once, and not anew by every hour', async () => {
  await save('?q="যাত্রাবাড়ী"');
  expect((await maintainSearches(database, 'BDT')).refiled).toBe(0);
});

test('a figure in Bangla digits, and the first of two, are filed as one word each by then', async () => {
  for (const [words, part] of [
    ['"৮০,০০০"', '~000'],
    ['"80,000" "90,000"', '~80'],
  ] as const) {
    const id = await save(`?${new URLSearchParams({ q: words })}`);
    await sql`update saved_search_keys set key = ${part} where search_id = ${id}`.execute(database);
    expect(await refileWorded(database, known)).toBe(1);
    const listing = await addListing(database, { name: 'Honda CD', description: '80,000 km, 90,000 once' });
    await matchArrivals(database, 'BDT');
    expect(await idsOf(id)).toEqual([listing]);
  }
});

test('a search that names what was merged follows, however many names were', async () => {
  const names = Array.from({ length: 5_000 }, (_, no) => ({
    kind: 'model',
    slug: `bajaj-pulsar-special-edition-of-${no}`,
  }));
  // Makes its make known.
  await addListing(database, { make: 'Bajaj', model: 'Pulsar 150' });
  const id = await save('?q=notread');
  const put = (address: string) =>
    database.updateTable('saved_searches').set({ address }).where('id', '=', id).execute();
  await put('?make=bajaj&model=bajaj-pulsar-special-edition-of-4711');
  expect(await refileMoved(database, known, names)).toBe(1);
  // The beginning of a name is a family; a longer name that only begins like it is another name.
  await put('?model=bajaj-pulsar-special&make=bajaj&make=bajaj');
  expect(await refileMoved(database, known, names)).toBe(1);
  await put('?model=bajaj-pulsar-specialist&make=bajaj&make=bajaj');
  expect(await refileMoved(database, known, names)).toBe(0);
});

test('what was found long ago is forgotten once it is not for sale: as long as it is, it is told no second time', async () => {
  const id = await save('?maxPrice=171000&minPrice=171000');
  const there = await addListing(database, { price_amount: 171_000 });
  const [sold, late] = [
    await addListing(database, { price_amount: 171_000 }),
    await addListing(database, { price_amount: 171_000 }),
  ];
  await matchArrivals(database, 'BDT');
  await sql`update saved_search_matches set found_at = now()
    - case listing_id when ${late} then interval '89 days 23 hours' else interval '90 days' end`.execute(
    database,
  );
  await database
    .updateTable('listings')
    .set({ sold_at: new Date() })
    .where('id', 'in', [sold, late])
    .execute();
  await maintainSearches(database, 'BDT');
  expect((await idsOf(id)).sort()).toEqual([there, late].sort());

  const ask = (price_amount: number) =>
    database.updateTable('listings').set({ price_amount }).where('id', '=', there).execute();
  await ask(180_000);
  await ask(171_000);
  expect((await matchArrivals(database, 'BDT')).matches).toBe(0);
});

test('a garage of another country reads them by its own rules, as its page does: there a thousand times 9,000 is no distance', async () => {
  const id = await save('?q=notread');
  const address = '?q=odo+9000+k';
  const put = () => database.updateTable('saved_searches').set({ address }).where('id', '=', id).execute();
  const stored = async () =>
    (
      await database
        .selectFrom('saved_searches')
        .select('address')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).address;
  const american = createFinder(database, 'USD');
  const { search } = await american.understand(searchAt(address, 'USD'));
  expect(writeSearch(search)).toBe(address);
  await put();
  await maintainSearches(database, 'USD');
  expect(await stored()).toBe(address);
  await maintainSearches(database, 'BDT');
  expect(await stored()).toBe('?maxKm=9000000');
});
