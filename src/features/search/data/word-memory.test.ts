import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { addListing } from '../../../../test/support/listings.ts';
import type { Database } from '../../../platform/database.ts';
import { hasSlot } from '../domain/engine/bits.ts';
import { anySearch } from '../domain/search.ts';
import { createFinder, type Finder } from './finder.ts';
import { createWordMemory } from './word-memory.ts';

let database: Database;
let drop: () => Promise<void>;
let finder: Finder;
let ids: string[];

/** All numbers of listings are below this. */
const end = 10_000;
const limits = { mostByWords: 20, candidates: 10, rounds: 9 };

beforeAll(async () => {
  ({ database, drop } = await createTestDatabase());
});
afterAll(() => drop());

beforeEach(async () => {
  await database.deleteFrom('listings').execute();
  ids = [];
  for (let i = 0; i < 40; i += 1)
    ids.push(await addListing(database, { description: i < 5 ? 'Panniers. Serviced.' : 'Serviced.' }));
  finder = createFinder(database, 'BDT', limits);
});

/** The listings that searches for the words find. */
async function found(words: string): Promise<number[]> {
  const { numbers } = await finder.find({ search: { ...anySearch, words }, limit: 50, after: null });
  return numbers;
}

/** The numbers of all listings. */
async function listNumbers(): Promise<number[]> {
  const rows = await database
    .selectFrom('search_entries')
    .select('no')
    .where('for_sale', '=', true)
    .execute();
  return rows.map(({ no }) => no);
}

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}

const describeAs = (id: string | undefined, description: string) =>
  database
    .updateTable('listings')
    .set({ description })
    .where('id', '=', id ?? '')
    .execute();

// Statements besides the check for news.
test.each([
  ['few', 'panniers', 5, [1]],
  ['very many', 'serviced', 40, [2, 1]],
])('words that %s hold are asked about once', async (_, words, count, again) => {
  expect(await found(words)).toHaveLength(count);
  for (const statements of again) expect(await statementsOf(() => found(words))).toBe(statements);
});

test.each([
  ['few', 'panniers', 5],
  ['very many', 'serviced', 40],
])(
  'words that %s hold: what is written, changed, taken away or brought back counts at once',
  async (_, words, count) => {
    expect(await found(words)).toHaveLength(count);
    await describeAs(ids[0], 'Nothing of it.');
    expect(await found(words)).toHaveLength(count - 1);
    await describeAs(ids[0], `With ${words} again.`);
    expect(await found(words)).toHaveLength(count);
    const more = await addListing(database, { description: `Also ${words}.` });
    expect(await found(words)).toHaveLength(count + 1);
    await database.updateTable('listings').set({ deleted_at: new Date() }).where('id', '=', more).execute();
    expect(await found(words)).toHaveLength(count);
    await database.updateTable('listings').set({ deleted_at: null }).where('id', '=', more).execute();
    expect(await found(words)).toHaveLength(count + 1);
  },
);

test('an answer that is older than a change is not kept', async () => {
  const memory = createWordMemory(database, limits.mostByWords);
  const numbers = await listNumbers();
  expect(await memory.find('serviced', end)).toBeNull();
  for (const ask of [() => memory.keep('serviced', numbers), () => memory.find('panniers', end)]) {
    const answer = ask();
    // As the mirror does while the query is under way.
    memory.forget(numbers.slice(0, 1));
    await answer;
    expect(await statementsOf(ask)).toBe(1);
    expect(await statementsOf(ask)).toBe(0);
  }
});

/** The same database, but its next query waits behind a gate. */
function createSlow() {
  const gates: Promise<void>[] = [];
  // By query: the answer to another one may come first.
  const gateOf = new WeakMap<object, Promise<void>>();
  const slow = database.withPlugin({
    transformQuery: ({ node, queryId }) => {
      const gate = gates.shift();
      if (gate) gateOf.set(queryId, gate);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      await gateOf.get(queryId);
      return result;
    },
  });
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gates.push(promise);
    return resolve;
  };
  return { slow, hold };
}

