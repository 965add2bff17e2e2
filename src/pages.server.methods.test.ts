import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApi, type TestApi } from '../test/support/api.ts';
import { methodsOf, prepare, renderPage } from './main.render.tsx';
import { paths } from './routes.ts';

const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

let api: TestApi;
beforeAll(async () => {
  await prepare();
  const assets = () => ({ entry: '', styles: [], modules: [] });
  api = await createTestApi({
    pageSource: { render: () => Promise.resolve(renderPage), assets, methods: methodsOf },
  });
});
afterAll(() => api.close());

async function ask(method: string, path: string, type = 'application/x-www-form-urlencoded') {
  const headers = method === 'POST' ? { 'content-type': type, origin: api.origin } : undefined;
  const init = { method, ...(headers && { headers, body: 'a=b' }) };
  const answer = await api.site.request(api.origin + path, init, env);
  return { status: answer.status, allow: answer.headers.get('allow'), text: await answer.text() };
}

test.each([
  ...['/', '/home', paths.bikes(), paths.compare(), paths.blog(), '/dashboard', '/sitemap.xml'],
  ...['/bikes.atom', '/robots.txt', '/sitemaps/pages.xml', '/sitemaps/bikes-1.xml', '/saved.css'],
  ...['/bikes/0a.png', '/art/hero-light.svg'],
])('%s takes no form, and says so', async (path) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect([method, await ask(method, path)]).toMatchObject([method, { status: 405, allow: 'GET, HEAD' }]);
});

test.each([paths.login(), paths.contact(), paths.saved(), '/bikes/ktm-0a', '/dashboard?index', '/logout'])(
  '%s takes a form, and names it among what it takes',
  async (path) => {
    expect(await ask('DELETE', path)).toMatchObject({ status: 405, allow: 'GET, HEAD, POST' });
    expect((await ask('POST', path, 'application/json')).status).toBe(415);
    expect((await ask('POST', path)).status).not.toBe(405);
  },
);

test('what is sent to an unknown address is answered with the page that says so', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PROPFIND']) {
    const { status, allow, text } = await ask(method, '/nothing/here');
    expect([method, status, allow]).toEqual([method, 404, null]);
    expect(text).toContain('oop, that link is broken');
  }
  expect((await ask('POST', '/nothing/here', 'application/json')).status).toBe(404);
  expect((await ask('POST', '/sitemaps/nothing.xml')).status).toBe(404);
});

test('a call of the API is not taken for a file of the same name', async () => {
  expect((await ask('PUT', '/api/sitemap.xml')).status).toBe(404);
});

test('an address that cannot be decoded is answered like any other, and nothing else is written to the log', async () => {
  const written = vi.spyOn(console, 'warn');
  for (const path of ['/%c0%af', '/bikes/%ff', '/bikes/100%', '/nothing/%zz'])
    expect([path, await ask('GET', path)]).toMatchObject([path, { status: 404 }]);
  expect(await ask('DELETE', '/bikes/%ff')).toMatchObject({ status: 405 });
  expect((await ask('POST', '/bikes/%ff')).status).not.toBe(405);
  expect(written).not.toHaveBeenCalled();
});
