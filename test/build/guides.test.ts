import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

// docs/specification.md has a test of its own.
const guides = readdirSync(new URL('docs', root), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && name !== 'specification.md')
  .map((name) => `docs/${name}`);

test.each(['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', ...guides])(
  '%s names only files that exist',
  (guide) => {
    const code = [...readFileSync(new URL(guide, root), 'utf8').matchAll(/`([^`]+)`/g)].map(
      ([, text]) => text,
    );
    const named = code.flatMap(
      (text = '') =>
        text.match(/(?<![\w./-])(?:src|db|test|bin|bench|docs)\/[\w./-]*\w\/?(?![\w{*…])/g) ?? [],
    );
    expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  },
);
