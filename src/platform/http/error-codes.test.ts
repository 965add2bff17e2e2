import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorCodes } from './error-codes.ts';

const source = new URL('../../', import.meta.url);

test('every code that is thrown is documented, and no other', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  );
  const texts = files.map((name) => readFileSync(new URL(name, source), 'utf8'));
  const thrown = texts
    .flatMap((text) => [...text.matchAll(/(?:new AppError|codedFieldError)\(\s*[^,]+,\s*'([^']+)'/g)])
    .map(([, code]) => code);
  expect([...new Set(thrown)].sort()).toEqual([...errorCodes]);
  // This test cannot see a code that is not a literal. Only one call may pass on what it is given: codedFieldError's own.
  const calls = texts.flatMap(
    (text) => text.match(/(?:new AppError|(?<!function )codedFieldError)\(/g) ?? [],
  );
  const passedOn = texts.flatMap((text) => text.match(/new AppError\(status, code,/g) ?? []);
  expect(passedOn).toHaveLength(1);
  expect(thrown).toHaveLength(calls.length - passedOn.length);
});
