import { sql } from 'kysely';
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

test('S2 /contract: an enquiry that is sent twice is one, until it is answered or minutes later', async () => {
  const send = async (email: string) => {
    const answer = await api.call('POST', '/enquiries', { email });
    return ((await answer.json()) as { insertedId: string }).insertedId;
  };
  const [first, second] = await Promise.all([send('twice@example.org'), send('Twice@example.org')]);
  expect(second).toBe(first);
  const other = await send('other@example.org');
  await api.database
    .updateTable('enquiries')
    .set({ created_at: sql`now() - interval '11 minutes'` })
    .where('id', '=', first ?? '')
    .execute();
  const later = await send('twice@example.org');
  await api.database.updateTable('enquiries').set({ done_at: sql`now()` }).where('id', '=', later).execute();
  const afterAnswer = await send('twice@example.org');
  expect(new Set([first, other, later, afterAnswer]).size).toBe(4);
});

test.each(['', 'x', 'a@b', 'a b@c.de', '@c.de', 'a@c.', '<a@c.de>', `${'a'.repeat(250)}@c.de`])(
  'S2 /contract: %j is no e-mail address',
  async (email) => {
    const response = await api.call('POST', '/enquiries', { email });
    const { fields } = (await response.json()) as { fields: { field: string }[] };
    expect([response.status, fields.length, fields[0]?.field]).toEqual([422, 1, 'email']);
  },
);

test('a booking and an enquiry keep what can be seen of a text; half a character is told', async () => {
  const member = await api.signUp('seen@example.com');
  const sent = await member.call('POST', '/modalData', {
    location: '\u202eMirpur\u200b, Dhaka\u0000',
    number: '\u202a+880 1712-345678\u202c',
  });
  expect(sent.status).toBe(201);
  const booking = await api.database
    .selectFrom('bookings')
    .select(['location', 'mobile'])
    .where('user_id', '=', member.id)
    .executeTakeFirst();
  expect(booking).toEqual({ location: 'Mirpur, Dhaka', mobile: '+8801712345678' });
  expect((await api.call('POST', '/enquiries', { email: 'seen\u200b@example.org' })).status).toBe(201);
  const written = await api.database.selectFrom('enquiries').select('email').execute();
  expect(written.map(({ email }) => email)).toContain('seen@example.org');
  for (const [path, body] of [
    ['/modalData', { location: 'Mirpur \ud83c', number: '01712345678' }],
    ['/enquiries', { email: 'a\ud800@example.org' }],
  ] as const) {
    const { fields } = (await (await member.call('POST', path, body)).json()) as {
      fields: { code: string }[];
    };
    expect(fields.map(({ code }) => code)).toEqual(['text-broken']);
  }
});

test('a character that cannot be stored is told, anywhere', async () => {
  const member = await api.signUp('nul@example.com');
  const codeOf = async (answer: Response) => [
    answer.status,
    ((await answer.json()) as { code: string }).code,
  ];
  // Where it would name something, there is nothing of that name.
  for (const [path, code] of [
    ['/myProducts/%00', 'product-not-found'],
    ['/me/sessions/%00', 'session-not-found'],
  ] as const)
    expect(await codeOf(await member.call('DELETE', path))).toEqual([404, code]);
  expect(await codeOf(await member.call('GET', '/placeHelp?location=%00'))).toEqual([400, 'text-unreadable']);
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