async function numberOf(id: string | undefined): Promise<number> {
  const entry = database
    .selectFrom('search_entries')
    .select('no')
    .where('listing_id', '=', id ?? '');
  return (await entry.executeTakeFirstOrThrow()).no;
}

/** Searches until the words are known for all listings; returns whether this one contains them. */
async function holds(memory: ReturnType<typeof createWordMemory>, query: string, no: number) {
  for (let i = 0; i < 9; i += 1) {
    const part = await memory.find(query, end);
    if (part?.kind === 'held') return hasSlot(part.held, no);
  }
  throw new Error('They stay unknown');
}

test.each(['known of all', 'known of none'])(
  'words %s: an older answer that comes later does not count any more',
  async (known) => {
    const { slow, hold } = createSlow();
    const memory = createWordMemory(slow, 0);
    const [id] = ids;
    const no = await numberOf(id);
    if (known === 'known of all') expect(await holds(memory, 'serviced', no)).toBe(true);
    else await memory.find('serviced', end);
    memory.forget([no]);
    const release = hold();
    const older = memory.find('serviced', end);
    await describeAs(id, 'Nothing of it.');
    memory.forget([no]);
    const isHeld = await memory.keep('serviced', [no]);
    expect(isHeld(no)).toBe(false);
    release();
    await older;
    expect(await holds(memory, 'serviced', no)).toBe(false);
  },
);

test('words that are dropped while they are asked about: the answer is right all the same', async () => {
  const { slow, hold } = createSlow();
  const memory = createWordMemory(slow, 0, 10_000);
  const no = await numberOf(ids[0]);
  expect(await holds(memory, 'serviced', no)).toBe(true);
  await describeAs(ids[0], 'Nothing of it.');
  const fresh = await numberOf(await addListing(database, { description: 'Serviced, too.' }));
  memory.forget([no, fresh]);
  const release = hold();
  const asked = memory.find('serviced', end);
  for (const others of ['panniers', 'panniers & serviced', 'serviced & panniers'])
    await holds(memory, others, no);
  release();
  const part = await asked;
  if (part?.kind !== 'held') throw new Error('Not known of all');
  expect([hasSlot(part.held, no), hasSlot(part.held, fresh)]).toEqual([false, true]);
});

test('words that very many hold: what was written of many here and there is asked for in one statement', async () => {
  const memory = createWordMemory(database, 0);
  const numbers = await listNumbers();
  expect(await holds(memory, 'serviced', numbers[0] ?? 0)).toBe(true);
  memory.forget(Array.from({ length: 1_000 }, (_, place) => place * 7));
  expect(await statementsOf(() => holds(memory, 'serviced', numbers[0] ?? 0))).toBe(1);
  expect(await statementsOf(() => holds(memory, 'serviced', numbers[0] ?? 0))).toBe(0);
});

test('of very many words, those that were asked for last are remembered', async () => {
  const numbers = await listNumbers();
  // There is room for two of them.
  const memory = createWordMemory(database, 0, 10_000);
  const queries = ['serviced', 'panniers', 'serviced & panniers'];
  const ask = (query = '') =>
    statementsOf(async () => {
      await memory.find(query, end);
      await memory.keep(query, numbers);
    });
  for (const query of queries) for (const statements of [2, 1, 0]) expect(await ask(query)).toBe(statements);
  expect(await ask(queries.at(-1))).toBe(0);
  expect(await ask(queries[0])).toBe(2);
});

test('words that few hold are listed anew when very much has changed, and are many when they have become so', async () => {
  const memory = createWordMemory(database, 6);
  expect(await memory.find('panniers', end)).toHaveProperty('numbers.length', 5);
  memory.forget(Array.from({ length: 5_000 }, (_, i) => i + 1_000_000));
  expect(await statementsOf(() => memory.find('panniers', end))).toBe(1);
  expect(await statementsOf(() => memory.find('panniers', end))).toBe(0);
  for (const id of ids.slice(10, 12)) await describeAs(id, 'Panniers, too.');
  memory.forget(await listNumbers());
  expect(await memory.find('panniers', end)).toBeNull();
});
