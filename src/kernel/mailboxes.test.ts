import { expect, test } from 'vitest';
import { isEmail } from './mailboxes.ts';

test.each([
  'a@b.org',
  'anika.rahman+bikes@mail.example.org',
  "o'neil@xn--bcher-kva.de",
  `${'a'.repeat(248)}@b.org`,
  `a@${'b'.repeat(63)}.org`,
])('mail can arrive at %s', (text) => expect(isEmail(text)).toBe(true));

test.each([
  '',
  'anika',
  'anika@',
  '@example.org',
  'anika@localhost',
  'a b@example.org',
  'a@b@example.org',
  'a@example.org.',
  'a@-example.org',
  `${'a'.repeat(249)}@b.org`,
  `a@${'b'.repeat(64)}.org`,
])('none can at %s', (text) => expect(isEmail(text)).toBe(false));
