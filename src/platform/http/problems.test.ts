import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase, testServer } from '../../../test/support/database.ts';
import { closeDatabase, openDatabase, type Transaction } from '../database.ts';
import { problem, toAppError } from './problems.ts';

const context = { req: { method: 'GET', path: '/api/bikes' } } as Parameters<typeof toAppError>[2];

test('a statement that takes too long is given up, and told as such', async () => {
  const database = openDatabase(testServer(), { connections: 1, statementTimeout: 50 });
  const told: unknown[] = [];
  const log = { info() {}, warn: (...all: unknown[]) => void told.push(all), error() {}, debug() {} };
  const error: unknown = await sql`select pg_sleep(30)`.execute(database).catch((caught: unknown) => caught);
  await closeDatabase(database);
  const answer = problem(toAppError(error, log, context));
  expect([answer.status, answer.headers.get('retry-after'), told.length]).toEqual([503, '2', 1]);
  expect(await answer.json()).toMatchObject({ code: 'too-slow' });
});

test('of two transactions in a deadlock, the one that is undone is told to try again', async () => {
  const { database, drop } = await createTestDatabase();
  const lock = (transaction: Transaction, id: string) =>
    sql`select pg_advisory_xact_lock(hashtext(${id}))`.execute(transaction);
  const both = Promise.withResolvers<void>();
  let holding = 0;
  const inOrder = (one: string, other: string) =>
    database.transaction().execute(async (transaction) => {
      await lock(transaction, one);
      holding += 1;
      if (holding === 2) both.resolve();
      await both.promise;
      await lock(transaction, other);
    });
  const ends = await Promise.allSettled([inOrder('a', 'b'), inOrder('b', 'a')]);
  await drop();
  const [undone, ...others] = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  expect(others).toEqual([]);
  const told: unknown[] = [];
  const log = { info() {}, warn: (...all: unknown[]) => void told.push(all), error() {}, debug() {} };
  const answer = problem(toAppError(undone, log, context));
  expect([answer.status, answer.headers.get('retry-after'), told.length]).toEqual([503, '2', 1]);
  expect(await answer.json()).toMatchObject({ code: 'try-again' });
});

test('so is one that could not have seen what another changed', async () => {
  const silent = { info() {}, warn() {}, error() {}, debug() {} };
  const error = Object.assign(new Error('could not serialize access'), { code: '40001' });
  expect(toAppError(error, silent, context)).toMatchObject({ status: 503, code: 'try-again' });
});

test.each(['53100', '53200', '53300'])(
  'a database without room (%s) is told as unavailable, and why to the log',
  (code) => {
    const told: unknown[] = [];
    const log = { info() {}, warn: (...all: unknown[]) => void told.push(all), error() {}, debug() {} };
    const error = Object.assign(new Error('could not extend file'), { code });
    expect(toAppError(error, log, context)).toMatchObject({ status: 503, code: 'unavailable' });
    expect(JSON.stringify(told)).toContain('could not extend file');
  },
);
