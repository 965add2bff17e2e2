import { SignJWT } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { createTokens } from './tokens.ts';

const secret = 'a secret of more than thirty-two letters';
const claims = { userId: 'u', sessionId: 's' };

afterEach(() => {
  vi.useRealTimers();
});

test('a token leads to its session for 15 minutes, however often it was checked before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const tokens = createTokens(secret);
  const token = await tokens.sign(claims);
  expect(await tokens.sessionOf(token)).toBe('s');
  vi.setSystemTime(Date.now() + (15 * 60 - 1) * 1_000);
  expect(await tokens.sessionOf(token)).toBe('s');
  vi.setSystemTime(Date.now() + 1_000);
  expect(await tokens.sessionOf(token)).toBeNull();
  expect(await createTokens(secret).sessionOf(token)).toBeNull();
});

test('what others signed, changed or never let end leads nowhere', async () => {
  const tokens = createTokens(secret);
  const token = await tokens.sign(claims);
  expect(await tokens.sessionOf(token)).toBe('s');
  expect(await createTokens(`${secret}, another`).sessionOf(token)).toBeNull();
  const [head, body, signature] = token.split('.');
  const changed = Buffer.from(JSON.stringify({ sid: 't', iss: 'moto-garage', exp: 9e9 })).toString(
    'base64url',
  );
  expect(await tokens.sessionOf(`${head}.${changed}.${signature}`)).toBeNull();
  expect(await tokens.sessionOf(`${head}.${body}.`)).toBeNull();
  const endless = await new SignJWT({ sid: 's' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('moto-garage')
    .sign(new TextEncoder().encode(secret));
  expect(await tokens.sessionOf(endless)).toBeNull();
});
