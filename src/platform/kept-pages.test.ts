import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/support/database.ts';
import { closeDatabase, type Database, openDatabase } from './database.ts';
import type { WholeAnswer } from './http/whole-answer.ts';
import { createKeptPages, encodedBody, type KeptPages, type RenderPage } from './kept-pages.ts';

let database: Database;
let connectionString: string;
let drop: () => Promise<void>;
let kept: KeptPages;
let renderings: number;

beforeAll(async () => {
  ({ database, connectionString, drop } = await createTestDatabase());
});
afterAll(() => drop());
beforeEach(() => {
  kept = createKeptPages(database);
  renderings = 0;
});

/** A page that shows these topics and counts how often it was rendered. */
function page(topics: readonly string[], parts: Partial<WholeAnswer> = {}): RenderPage {
  return async (announce) => {
    announce().showing(topics);
    renderings += 1;
    return { ...answer(), ...parts };
  };
}

const answer = (): WholeAnswer => ({
  status: 200,
  headers: {},
  cookies: [],
  body: new TextEncoder().encode(`rendering ${renderings}`),
});

function textOf(shown: Awaited<ReturnType<KeptPages['show']>>): string {
  return new TextDecoder().decode('kept' in shown ? shown.kept.readBody() : shown.answer.body);
}

async function change(topic: string, by: Database = database): Promise<void> {
  await sql`insert into topic_changes (topic) values (${topic})`.execute(by);
}

test('each rendering has a tag of its own: whoever has an older one, or another process’s, is sent the page', async () => {
  const tagOf = async (by: KeptPages) => {
    const shown = await by.show('/bikes/1', page(['listing:1']));
    return 'kept' in shown ? shown.kept.etag : null;
  };
  const first = await tagOf(kept);
  expect(first).toMatch(/^W\/".+"$/);
  expect(await tagOf(kept)).toBe(first);
  await change('listing:1');
  const second = await tagOf(kept);
  expect(new Set([first, second, await tagOf(createKeptPages(database))]).size).toBe(3);
});

test('a page is rendered once for all visitors until what it shows changes, whoever changed it', async () => {
  const show = async () => textOf(await kept.show('/bikes/1', page(['listing:1'])));
  expect(await show()).toBe('rendering 1');
  expect(await show()).toBe('rendering 1');
  await change('listing:2');
  expect(await show()).toBe('rendering 1');
  // As another web process would do it.
  const other = openDatabase(connectionString, { connections: 1 });
  await change('listing:1', other);
  await closeDatabase(other);
  expect(await show()).toBe('rendering 2');
  expect(await show()).toBe('rendering 2');
});

test('where compressing a page fails, the next one who asks for it does not get that failure', async () => {
  const shown = await kept.show('/bikes/1', page(['listing:1']));
  if (!('kept' in shown)) throw new Error('not kept');
  const { readBody } = shown.kept;
  shown.kept.readBody = () => null as unknown as ReturnType<typeof readBody>;
  await expect(encodedBody(shown.kept, 'br')).rejects.toThrow();
  shown.kept.readBody = readBody;
  const fill = await encodedBody(shown.kept, 'br');
  expect(brotliDecompressSync(await fill('nonce'))).toEqual(Buffer.from(readBody()));
});

test('a page that is asked for once only drives out none that others look at', async () => {
  // As well compressible as a page: about 1,400 bytes with its encodings.
  const long = (name: string) => `${name}.${randomBytes(450).toString('base64')}${' '.repeat(3_000)}`;
  const render: RenderPage = async (announce) => {
    const rendered = await page(['listing:1'])(announce);
    return { ...rendered, body: new TextEncoder().encode(long(new TextDecoder().decode(rendered.body))) };
  };
  kept = createKeptPages(database, { budget: 3_500 });
  const show = async (key: string) => /^rendering \d+/.exec(textOf(await kept.show(key, render)))?.[0];
  expect([await show('/'), await show('/bikes')]).toEqual(['rendering 1', 'rendering 2']);
  expect(await show('/bikes?page=once')).toBe('rendering 3');
  expect([await show('/'), await show('/bikes')]).toEqual(['rendering 1', 'rendering 2']);
  // Asked for twice, it is worth keeping.
  expect(await show('/bikes?page=once')).toBe('rendering 4');
  expect(await show('/bikes?page=once')).toBe('rendering 4');
});

test('after very many changes at once every page is rendered again, whatever they were', async () => {
  const show = async () => textOf(await kept.show('/bikes/1', page(['listing:1'])));
  const changeMany = (count: number) =>
    sql`insert into topic_changes (topic) select 'listing:' || nth from generate_series(2, 1 + ${count}::int) nth`.execute(
      database,
    );
  expect(await show()).toBe('rendering 1');
  await changeMany(5_000);
  expect(await show()).toBe('rendering 1');
  await changeMany(5_001);
  expect(await show()).toBe('rendering 2');
  expect(await show()).toBe('rendering 2');
});

