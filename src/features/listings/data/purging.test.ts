import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { listingOf } from '../../../../test/support/listings.ts';
import { purgeDeleted } from './purging.ts';

let test_: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  test_ = await createTestDatabase();
});
afterAll(() => test_.drop());

const never = { hasOpenReport: sql<boolean>`false`, owesMail: sql<boolean>`false` };

test('very many are purged in batches: what is done stays done when a later one fails, and nothing is left out', async () => {
  const { database } = test_;
  const listings = Array.from({ length: 5 }, (_, nth) =>
    listingOf({
      id: `listing ${nth}`,
      origin: 'import',
      deleted_at: nth === 1 ? new Date() : new Date(2020, 1),
    }),
  );
  await database.insertInto('listings').values(listings).execute();
  const left = async () =>
    (await database.selectFrom('listings').select('id').orderBy('id').execute()).map(({ id }) => id);
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`.execute(
    database,
  );
  await sql`create trigger refuse before delete on listings for each row when (old.id = 'listing 4')
    execute function refuse()`.execute(database);
  await expect(purgeDeleted(database, never, 2)).rejects.toThrow('refused');
  expect(await left()).toEqual(['listing 1', 'listing 3', 'listing 4']);
  await sql`drop trigger refuse on listings`.execute(database);
  expect(await purgeDeleted(database, never, 2)).toBe(2);
  expect(await left()).toEqual(['listing 1']);
  expect(await purgeDeleted(database, never, 2)).toBe(0);
});
