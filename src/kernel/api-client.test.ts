import { expect, test, vi } from 'vitest';
import { ApiError, createApiClient } from './api-client.ts';

const words = { unreachable: 'unreachable!', signInFirst: 'sign in!', unexpected: 'unexpected!' };

function clientFor(response: Response | Error, token: string | null = 'secret') {
  const fetch = vi.fn((_path: string, _init: RequestInit) =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  return { fetch, api: createApiClient({ fetch, token: () => Promise.resolve(token), words }) };
}

test('answers with the data and the cursor of the next page', async () => {
  const link = '</categoryProducts/bmw?limit=24&cursor=12_ab>; rel="next"';
  const { api, fetch } = clientFor(Response.json([1], { headers: { link } }));
  expect(await api({ method: 'GET', path: '/x' })).toEqual({ data: [1], next: '12_ab' });
  expect(fetch.mock.calls[0]?.[1].headers).not.toHaveProperty('authorization');
});

test('sends the token with member calls, and without one does not even ask', async () => {
  const { api, fetch } = clientFor(Response.json({}));
  await api({ method: 'POST', path: '/x', access: 'member', body: { a: 1 } });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    body: '{"a":1}',
    headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
  });
  const nobody = clientFor(Response.json({}), null);
  await expect(nobody.api({ method: 'GET', path: '/x', access: 'member' })).rejects.toMatchObject({
    status: 401,
    code: 'unauthenticated',
    message: 'sign in!',
  });
  expect(nobody.fetch).not.toHaveBeenCalled();
});

test('a problem document becomes an error with its code and fields', async () => {
  const fields = [{ field: 'price', code: 'price-negative', detail: 'No.' }];
  const problem = Response.json({ code: 'validation-failed', detail: 'Look.', fields }, { status: 422 });
  await expect(clientFor(problem).api({ method: 'GET', path: '/x' })).rejects.toMatchObject({
    status: 422,
    code: 'validation-failed',
    message: 'Look.',
    fields,
  });
});

test('no answer, and answers that are no problem documents, have words too', async () => {
  const offline = clientFor(new TypeError('fetch failed'));
  await expect(offline.api({ method: 'GET', path: '/x' })).rejects.toMatchObject({
    status: 0,
    message: 'unreachable!',
  });
  const proxy = clientFor(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(proxy.api({ method: 'GET', path: '/x' })).rejects.toMatchObject({
    status: 502,
    code: 'unexpected',
    message: 'unexpected!',
  });
});

test('a success that does not arrive, or that somebody else gave, counts as no answer', async () => {
  const portal = new Response('<h1>Welcome to the café</h1>', { headers: { 'content-type': 'text/html' } });
  const broken = new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[1,'));
        controller.error(new TypeError('terminated'));
      },
    }),
  );
  for (const answer of [portal, broken]) {
    await expect(clientFor(answer).api({ method: 'GET', path: '/x' })).rejects.toMatchObject({
      name: 'ApiError',
      status: 0,
      code: 'unreachable',
      message: 'unreachable!',
    });
  }
});

test('a refused token is replaced once, and the call made again', async () => {
  const answers = [new Response('{}', { status: 401 }), Response.json({ ok: true })];
  const fetch = vi.fn((_path: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get('authorization'));
    return answers.shift() ?? new Response('{}', { status: 401 });
  });
  const sent: (string | null)[] = [];
  const replaceToken = vi.fn(async () => 'fresh');
  const api = createApiClient({ fetch, token: async () => 'old', replaceToken, words });
  expect((await api({ method: 'GET', path: '/x', access: 'member' })).data).toEqual({ ok: true });
  expect(sent).toEqual(['Bearer old', 'Bearer fresh']);
  await expect(api({ method: 'GET', path: '/x', access: 'member' })).rejects.toMatchObject({ status: 401 });
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('a token that cannot be replaced for want of a connection is no logout, one that is refused is', async () => {
  const clientThat = (fails: Error) =>
    createApiClient({
      fetch: () => Response.json({ code: 'unauthenticated' }, { status: 401 }),
      token: async () => 'old',
      replaceToken: () => Promise.reject(fails),
      words,
    });
  const statusFor = (fails: Error) =>
    clientThat(fails)({ method: 'GET', path: '/x', access: 'member' }).catch(
      (error: ApiError) => error.status,
    );
  expect(await statusFor(new ApiError(0, 'unreachable', 'unreachable!'))).toBe(0);
  expect(await statusFor(new ApiError(503, 'database-away', 'Later.'))).toBe(503);
  expect(await statusFor(new ApiError(429, 'too-many', 'Later.'))).toBe(429);
  // The library of an external provider has errors of its own.
  expect(await statusFor(new Error('auth/network-request-failed'))).toBe(0);
  expect(await statusFor(new ApiError(401, 'unauthenticated', 'Over.'))).toBe(401);
  expect(await statusFor(new ApiError(403, 'forbidden', 'Over.'))).toBe(401);
});

test('a token that an external provider cannot give for want of a connection counts as no answer', async () => {
  const fetch = vi.fn();
  const token = () => Promise.reject(new Error('auth/network-request-failed'));
  const api = createApiClient({ fetch, token, words });
  await expect(api({ method: 'GET', path: '/x', access: 'member' })).rejects.toMatchObject({
    name: 'ApiError',
    status: 0,
    message: 'unreachable!',
  });
  expect(fetch).not.toHaveBeenCalled();
});
