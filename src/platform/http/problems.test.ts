import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/support/database.ts';
import { closeDatabase, openDatabase } from '../database.ts';
import { problem, toAppError } from './problems.ts';

test('a statement that takes too long is given up, and told as such', async () => {
  const database = openDatabase(testServer(), { connections: 1, statementTimeout: 50 });
  const told: unknown[] = [];
  const log = { info() {}, warn: (...all: unknown[]) => void told.push(all), error() {}, debug() {} };
  const error: unknown = await sql`select pg_sleep(30)`.execute(database).catch((caught: unknown) => caught);
  await closeDatabase(database);
  const answer = problem(
    toAppError(error, log, { req: { method: 'GET', path: '/api/bikes' } } as Parameters<
      typeof toAppError
    >[2]),
  );
  expect([answer.status, answer.headers.get('retry-after'), told.length]).toEqual([503, '2', 1]);
  expect(await answer.json()).toMatchObject({ code: 'too-slow' });
});
