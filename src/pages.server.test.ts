import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../test/support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const post = (path: string, type?: string, body?: string) =>
  api.site.request(
    api.origin + path,
    { method: 'POST', ...(type ? { headers: { 'content-type': type } } : {}), ...(body ? { body } : {}) },
    env,
  );

test('a page that is sent something else than a form says so, and nothing is logged', async () => {
  const answers = [
    await post('/login', 'application/json', '{}'),
    await post('/contract', 'text/plain', 'email=a@example.com'),
    await post('/dashboard/addProduct'),
  ];
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([415, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('accepts only forms');
  }
  const form = await post('/login', 'application/x-www-form-urlencoded;charset=UTF-8', 'email=a');
  expect([form.status, await form.text()]).toEqual([200, 'page']);
});

test.each(['PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  '%s of a page is told what a page takes',
  async (method) => {
    const answer = await api.site.request(`${api.origin}/blog`, { method }, env);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect(await answer.text()).toContain(`does not accept ${method}`);
  },
);

test('what everybody sees alike comes with a tag, compressed, and is not sent twice', async () => {
  const get = (headers: Record<string, string> = {}) =>
    api.site.request(`${api.origin}/blog`, { headers }, env);
  // Too small to be compressed for one visitor.
  await get();
  const first = await get({ 'accept-encoding': 'gzip, br' });
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, first.headers.get('content-encoding'), first.headers.get('cache-control')]).toEqual([
    200,
    'br',
    'private, no-cache',
  ]);
  expect(first.headers.get('vary')).toBe('Accept-Encoding, Cookie');
  expect(await (await get()).text()).toBe('page');
  const again = await get({ 'if-none-match': etag });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  // The cookie of a session that has ended costs no rendering.
  const ended = await get({ cookie: 'moto.session_token=nobody', 'if-none-match': etag });
  expect([ended.status, ended.headers.get('etag')]).toEqual([304, etag]);
});

test('a page that is kept says what it said when it was made, with a nonce of its own, also to what a connection brings', async () => {
  const url = '/contract';
  const get = (headers: Record<string, string>, incoming = {}) =>
    api.site.request(api.origin + url, { headers }, { incoming: { ...env.incoming, ...incoming } });
  const told = (answer: Response) => {
    const headers = Object.fromEntries(answer.headers);
    const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1];
    // The length is unknown before the answer is sent.
    delete headers['content-length'];
    return {
      nonce,
      rest: JSON.stringify(Object.entries(headers).sort()).replaceAll(nonce ?? '?', ''),
    };
  };
  const made = told(await get({}));
  const headers = { 'accept-encoding': 'br' };
  const [kept, connected] = [await get({}), await get(headers, { headers: {}, url })];
  expect(made.nonce).toMatch(/^[\w-]{24}$/);
  for (const answer of [kept, connected]) {
    expect(answer.status).toBe(200);
    expect(told(answer).rest).toBe(made.rest);
    expect(told(answer).nonce).not.toBe(made.nonce);
  }
  // Its policy came with the browser's copy.
  const etag = kept.headers.get('etag') ?? '';
  const same = await get({}, { headers: { 'if-none-match': `W/"other", ${etag}` }, url });
  expect([same.status, same.headers.get('content-security-policy')]).toEqual([304, null]);
  expect(same.headers.get('x-frame-options')).toBe('DENY');
  // A visitor who may be signed in is looked up, however well the page is cached.
  const { cookie } = await api.signUp('reader@example.com');
  const personal = await get({ cookie }, { headers: { cookie }, url });
  expect([personal.status, personal.headers.get('etag')]).toEqual([200, null]);
});
