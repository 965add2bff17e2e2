import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { methodsOf, prepare, renderPage } from '../../src/main.render.tsx';
import { createTestApi, type Member, type TestApi } from '../support/api.ts';

let api: TestApi;
let seller: Member;
beforeAll(async () => {
  await prepare();
  const assets = () => ({ entry: '', styles: [], modules: [] });
  const render = () => Promise.resolve(renderPage);
  api = await createTestApi({ pageSource: { render, assets, methods: methodsOf } });
  seller = await api.signUp('seller@example.com', 'seller');
});
afterAll(() => api.close());

const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const part = (name: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;

/** Sends Add product as a browser without script does. */
async function send(...parts: string[]): Promise<Response> {
  const body = Buffer.from(`${parts.join('')}--x--\r\n`);
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(body.length),
    'accept-encoding': 'gzip',
    cookie: seller.cookie,
    origin: api.origin,
  };
  return api.site.request(`${api.origin}/dashboard/addProduct`, { method: 'POST', headers, body }, env);
}

// Each of them kept everybody waiting, for seconds to hours, before there was a limit to it.
const marks = (count: number) => '\u0301'.repeat(count) + '\u0316'.repeat(count);

test('a description of marks that all belong to one letter is refused as any that is too long', async () => {
  const refused = await send(part('description', `a${marks(15_000)}`), part('mileage', marks(1_000)));
  expect(refused.status).toBe(422);
});

test('texts beside photos that are larger than any form are refused', async () => {
  const refused = await send(part('description', `a${marks(150_000)}`));
  expect(refused.status).toBe(413);
  expect(gunzipSync(await refused.arrayBuffer()).toString()).toContain('make the texts shorter');
});

test('a form of more parts than browsers send is refused before it is read', async () => {
  const refused = await send(...Array.from({ length: 20_000 }, () => part('photo', '1')));
  expect([refused.status, refused.headers.get('content-encoding')]).toEqual([413, null]);
  expect(await refused.text()).toContain('<html');
});

test('a call with marks only is refused at once', async () => {
  const { status } = await api.call('POST', '/enquiries', { email: marks(15_000) });
  expect(status).toBe(422);
});
