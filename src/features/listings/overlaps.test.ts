import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { newProduct } from '../../../test/support/listings.ts';
import { untilWaiting } from '../../../test/support/lock-waits.ts';

let api: TestApi;
let seller: Member;

beforeAll(async () => {
  api = await createTestApi();
  seller = await api.signUp('seller@example.com', 'seller');
});
afterAll(() => api.close());

/** Makes a call with a category that the garage is just giving up. Returns the answer. */
async function callWhileGivenUp(name: string, call: (category: string) => Promise<Response>) {
  const category = { id: name, name, image: '/art/naked-sky.svg', position: 90 };
  await api.database.insertInto('categories').values(category).execute();
  let answer: Promise<Response> | undefined;
  await api.database.transaction().execute(async (givingUp) => {
    await givingUp.deleteFrom('categories').where('id', '=', name).execute();
    answer = call(name);
    await untilWaiting(api.database, 1, answer);
  });
  const given = await answer;
  return [given?.status, await given?.json()];
}

const unknown = [
  422,
  expect.objectContaining({ fields: [expect.objectContaining({ code: 'category-unknown' })] }),
];

test('a motorcycle is not added to a category that is given up in this moment, and its seller is told so', async () => {
  const add = (category: string) => seller.call('POST', '/products', { ...newProduct, category });
  expect(await callWhileGivenUp('mopeds', add)).toEqual(unknown);
});

test('nor moved to one', async () => {
  const added = await seller.call('POST', '/products', newProduct);
  const { insertedId } = (await added.json()) as { insertedId: string };
  const move = (category: string) => seller.call('PATCH', `/myProducts/${insertedId}`, { category });
  expect(await callWhileGivenUp('tricycles', move)).toEqual(unknown);
});
