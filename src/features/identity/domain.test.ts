import { describe, expect, test } from 'vitest';
import { isPhotoUrl, isTokenUsable, readTokenClaims, renewalBackoff, secondsUntilRenewal } from './domain.ts';

describe('S9 timings of the identity library', () => {
  test('a token is renewed 5 minutes before its expiry', () => {
    expect(secondsUntilRenewal(1_000, 0)).toBe(700);
    expect(secondsUntilRenewal(1_000, 900)).toBe(0);
  });

  test('a token counts as expired 30 seconds early', () => {
    expect(isTokenUsable(1_000, 969)).toBe(true);
    expect(isTokenUsable(1_000, 970)).toBe(false);
  });

  test('failed renewals wait 30 s, doubled up to 16 minutes', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 30].map(renewalBackoff)).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
  });
});

test('claims of a token are read without trusting it', () => {
  const encode = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
  expect(readTokenClaims(encode({ sub: 'ülker>?', exp: 5 }))?.expires).toBe(5);
  const wrong = [null, [], { sub: 1, exp: 5 }, { sub: 'x', exp: '5' }].map(encode);
  for (const token of ['', 'x', 'x.y', 'x.%%%.z', ...wrong]) {
    expect(readTokenClaims(token)).toBeNull();
  }
});

test('S3 photoURL may only be http or https', () => {
  for (const text of [
    'https://example.com/a.jpg',
    'http://example.com/a.jpg',
    `https://x.org/${'x'.repeat(1_986)}`,
  ])
    expect(isPhotoUrl(text)).toBe(true);
  for (const text of [
    'javascript:alert(1)',
    'data:image/png;base64,x',
    '//x',
    'x',
    `https://x.org/${'x'.repeat(1_987)}`,
  ]) {
    expect(isPhotoUrl(text)).toBe(false);
  }
});
