import { vi } from 'vitest';
import { type AuthUser, type IdentityProvider, tokenLifetime } from '../../src/features/identity/domain.ts';
import { createBrowserSession } from '../../src/features/identity/session.ts';
import type { ApiClient } from '../../src/kernel/api-client.ts';

export const rahima: AuthUser = {
  uid: 'u1',
  email: 'rahima@example.com',
  displayName: 'Rahima',
  photoURL: null,
};
export const karim: AuthUser = {
  uid: 'u2',
  email: 'karim@example.com',
  displayName: 'Karim',
  photoURL: null,
};

/** A token as the server would sign it, as far as a browser reads it; times are in seconds since 1970. */
export function tokenFor(
  user: AuthUser,
  expires = Date.now() / 1_000 + tokenLifetime,
  issued?: number,
): string {
  const claims = { sub: user.uid, exp: expires, iat: issued };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `h.${payload}.${Math.random()}`;
}

/**
 * A browser session with its surroundings; `clockError` is how far the device’s clock is behind, in seconds.
 */
export function createParts(initial: AuthUser | null, clockError = 0) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const asked: string[] = [];
  let answer: () => Promise<string> = () => Promise.resolve(tokenFor(initial ?? rahima));
  const api = (async (call: { body: { email: string } }) => {
    asked.push(call.body.email);
    return { data: { token: await answer() }, next: null };
  }) as unknown as ApiClient;
  const provider = {
    proof: async () => ({}),
    currentUser: vi.fn(async (): Promise<AuthUser | null> => null),
  };
  const answerWith = (next: () => Promise<string>) => {
    answer = next;
  };
  const create = () =>
    createBrowserSession({
      provider: provider as unknown as IdentityProvider,
      api,
      storage,
      initial,
      now: () => Date.now() / 1_000 + clockError,
    });
  return { kept, asked, provider, create, answerWith };
}
