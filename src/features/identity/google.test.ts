import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { startGoogle, type TestGoogle } from '../../../test/support/google.ts';
import { newBrowser, resultOf, visit } from '../../../test/support/google-browser.ts';

let google: TestGoogle;
let api: TestApi;
let [people, email] = [0, ''];

beforeAll(async () => {
  google = await startGoogle();
  api = await createTestApi({ google: google.settings });
  google.open(api.origin);
});
afterAll(async () => {
  await api.close();
  await google.close();
});
beforeEach(() => {
  people += 1;
  email = `rider${people}@example.com`;
  google.open(api.origin);
});

const rowOf = (address: string) =>
  api.database.selectFrom('users').selectAll().where('email', '=', address).executeTakeFirst();

describe('S1 Google in the embedded mode', () => {
  test('makes an account with name and photo, opens a session, and the same account the next time', async () => {
    const browser = newBrowser(api);
    expect(await browser.visit(`id-${people} ${email}`)).toBe('done');
    const row = await rowOf(email);
    expect(row).toMatchObject({
      name: 'Rider at Google',
      image: 'https://example.com/rider.jpg',
      email_verified: true,
      admin: false,
      role: 'buyer',
    });
    expect(await browser.who()).toMatchObject({ id: row?.id, email });
    const again = newBrowser(api);
    expect(await again.visit(`id-${people} ${email}`)).toBe('done');
    expect(await again.who()).toMatchObject({ id: row?.id });
    // Signing in ends the browser's former session.
    const former = browser.cookies();
    expect(await browser.visit(`id-${people} ${email}`)).toBe('done');
    expect(await newBrowser(api, former).who()).toBeUndefined();
  });

  test('the cookie of the way and of the session are httpOnly; no secret comes to the page', async () => {
    const browser = newBrowser(api);
    const start = await browser.start();
    expect(start.headers.get('set-cookie')).toMatch(/^moto\.google=.*Max-Age=600.*HttpOnly; SameSite=Lax$/);
    expect(start.headers.get('location')).toMatch(/code_challenge_method=S256/);
    const answer = await browser.garage(await browser.logIn(start, `id-${people} ${email}`));
    expect(answer.headers.getSetCookie().join('\n')).toMatch(/moto\.session_token=[^;]+;.*HttpOnly/);
    expect(await answer.text()).not.toContain(email);
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(browser.own.has('moto.google')).toBe(false);
  });

  test('under https its cookie is Secure and __Host-; only these answers keep the tie to the page that opened them', async () => {
    const other = await createTestApi({ origin: 'https://garage.example.org', google: google.settings });
    const start = await other.call('GET', `/auth/google/start?visit=${visit}`);
    expect(start.headers.get('set-cookie')).toMatch(/^__Host-moto\.google=.*Path=\/.*Secure/);
    expect(start.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    const session = await other.call('GET', '/auth/get-session');
    expect(session.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(session.headers.get('content-security-policy')).toContain(
      `form-action 'self' ${google.settings.issuer};`,
    );
    await other.close();
  });

  test('without a window the page itself goes there and comes back to the wanted place, never to another site', async () => {
    const browser = newBrowser(api);
    const home = await browser.logIn(
      await browser.start({ next: '/dashboard?x=1' }),
      `id-${people} ${email}`,
    );
    const answer = await browser.garage(home);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard?x=1']);
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      const back = await browser.garage(
        await browser.logIn(await browser.start({ next }), `id-${people} ${email}`),
      );
      expect(back.headers.get('location')).toBe('/');
    }
  });
});

describe('S8 what can go wrong on the way', () => {
  test('cancelled-popup-request: a newer window has set out since', async () => {
    const browser = newBrowser(api);
    const older = await browser.logIn(await browser.start(), `id-${people} ${email}`);
    await browser.start({ visit: 'another-window-of-the-tests' });
    expect(await resultOf(await browser.garage(older))).toBe('auth/cancelled-popup-request');
    expect(await browser.who()).toBeUndefined();
  });

  test('web-storage-unsupported: the browser keeps no cookies', async () => {
    const home = await newBrowser(api).logIn(await newBrowser(api).start(), `id-${people} ${email}`);
    expect(await resultOf(await newBrowser(api).garage(home))).toBe('auth/web-storage-unsupported');
  });

  test('requires-recent-login: the way took longer than 10 minutes', async () => {
    const state = `${visit}.${(Date.now() - 601_000).toString(36)}.x`;
    const answer = await newBrowser(api).garage(`/auth/google/callback?code=1&state=${state}`);
    expect(await resultOf(answer)).toBe('auth/requires-recent-login');
  });

  test('popup-closed-by-user: somebody changed their mind at Google', async () => {
    const browser = newBrowser(api);
    const location = (await browser.start()).headers.get('location') ?? '';
    const query = new URLSearchParams({
      error: 'access_denied',
      state: new URL(location).searchParams.get('state') ?? '',
      iss: google.settings.issuer,
    });
    const answer = await browser.garage(`/auth/google/callback?${query}`);
    expect(await resultOf(answer)).toBe('auth/popup-closed-by-user');
  });

  test('invalid-api-key: Google does not take the secret of this site', async () => {
    const other = await createTestApi({ google: { ...google.settings, clientSecret: 'wrong' } });
    const start = await other.call('GET', `/auth/google/start?visit=${visit}`);
    const home = await newBrowser(api).logIn(start, `id-${people} ${email}`);
    const cookie = start.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await resultOf(await other.call('GET', home, undefined, { cookie }))).toBe('auth/invalid-api-key');
    await other.close();
  });

  test('internal-error: Google cannot be reached; afterwards it works again', async () => {
    const other = await createTestApi({ google: google.settings });
    google.fail();
    const start = `/auth/google/start?visit=${visit}`;
    expect(await resultOf(await other.call('GET', start))).toBe('auth/internal-error');
    google.open(api.origin);
    expect((await other.call('GET', start)).status).toBe(302);
    await other.close();
  });

  test('a code, a state or a cookie of somebody else opens nothing', async () => {
    const victim = newBrowser(api);
    const thief = newBrowser(api);
    const ofVictim = await victim.logIn(await victim.start(), `id-${people} ${email}`);
    const ofThief = await thief.logIn(await thief.start(), `thief-${people} thief${people}@example.com`);
    // The thief's answer in the victim's browser, where a link in a mail could bring it.
    expect(await resultOf(await victim.garage(ofThief))).toBe('auth/cancelled-popup-request');
    // The victim's code with the thief's own state.
    const mixed = new URLSearchParams(ofThief.split('?')[1]);
    mixed.set('code', new URLSearchParams(ofVictim.split('?')[1]).get('code') ?? '');
    expect(await resultOf(await thief.garage(`/auth/google/callback?${mixed}`))).toBe('auth/internal-error');
    expect([await victim.who(), await thief.who()]).toEqual([undefined, undefined]);
    // An answer works only once.
    expect(await resultOf(await victim.garage(ofVictim))).toBe('done');
    expect(await resultOf(await victim.garage(ofVictim))).toBe('auth/web-storage-unsupported');
  });

  test('another site’s page sends nobody to Google', async () => {
    const answer = await api.call('GET', `/auth/google/start?visit=${visit}`, undefined, {
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.status).toBe(403);
  });

  test('a picture whose address leads there cancels no visit', async () => {
    const browser = newBrowser(api);
    const back = await browser.logIn(await browser.start(), `id-${people} ${email}`);
    const picture = await browser.garage('/auth/google/start', { 'sec-fetch-dest': 'image' });
    expect([picture.status, picture.headers.getSetCookie()]).toEqual([403, []]);
    expect(await resultOf(await browser.garage(back))).toBe('done');
  });

  test('what stands in the answer’s state cannot become a script', async () => {
    const state = encodeURIComponent('"><script>alert(1)</script>.1.x');
    const page = await (await api.call('GET', `/auth/google/callback?state=${state}`)).text();
    expect(page).not.toContain('<script>alert');
  });
});

describe('where Google is not set up', () => {
  test('none of its calls is there', async () => {
    const plain = await createTestApi();
    const member = await plain.signUp(email);
    for (const path of ['/auth/google/start', '/auth/google/callback', '/auth/google/window.js'])
      expect((await plain.call('GET', path)).status).toBe(404);
    const policies = (await plain.call('GET', '/auth/google/start')).headers;
    expect(policies.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(policies.get('content-security-policy')).toContain("form-action 'self';");
    expect((await member.call('POST', '/me/google', { password: 'correct horse' })).status).toBe(404);
    await plain.close();
  });
});
