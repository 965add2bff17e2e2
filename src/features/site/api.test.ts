import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('S2 /contract: an enquiry is stored', async () => {
  const response = await api.call('POST', '/enquiries', { email: ' rider@example.org ' });
  expect([response.status, await response.json()]).toEqual([
    201,
    { acknowledged: true, insertedId: expect.any(String) },
  ]);
  const rows = await api.database.selectFrom('enquiries').select('email').execute();
  expect(rows).toEqual([{ email: 'rider@example.org' }]);
});

test.each(['', 'x', 'a@b', 'a b@c.de', '@c.de', 'a@c.', '<a@c.de>', `${'a'.repeat(250)}@c.de`])(
  'S2 /contract: %j is no e-mail address',
  async (email) => {
    const response = await api.call('POST', '/enquiries', { email });
    const { fields } = (await response.json()) as { fields: { field: string }[] };
    expect([response.status, fields.length, fields[0]?.field]).toEqual([422, 1, 'email']);
  },
);

test('a character that cannot be stored is told, anywhere', async () => {
  const member = await api.signUp('nul@example.com');
  const answers = [
    await api.call('POST', '/enquiries', { email: 'a\u0000b@example.org' }),
    await member.call('GET', '/categoryProducts/%00'),
    await member.call('DELETE', '/myProducts/%00'),
    await member.call('POST', '/modalData', { location: 'x\u0000', number: '01712345678' }),
  ];
  for (const answer of answers) {
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      400,
      'text-unreadable',
    ]);
  }
  expect(api.errors).toEqual([]);
});

test('unknown calls are 404 problem documents; the API describes itself', async () => {
  const unknown = await api.call('GET', '/nothing');
  expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  const document = (await (await api.call('GET', '/openapi.json')).json()) as {
    openapi: string;
    paths: Record<string, object>;
  };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/category',
      '/categoryProducts/{name}',
      '/jwt',
      '/users',
      '/modalData',
      '/products',
      '/myProducts',
      '/myProducts/{id}',
    ]),
  );
  const docs = await (await api.call('GET', '/docs')).text();
  for (const path of Object.keys(document.paths)) expect(docs).toContain(`/api${path}`);
});
