import { expect, test } from 'vitest';
import { isEmail } from './mailboxes.ts';

test.each(['a@b.org', 'anika.rahman+bikes@mail.example.org', "o'neil@xn--bcher-kva.de"])(
  'mail can arrive at %s',
  (text) => expect(isEmail(text)).toBe(true),
);

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
  `${'a'.repeat(250)}@b.org`,
])('none can at %s', (text) => expect(isEmail(text)).toBe(false));
