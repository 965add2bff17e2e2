import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../../test/support/api.ts';
import { createEmbeddedProvider } from './embedded.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** The provider in one browser, which has its own cookie. */
function providerOfABrowser() {
  let cookie = '';
  return createEmbeddedProvider(async (path, init) => {
    const headers = new Headers(init.headers);
    headers.set('origin', api.origin);
    if (cookie) headers.set('cookie', cookie);
    const answer = await api.site.request(`${api.origin}/api/auth${path}`, { ...init, headers });
    const set = answer.headers.getSetCookie().map((text) => text.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    return answer;
  });
}

const person = { email: 'rahima@example.com', password: 'correct horse' };
const photoURL = 'https://example.com/rahima.jpg';

describe('S7 the calls of the identity provider', () => {
  test('account creation, profile update, sign-out and sign-in; a user has uid, email, displayName, photoURL', async () => {
    const provider = providerOfABrowser();
    const created = await provider.createAccount(person.email, person.password);
    expect(created).toEqual({
      uid: expect.any(String),
      email: person.email,
      displayName: '',
      photoURL: null,
      emailVerified: false,
    });
    const whole = { ...created, displayName: 'Rahima', photoURL };
    expect(await provider.updateProfile({ displayName: 'Rahima', photoURL })).toEqual(whole);
    expect(await provider.currentUser()).toEqual(whole);
    // What is not given stays, whatever this page knows of it.
    expect(await provider.updateProfile({ photoURL })).toEqual(whole);
    await provider.signOut();
    expect(await provider.currentUser()).toBeNull();
    expect(await provider.signInWithPassword(person.email, person.password)).toEqual(whole);
  });
});

describe('S8 the codes of the identity provider', () => {
  const failing = (answer: () => Response | Promise<Response>) =>
    createEmbeddedProvider(async () => answer());

  test('a wrong password and an unknown e-mail cannot be told apart: invalid-credential', async () => {
    for (const email of [person.email, 'nobody@example.com']) {
      await expect(providerOfABrowser().signInWithPassword(email, 'wrong horse')).rejects.toMatchObject({
        code: 'auth/invalid-credential',
      });
    }
  });

  test('email-already-in-use, weak-password and invalid-email', async () => {
    const provider = providerOfABrowser();
    for (const [email, password, code] of [
      [person.email, person.password, 'auth/email-already-in-use'],
      ['new@example.com', 'short', 'auth/weak-password'],
      ['new', person.password, 'auth/invalid-email'],
    ] as const) {
      await expect(provider.createAccount(email, password)).rejects.toMatchObject({ code });
    }
  });

  test('network-request-failed when no answer comes, internal-error when none of ours does', async () => {
    const offline = failing(() => Promise.reject(new TypeError('fetch failed')));
    await expect(offline.signOut()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
    const portal = failing(() => new Response('<h1>Welcome to the café</h1>'));
    await expect(portal.currentUser()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
    const broken = failing(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(broken.signOut()).rejects.toMatchObject({ code: 'auth/internal-error' });
  });

  test('too-many-requests when the answer is 429', async () => {
    const busy = failing(() => new Response('', { status: 429 }));
    await expect(busy.signInWithPassword('a@b.org', 'x')).rejects.toMatchObject({
      code: 'auth/too-many-requests',
    });
  });

  test('operation-not-allowed for Google, as long as there are no keys', async () => {
    await expect(providerOfABrowser().signInWithGoogle()).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    });
  });
});
