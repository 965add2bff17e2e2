import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// What a visitor or a reader of the API's document sees, written out where it is shown instead of in src/messages.
const writtenOut = [
  /\b(?:placeholder|aria-label|title|alt|label|hint|lead)="[^"]*\p{L}{2}[^"]*"/u,
  /\b(?:summary|description):\s*['`][^'`]*\p{L}{2}/u,
  /\bjson\([^;]*?,\s*'[^']*\p{L}{2}[^']*',?\s*\)/u,
];

// A limit is a constant of the code, which the message is given: written out, it would go on saying what held once.
test('no message writes out for how many days something is kept, or how large what is sent may be', () => {
  const root = new URL('../../src/messages/en/', import.meta.url);
  const lines = globSync('*.ts', { cwd: root.pathname }).flatMap((file) =>
    readFileSync(new URL(file, root), 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines.length).toBeGreaterThan(2_000);
  expect(lines.filter((line) => /\b\d+ (?:days|MB|KB)\b/.test(line))).toEqual([]);
});

test('every visible string is in the message files', () => {
  const root = new URL('../../', import.meta.url);
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root.pathname }).filter(
    (file) => !file.startsWith('src/messages/') && !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    const text = readFileSync(new URL(file, root), 'utf8');
    return writtenOut.flatMap((pattern) => pattern.exec(text)?.map((words) => `${file}: ${words}`) ?? []);
  });
  expect(found).toEqual([]);
});
