import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('whatever the configuration of the build imports makes a built site stale when it changes', async () => {
  const setup = new URL('../../bin/setup/build.mjs', import.meta.url).href;
  const { inputs } = (await import(setup)) as { inputs: string[] };
  const text = readFileSync(new URL('../../vite.config.ts', import.meta.url), 'utf8');
  const imported = [...text.matchAll(/from '\.\/([^']+)'/g)].map(([, path = '']) => path);
  expect(imported.length).toBeGreaterThan(1);
  const isRead = (path: string) => inputs.some((input) => path === input || path.startsWith(`${input}/`));
  expect(imported.filter((path) => !isRead(path))).toEqual([]);
});