test('several processes each hear of every change', async () => {
  const second = createKeptPages(database);
  const render = page(['listing:1']);
  await kept.show('/', render);
  await second.show('/', render);
  await change('listing:1');
  expect(await textOf(await kept.show('/', render))).toBe('rendering 3');
  expect(await textOf(await second.show('/', render))).toBe('rendering 4');
});

test('a transaction that ends after a later one is heard of, too', async () => {
  const render = page(['listing:1']);
  await kept.show('/', render);
  const slow = await database.startTransaction().execute();
  await sql`insert into topic_changes (topic) values ('listing:1')`.execute(slow);
  await change('listing:2');
  expect(await textOf(await kept.show('/', render))).toBe('rendering 1');
  await slow.commit().execute();
  expect(await textOf(await kept.show('/', render))).toBe('rendering 2');
});

test('what changed while a page was rendered is not kept in it', async () => {
  const render: RenderPage = async (announce) => {
    announce().showing(['listing:1']);
    renderings += 1;
    if (renderings === 1) {
      await change('listing:1');
      await kept.show('/other', page([]));
    }
    return answer();
  };
  await kept.show('/', render);
  const before = renderings;
  await kept.show('/', render);
  expect(renderings).toBe(before + 1);
  await kept.show('/', render);
  expect(renderings).toBe(before + 1);
});

test('visitors who come together share a rendering', async () => {
  const render = page(['listing:1']);
  const shown = await Promise.all(Array.from({ length: 20 }, () => kept.show('/', render)));
  expect(new Set(shown.map(textOf))).toEqual(new Set(['rendering 1']));
});

test('visitors who come together share a rendering also where what it shows changes all the time', async () => {
  const changing = (parts: Partial<WholeAnswer> = {}): RenderPage => {
    const render = page(['listing:1'], parts);
    return async (announce) => {
      const rendered = await render(announce);
      await change('listing:1');
      await kept.show('/other', page([]));
      return rendered;
    };
  };
  const together = (key: string, render: RenderPage) =>
    Promise.all(Array.from({ length: 20 }, () => kept.show(key, render)));
  await kept.show('/other', page([]));
  renderings = 0;
  const shown = await together('/', changing());
  // The rendering under way when they came, and one for all who had to wait.
  expect(renderings).toBe(2);
  // All get the same page object, so it is compressed once.
  expect(new Set(shown.map((each) => 'kept' in each && each.kept)).size).toBe(2);
  renderings = 0;
  await together('/with-cookies', changing({ cookies: ['own=1'] }));
  expect(renderings).toBe(20);
});

test.each([
  [
    'that did not say what it shows',
    async (announce: Parameters<RenderPage>[0]) => {
      announce().showing(['listing:1']);
      announce();
      renderings += 1;
      return answer();
    },
  ],
  ['that was not found', page([], { status: 404 })],
  ['that sets a cookie', page([], { cookies: ['a=1'] })],
] satisfies [string, RenderPage][])('a page %s is not kept', async (_name, render) => {
  await kept.show('/', render);
  await kept.show('/', render);
  expect(renderings).toBe(2);
});

test('without the database pages are rendered, not kept', async () => {
  const gone = openDatabase('postgres://nobody@127.0.0.1:1/none', { connections: 1 });
  const lonely = createKeptPages(gone);
  expect(await textOf(await lonely.show('/', page([])))).toBe('rendering 1');
  expect(await textOf(await lonely.show('/', page([])))).toBe('rendering 2');
  await closeDatabase(gone);
});

test('every way to change what a page shows tells its topic', async () => {
  const told = async (write: () => Promise<unknown>) => {
    await sql`truncate topic_changes`.execute(database);
    await write();
    const { rows } = await sql<{
      topic: string;
    }>`select distinct topic from topic_changes order by 1`.execute(database);
    return rows.map((row) => row.topic);
  };
  await sql`insert into users (id, email) values ('u1', 'a@example.org')`.execute(database);
  await sql`insert into categories (id, name, image, position) values ('c1', 'One', '/a', 99)`.execute(
    database,
  );
  expect(
    await told(() =>
      sql`insert into listings (id, seller_name, email, mobile, category_id, name, image, price, original_price,
          location, year_of_use, condition, kind)
        values ('l1', 'A', 'a@example.org', '1', 'c1', 'Bike', '/i', '1', '1', 'Dhaka', '1', 'good', 'sport')`.execute(
        database,
      ),
    ),
  ).toEqual(['listings']);
  expect(await told(() => sql`update listings set price = '2' where id = 'l1'`.execute(database))).toEqual([
    'listing:l1',
    'listings',
  ]);
  expect(await told(() => sql`update listings set price = '2' where id = 'none'`.execute(database))).toEqual(
    [],
  );
  expect(await told(() => sql`update users set name = 'B' where id = 'u1'`.execute(database))).toEqual([
    'member:u1',
  ]);
  expect(await told(() => sql`delete from listings where id = 'l1'`.execute(database))).toEqual([
    'listing:l1',
    'listings',
  ]);
  expect(await told(() => sql`update categories set name = 'Two' where id = 'c1'`.execute(database))).toEqual(
    ['categories'],
  );
});
