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
    expect(await answer.text()).toContain('takes forms only');
  }
  const form = await post('/login', 'application/x-www-form-urlencoded;charset=UTF-8', 'email=a');
  expect([form.status, await form.text()]).toEqual([200, 'page']);
  expect(api.errors).toEqual([]);
});
