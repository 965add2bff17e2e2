import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { vocabularyCalls } from '../../../test/support/vocabulary.ts';

let api: TestApi;
let admin: Member;

beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signUp('admin@example.com');
  await api.database.updateTable('users').set({ admin: true }).where('id', '=', admin.id).execute();
});
afterAll(() => api.close());

const { add, nameOf, find, asked, merge } = vocabularyCalls(() => ({ api, admin }));

test('a make that a list writes in its own way: no model of the make is left that repeats its name', async () => {
  const known = [await add('Bajaj', 'Pulsar 180'), await add('Bajaj', 'Boxer')];
  const pulsar = await add('Padshah', 'Bajaj Pulsar 180');
  const others = [await add('Padshah', 'Bajaj'), await add('Padshah', 'Padshah Boxer')];
  const all = [...known, pulsar, ...others];
  expect(await nameOf('model', 'padshah-bajaj')).toMatchObject({ name: 'Bajaj', count: 1 });
  const { id } = await nameOf('make', 'padshah');
  expect((await merge(id, (await nameOf('make', 'bajaj')).id)).status).toBe(200);

  for (const words of ['bajaj', 'padshah']) {
    const found = await asked(words);
    expect([found.address, found.items.map(({ _id }) => _id).sort()]).toEqual([
      '?make=bajaj',
      all.toSorted(),
    ]);
  }
  const found = await asked('bajaj pulsar 180');
  expect(found.address).toBe('?make=bajaj&model=bajaj-pulsar-180');
  expect(found.items.map(({ _id }) => _id).sort()).toEqual([known[0], pulsar].sort());
  expect((await find('?model=bajaj-bajaj-pulsar-180')).total).toBe(2);
  expect(await nameOf('model', 'bajaj-boxer')).toMatchObject({ count: 2 });

  // The same for those to come.
  await add('Padshah', 'Bajaj Pulsar 180');
  await add('Padshah', 'Bajaj');
  expect((await find('?model=bajaj-pulsar-180')).total).toBe(3);
  const names = (await find('?make=bajaj')).facets.model.map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Boxer', 'Pulsar 180']);
});
