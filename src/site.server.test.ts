import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApi, type TestApi } from '../test/support/api.ts';

// A buyer's and a seller's whole way, by a client that knows the product only from GET /api/openapi.json.

type Schema = { $ref?: string; required?: string[]; properties?: Record<string, object> };
interface Operation {
  summary: string;
  security?: Record<string, unknown>[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
interface OpenApi {
  servers: [{ url: string }];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: { session: { in: string; name: string } } };
}

let api: TestApi;
let document: OpenApi;
beforeAll(async () => {
  api = await createTestApi();
  document = (await (await api.call('GET', '/openapi.json')).json()) as OpenApi;
});
afterAll(() => api.close());

/** A validator for a schema of the document. */
function validator(schema: Schema): z.ZodType {
  const text = JSON.stringify({ ...schema, $defs: document.components.schemas });
  return z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')));
}

/** A client program: a cookie jar, a token, and the document. */
function createClient() {
  const cookies = new Map<string, string>();
  let token: string | null = null;
  return {
    forgetToken: () => {
      token = null;
    },
    /** Makes the call with this summary; `given` has its parameters and the members of its body. */
    async perform<Answer>(summary: string, given: Record<string, unknown> = {}, expected = 200) {
      const [path, method, operation] =
        Object.entries(document.paths)
          .flatMap(([path, methods]) => Object.entries(methods).map((entry) => [path, ...entry] as const))
          .find(([, , each]) => each.summary === summary) ?? [];
      if (!path || !method || !operation) throw new Error(`The document has no call "${summary}"`);
      const left = new Map(Object.entries(given));
      const url = new URL(api.origin + document.servers[0].url + path);
      for (const { name, in: place, required } of operation.parameters ?? []) {
        const value = left.get(name);
        left.delete(name);
        if (value === undefined) expect([name, required ?? false]).toEqual([name, false]);
        else if (place === 'query') url.searchParams.set(name, String(value));
        else url.pathname = decodeURI(url.pathname).replace(`{${name}}`, encodeURIComponent(String(value)));
      }
      const headers = new Headers();
      const ways = operation.security ?? [];
      if (ways.some((way) => 'token' in way) && token) headers.set('authorization', `Bearer ${token}`);
      if (ways.some((way) => 'session' in way)) {
        const { in: place, name } = document.components.securitySchemes.session;
        expect(place).toBe('cookie');
        if (cookies.has(name)) headers.set('cookie', `${name}=${cookies.get(name)}`);
      }
      const schema = operation.requestBody?.content['application/json']?.schema;
      const init: RequestInit = { method: method.toUpperCase(), headers };
      if (schema) {
        headers.set('content-type', 'application/json');
        const body = Object.fromEntries(left);
        left.clear();
        expect(validator(schema).safeParse(body).error).toBeUndefined();
        const whole = document.components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
        expect(Object.keys(whole.properties ?? {})).toEqual(expect.arrayContaining(Object.keys(body)));
        init.body = JSON.stringify(body);
      }
      // Values without a place in the document would need knowledge from elsewhere.
      expect([...left.keys()]).toEqual([]);

      const response = await api.site.request(url.href, init, {
        incoming: { socket: { remoteAddress: '127.0.0.1' } },
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/s) ?? [];
        cookies.set(name, value);
      }
      const text = await response.text();
      expect([summary, response.status, text]).toEqual([summary, expected, expect.anything()]);
      const described = operation.responses[response.status];
      expect([summary, described]).toEqual([summary, expect.anything()]);
      const [type, content] = Object.entries(described?.content ?? {})[0] ?? [];
      if (!type || !content) return undefined as Answer;
      expect(response.headers.get('content-type')).toContain(type);
      const answer = JSON.parse(text) as Answer & { token?: string };
      const fit = validator(content.schema).safeParse(answer);
      expect([summary, fit.error?.issues]).toEqual([summary, undefined]);
      if (typeof answer.token === 'string') token = answer.token;
      return answer as Answer;
    },
  };
}

async function createMember(name: string, role: 'seller' | 'buyer') {
  const client = createClient();
  const email = `${name.toLowerCase()}@example.com`;
  await client.perform('Create an account and sign in', { email, password: 'correct horse', name });
  await client.perform('Write the profile of the signed-in person', { name, email, role });
  await client.perform('A short-lived token for the signed-in person', { email });
  return { ...client, email };
}

test('who knows only the API’s document can sell and buy a motorcycle', async () => {
  const seller = await createMember('Rahima', 'seller');
  const [category] = await seller.perform<{ name: string }[]>('All categories');
  const bike = {
    name: 'Honda CB Hornet 160R',
    image: '/art/naked-sky.svg',
    price: '1,60,000',
    originalPrice: '1,90,000',
    location: 'Sylhet',
    yearOfUse: '2021',
    number: '01812345678',
    category: category?.name,
    condition: 'good',
  };
  const { insertedId } = await seller.perform<{ insertedId: string }>('Add a product', bike, 201);

  const buyer = await createMember('Kamal', 'buyer');
  const found = await buyer.perform<{ _id: string; name: string }[]>('Products of a category, newest first', {
    name: category?.name,
    limit: 5,
  });
  expect(found.map(({ _id, name }) => [_id, name])).toEqual([[insertedId, bike.name]]);
  const meeting = { productId: insertedId, location: 'Kandirpar', number: '01712345678', intent: 'purchase' };
  const booked = await buyer.perform<{ insertedId: string }>(
    'Book a product, or ask the garage',
    meeting,
    201,
  );
  const own = await buyer.perform<{ _id: string }[]>(
    'What you have booked and not removed from the list, the latest first',
  );
  expect(own.map(({ _id }) => _id)).toEqual([booked.insertedId]);

  const id = insertedId;
  const seen = await seller.perform<{ name: string; number: string }[]>('Who booked one of your products', {
    id,
  });
  expect(seen).toMatchObject([{ name: 'Kamal', number: '+8801712345678', cancelled: false }]);
  await buyer.perform('Cancel one of your bookings', { id: booked.insertedId });
  await buyer.perform('Delete one of your products', { id }, 403);
  await seller.perform('Delete one of your products', { id });
  const gone = await seller.perform<{ _id: string }[]>(
    'What you deleted in the last 30 days and can bring back, the latest first',
  );
  expect(gone.map(({ _id }) => _id)).toEqual([id]);
  await seller.perform('Bring a deleted product back', { id });
  expect(await seller.perform<object[]>('Your products, newest first')).toMatchObject([{ _id: id }]);

  await seller.perform('End the session of the cookie; its tokens die with it');
  await seller.perform('Your products, newest first', {}, 401);
  seller.forgetToken();
  await seller.perform('Add a product', bike, 401);
  await seller.perform('Sign in with e-mail and password', {
    email: seller.email,
    password: 'correct horse',
  });
  await seller.perform('A short-lived token for the signed-in person', { email: seller.email });
  await seller.perform('Your products, newest first');
});

test('each call that the document asks a token for answers 401 without one, and none that asks for nothing does', async () => {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security = [] }]) => ({ path, method, security })),
  );
  const answers = await Promise.all(
    calls.map(async ({ path, method, security }) => {
      const body = method === 'get' ? undefined : {};
      const { status } = await api.call(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'some'), body);
      return { call: `${method} ${path}`, refused: status === 401, security };
    }),
  );
  const forMembers = answers.filter(({ security }) => security.some((way) => 'token' in way));
  expect(forMembers.length).toBeGreaterThan(45);
  expect(forMembers.filter(({ refused }) => !refused)).toEqual([]);
  expect(answers.filter(({ security, refused }) => security.length === 0 && refused)).toEqual([]);
});
