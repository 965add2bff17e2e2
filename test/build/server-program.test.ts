import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { marketOf } from '../../src/kernel/markets.ts';

test('a prepared server program renders pages whose files a later build has taken away', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'moto-garage-program-'));
  await cp(new URL('../../dist/server', import.meta.url), folder, { recursive: true });
  const program: typeof import('../../src/main.render.tsx') = await import(
    /* @vite-ignore */ pathToFileURL(join(folder, 'main.render.js')).href
  );
  await program.prepare();
  await rm(folder, { recursive: true });
  const errors: unknown[] = [];
  const render = (path: string, init: RequestInit = {}) =>
    program.renderPage({
      request: new Request(`http://localhost${path}`, init),
      callApi: () => Promise.reject(new Error('no call')),
      user: null,
      settings: {
        currency: null,
        market: marketOf(null),
        timeZone: 'Asia/Dhaka',
        home: null,
        publicUrl: 'http://localhost',
        google: false,
        external: false,
      },
      assets: () => ({ entry: '/entry.js', styles: [], modules: [] }),
      nonce: 'a-nonce',
      onError: (error) => errors.push(error),
    });
  for (const path of ['/blog', '/login', '/signup', '/contract', '/bestProducts']) {
    expect([path, (await render(path)).status]).toEqual([path, 200]);
  }
  const unreadable = await render('/login', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data' },
    body: 'email=a',
  });
  expect(unreadable.status).toBe(400);
  expect(errors).toEqual([]);
});
