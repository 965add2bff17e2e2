import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';

interface Answer {
  code: string;
  detail: string;
  fields?: { field: string; code: string; detail: string }[];
}

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { $ref?: string; properties?: object } }> };
  security?: Record<string, unknown>[];
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: object }> };
}

let api: TestApi;
let member: Member;
let document: Document;
beforeAll(async () => {
  api = await createTestApi();
  member = await api.signUp('odd@example.com', 'seller');
  await api.database.updateTable('users').set({ admin: true }).where('id', '=', member.id).execute();
  document = (await (await api.call('GET', '/openapi.json')).json()) as Document;
});
afterAll(() => api.close());

function operations() {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

async function refusal(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = { cookie: member.cookie, authorization: `Bearer ${member.token}` };
  // Each call has an address of its own, because attempts are counted by address.
  const address = `10.1.${Math.floor(calls / 250)}.${calls % 250}`;
  calls += 1;
  const response = await api.call(method, path, body, { ...headers, 'test-address': address });
  return (await response.json()) as Answer;
}
let calls = 0;

const sentence = /^[A-Z].*[.?]$/;
const ofTheLibrary = /invalid|expected|received|too (?:big|small)|unrecognized|>=|<=|NaN|undefined|regex/i;

const oddities: unknown[] = [
  5,
  -1,
  true,
  null,
  [],
  ['x'],
  {},
  { a: 1 },
  '',
  'x'.repeat(5_000),
  '\ud800',
  [[['x']]],
];

// Each test makes several hundred to a thousand calls.
describe('whatever is wrong with a request is told in a sentence', () => {
  test('every field of every body, with every wrong type', async () => {
    let told = 0;
    for (const { method, path, operation } of operations()) {
      const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
      const known = document.components.schemas[schema?.$ref?.split('/').at(-1) ?? ''] ?? schema;
      // Signing out would end the session that the other calls need.
      if (path === '/auth/sign-out') continue;
      for (const field of Object.keys(known?.properties ?? {})) {
        for (const value of oddities) {
          const answer = await refusal(method, path.replace(/\{\w+\}/g, 'x'), { [field]: value });
          for (const { detail, code } of answer.fields ?? []) {
            told += 1;
            expect([path, field, value, detail]).toEqual([
              path,
              field,
              value,
              expect.stringMatching(sentence),
            ]);
            expect(detail).not.toMatch(ofTheLibrary);
            expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
          }
        }
      }
    }
    expect(told).toBeGreaterThan(500);
  });

  test('every parameter of every address', async () => {
    let told = 0;
    for (const { method, path, operation } of operations()) {
      for (const { name, in: place } of operation.parameters ?? []) {
        for (const value of ['-1', '0', 'x', '1.5', '1e9', '', 'x'.repeat(200), '🏍']) {
          const written = encodeURIComponent(value);
          const filled = path.replace(/\{(\w+)\}/g, (_, part) => (part === name ? written || 'x' : 'x'));
          const answer = await refusal(method, place === 'query' ? `${filled}?${name}=${written}` : filled);
          for (const { detail } of answer.fields ?? []) {
            told += 1;
            expect([path, name, value, detail]).toEqual([path, name, value, expect.stringMatching(sentence)]);
            expect(detail).not.toMatch(ofTheLibrary);
          }
        }
      }
    }
    expect(told).toBeGreaterThan(20);
  });

  test.each([
    ['GET', '/myProducts?limit=-1', undefined, 'limit', 'too-small', 'This must be at least 1.'],
    ['GET', '/myProducts?limit=101', undefined, 'limit', 'too-big', 'This must be at most 100.'],
    ['GET', '/myProducts?limit=x', undefined, 'limit', 'invalid-type', 'This must be a number.'],
    ['GET', '/myProducts?limit=1.5', undefined, 'limit', 'invalid-type', 'This must be a whole number.'],
    ['GET', '/accounts', undefined, 'group', 'missing', 'This field is needed.'],
    [
      'GET',
      '/accounts?group=kings',
      undefined,
      'group',
      'invalid-value',
      'This must be one of admins, sellers, buyers.',
    ],
    ['POST', '/jwt', {}, 'email', 'missing', 'This field is needed.'],
    ['POST', '/jwt', { email: 5 }, 'email', 'invalid-type', 'This field must be a text.'],
    ['POST', '/jwt', { email: null }, 'email', 'invalid-type', 'This field must be a text.'],
    [
      'POST',
      '/jwt',
      { email: 'x'.repeat(300) },
      'email',
      'too-big',
      'This is too long. Use at most 254 characters.',
    ],
    ['POST', '/products', { price: 125000 }, 'price', 'invalid-type', 'This field must be a text.'],
    ['POST', '/auth/sign-in/email', { email: [] }, 'email', 'invalid-type', 'This field must be a text.'],
    ['POST', '/auth/sign-in/email', {}, 'password', 'missing', 'This field is needed.'],
  ])('%s %s %j: %s', async (method, path, body, field, code, detail) => {
    const answer = await refusal(method, path, body);
    expect(answer.fields).toContainEqual({ field, code, detail });
  });

  test('a cursor that no list gave is told, in every list', async () => {
    const lists = ['/myProducts', '/categoryProducts/bmw', '/accounts?group=sellers'];
    for (const path of lists) {
      for (const cursor of ['x', '1_', "1_'--", '99999999999999999999_a', 'eyJhIjoxfQ', '1_A']) {
        const mark = path.includes('?') ? '&' : '?';
        const answer = await refusal('GET', `${path}${mark}cursor=${encodeURIComponent(cursor)}`);
        expect([path, cursor, answer.fields]).toEqual([
          path,
          cursor,
          [{ field: 'cursor', code: 'cursor-invalid', detail: expect.stringMatching(sentence) }],
        ]);
      }
    }
  });
});

describe('a method that an address does not have', () => {
  test('is told with those that it has; an unknown address stays unknown', async () => {
    for (const { method, path } of operations()) {
      const address = path.replaceAll(/\{\w+\}/g, 'x');
      for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const has = operations().some((own) => own.method === other && own.path === path);
        // {id} in one path and a fixed word in another match the same address.
        if (has || address.startsWith('/myProducts/')) continue;
        const response = await api.call(other, address, other === 'GET' ? undefined : {});
        const { code, detail } = (await response.json()) as Answer;
        expect([other, path, response.status, code]).toEqual([other, path, 405, 'method-not-allowed']);
        expect(response.headers.get('allow')?.split(', ')).toContain(method);
        expect(detail).toContain(other);
      }
    }
    const response = await api.call('PUT', '/myProducts/x', {});
    expect([response.status, response.headers.get('allow')]).toEqual([
      405,
      expect.stringMatching(/\bDELETE\b/),
    ]);
    expect((await api.call('PUT', '/docs', {})).headers.get('allow')).toBe('GET, HEAD');
    expect((await api.call('HEAD', '/category')).status).toBe(200);
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await api.call(method, '/nothing')).status).toBe(404);
      expect((await api.call(method, '/auth/list-sessions')).status).toBe(404);
    }
  });
});
