import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { programs } from '../../programs.config.ts';

const setup = new URL('../../bin/setup/build.mjs', import.meta.url).href;
const { inputs } = (await import(setup)) as { inputs: string[] };
const isRead = (path: string) => inputs.some((input) => path === input || path.startsWith(`${input}/`));

test('whatever the configuration of the build imports makes a built site stale when it changes', () => {
  const text = readFileSync(new URL('../../vite.config.ts', import.meta.url), 'utf8');
  const imported = [...text.matchAll(/from '\.\/([^']+)'/g)].map(([, path = '']) => path);
  expect(imported.length).toBeGreaterThan(1);
  expect(imported.filter((path) => !isRead(path))).toEqual([]);
});

test('so does whatever the programs of the server import', () => {
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:from|import\() ?'(\.[^']+\.tsx?)'/g))
      visit(normalize(join(dirname(path), name)));
  };
  for (const program of Object.values(programs)) visit(program);
  expect(seen).toContain('db/seed.ts');
  expect([...seen].filter((path) => !isRead(path))).toEqual([]);
});
