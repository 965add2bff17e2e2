import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/support/database.ts';
import type { Database } from './database.ts';
import { anyOf, runPrepared } from './prepared.ts';

let database: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ database, drop } = await createTestDatabase());
  await sql`create table figures as select n, repeat('x', 100) as text from generate_series(1, 20000) n`.execute(
    database,
  );
  await sql`alter table figures add primary key (n)`.execute(database);
  await sql`analyze figures`.execute(database);
});
afterAll(() => drop());

/** How many generic and how many custom plans were made for a statement with lists of this length. */
async function plansFor(count: number, lists: readonly (readonly number[])[]) {
  return database.connection().execute(async (connection) => {
    const answers: number[][] = [];
    for (const list of lists) {
      const { rows } = await runPrepared<{ n: number }>(
        connection,
        sql`select n from figures where n = any (${list}::int[]) and n > -${sql.lit(count)}`,
      );
      answers.push(rows.map(({ n }) => n));
    }
    const { rows } = await sql<{ generic: number; custom: number }>`
      select generic_plans as generic, custom_plans as custom from pg_prepared_statements
      where statement like ${`%figures%> -${count}`}`.execute(connection);
    return { answers, ...rows[0] };
  });
}

test.each([1, 3, 11])(
  'lists of %i in a prepared statement are planned once, and answered the same',
  async (count) => {
    const lists = Array.from({ length: 12 }, (_, call) =>
      Array.from({ length: count }, (__, place) => call * 20 + place + 1),
    );
    const { answers, generic, custom } = await plansFor(count, lists.map(anyOf));
    // PostgreSQL makes custom plans for the first five calls.
    expect({ generic, custom }).toEqual({ generic: 7, custom: 5 });
    expect(answers).toEqual(lists);
  },
);

test('an empty list stays empty, a long one as it is', () => {
  expect(anyOf([])).toEqual([]);
  const long = Array.from({ length: 40 }, (_, place) => place);
  expect(anyOf(long)).toEqual(long);
});
