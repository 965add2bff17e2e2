import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../support/api.ts';
import { addListing } from '../support/listings.ts';

let api: TestApi;
beforeAll(async () => {
  // As long as a statement of the site may take.
  api = await createTestApi({ statementTimeout: 10_000 });
});
afterAll(() => api.close());

const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const get = (path: string) => api.site.request(api.origin + path, {}, env);

test('statements that do not come to an end are ended: each call says so, people get a page, and all goes on after it', async () => {
  const id = await addListing(api.database);
  const calls = ['/api/bikes', `/api/bikes/${id}`, '/bikes.atom', `/bikes/${id}.png`];
  expect((await Promise.all(calls.map(get))).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const answers = await api.database.transaction().execute(async (other) => {
    // What somebody at the database may do, for as long as they like.
    await sql`lock table listings, search_entries in access exclusive mode`.execute(other);
    return Promise.all(calls.map(get));
  });
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    calls.map(() => [503, '2']),
  );
  const [list, bike, feed, picture] = await Promise.all(answers.map((answer) => answer.text()));
  for (const text of [list, bike]) expect(JSON.parse(text ?? '')).toMatchObject({ code: 'too-slow' });
  for (const text of [feed, picture]) expect(text).toContain('Try again');
  expect((await Promise.all(calls.map(get))).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});
