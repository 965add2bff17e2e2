import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('each schema of the API’s document has a name of its own: of two with one name the document shows only one', () => {
  const root = new URL('../../', import.meta.url);
  const names = globSync('src/**/*.ts', { cwd: root.pathname })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(new URL(file, root), 'utf8').matchAll(/\.openapi\(\s*'([^']+)'/g)])
    .map(([, name]) => name);
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
