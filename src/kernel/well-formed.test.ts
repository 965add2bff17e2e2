import { expect, test } from 'vitest';
import { wellFormed } from './well-formed.ts';

test.each([
  '',
  'Yamaha',
  '🏍 মোটর',
  '🏍'.slice(0, 1),
  `a${'🏍'.slice(1)}b`,
  `${'🏍'.slice(1)}🏍${'🏍'.slice(0, 1)}`,
])('half characters of %j are replaced as the language does it', (text) =>
  expect(wellFormed(text)).toBe(text.toWellFormed()),
);
