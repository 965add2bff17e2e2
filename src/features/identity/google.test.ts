import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { startGoogle, type TestGoogle } from '../../../test/support/google.ts';
import { addListing } from '../../../test/support/listings.ts';
import { createOverlaps, type Overlaps } from '../../../test/support/overlaps.ts';

let google: TestGoogle;
let api: TestApi;
let overlaps: Overlaps;
let [people, email] = [0, ''];
const visit = 'a-window-of-the-tests';
const password = 'correct horse';

beforeAll(async () => {
  google = await startGoogle();
  api = await createTestApi({ google: google.settings });
  google.open(api.origin);
  overlaps = await createOverlaps(api.database);
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

/** A browser: it keeps the garage's cookies and Google's, and follows what it is told by hand. */
function newBrowser(cookie = '') {
  const own = new Map(
    cookie === '' ? [] : cookie.split('; ').map((each) => [each.split('=')[0] ?? '', each]),
  );
  const foreign = new Map<string, string>();
  const keep = (jar: Map<string, string>, answer: Response) => {
    for (const text of answer.headers.getSetCookie()) {
      const [pair = ''] = text.split(';');
      const [name = ''] = pair.split('=');
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(text)) jar.delete(name);
      else jar.set(name, pair);
    }
    return answer;
  };
  const browser = {
    own,
    cookies: () => [...own.values()].join('; '),
    garage: async (path: string, headers: Record<string, string> = {}) =>
      keep(own, await api.call('GET', path, undefined, { cookie: browser.cookies(), ...headers })),
    google: async (address: string, form?: Record<string, string>) =>
      keep(
        foreign,
        await fetch(address, {
          redirect: 'manual',
          headers: { cookie: [...foreign.values()].join('; ') },
          ...(form && { method: 'POST', body: new URLSearchParams(form) }),
        }),
      ),
    /** Sets out for Google. */
    start: (question: Record<string, string> = { visit }) =>
      browser.garage(`/auth/google/start?${new URLSearchParams(question)}`),
    /** Logs in there; answers with the address that Google leads home to. */
    logIn: async (start: Response, login: string): Promise<string> => {
      let address = start.headers.get('location') ?? '';
      for (let steps = 0; steps < 10 && !address.startsWith(api.origin); steps += 1) {
        let answer = await browser.google(address);
        if (answer.status === 200) {
          const action = /action="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
          answer = await browser.google(action, { prompt: 'login', login, password: 'of Google' });
        }
        address = new URL(answer.headers.get('location') ?? '', address).href;
      }
      return address.slice(`${api.origin}/api`.length);
    },
    /** The whole way; answers with what the page that opened the window is told. */
    visit: async (login: string, question?: Record<string, string>) => {
      const home = await browser.logIn(await browser.start(question), login);
      return resultOf(await browser.garage(home));
    },
    who: async () =>
      ((await (await browser.garage('/auth/get-session')).json()) as { user: { id: string } } | null)?.user,
  };
  return browser;
}

async function resultOf(answer: Response): Promise<string> {
  return /data-result="([^"]*)"/.exec(await answer.text())?.[1] ?? `status ${answer.status}`;
}

const rowOf = (address: string) =>
  api.database.selectFrom('users').selectAll().where('email', '=', address).executeTakeFirst();

const waysOf = async (userId: string) =>
  (
    await api.database.selectFrom('credentials').select('provider_id').where('user_id', '=', userId).execute()
  ).map((row) => row.provider_id);

const confirm = (member: Member) =>
  api.database.updateTable('users').set({ email_verified: true }).where('id', '=', member.id).execute();

describe('S1 Google in the embedded mode', () => {
  test('makes an account with name and photo, opens a session, and the same account the next time', async () => {
    const browser = newBrowser();
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
    const again = newBrowser();
    expect(await again.visit(`id-${people} ${email}`)).toBe('done');
    expect(await again.who()).toMatchObject({ id: row?.id });
    // Whoever signs in leaves the session that the browser had before.
    const former = browser.cookies();
    expect(await browser.visit(`id-${people} ${email}`)).toBe('done');
    expect(await newBrowser(former).who()).toBeUndefined();
  });

  test('the cookie of the way and of the session are httpOnly; no secret comes to the page', async () => {
    const browser = newBrowser();
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
    const browser = newBrowser();
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
    const browser = newBrowser();
    const older = await browser.logIn(await browser.start(), `id-${people} ${email}`);
    await browser.start({ visit: 'another-window-of-the-tests' });
    expect(await resultOf(await browser.garage(older))).toBe('auth/cancelled-popup-request');
    expect(await browser.who()).toBeUndefined();
  });

  test('web-storage-unsupported: the browser keeps no cookies', async () => {
    const home = await newBrowser().logIn(await newBrowser().start(), `id-${people} ${email}`);
    expect(await resultOf(await newBrowser().garage(home))).toBe('auth/web-storage-unsupported');
  });

  test('requires-recent-login: the way took longer than 10 minutes', async () => {
    const state = `${visit}.${(Date.now() - 601_000).toString(36)}.x`;
    const answer = await newBrowser().garage(`/auth/google/callback?code=1&state=${state}`);
    expect(await resultOf(answer)).toBe('auth/requires-recent-login');
  });

  test('popup-closed-by-user: somebody changed their mind at Google', async () => {
    const browser = newBrowser();
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
    const home = await newBrowser().logIn(start, `id-${people} ${email}`);
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
    const victim = newBrowser();
    const thief = newBrowser();
    const ofVictim = await victim.logIn(await victim.start(), `id-${people} ${email}`);
    const ofThief = await thief.logIn(await thief.start(), `thief-${people} thief${people}@example.com`);
    // The thief's answer in the victim's browser, as a link in a mail could bring it there.
    expect(await resultOf(await victim.garage(ofThief))).toBe('auth/cancelled-popup-request');
    // The victim's code with the thief's own state.
    const mixed = new URLSearchParams(ofThief.split('?')[1]);
    mixed.set('code', new URLSearchParams(ofVictim.split('?')[1]).get('code') ?? '');
    expect(await resultOf(await thief.garage(`/auth/google/callback?${mixed}`))).toBe('auth/internal-error');
    expect([await victim.who(), await thief.who()]).toEqual([undefined, undefined]);
    // An answer works once.
    expect(await resultOf(await victim.garage(ofVictim))).toBe('done');
    expect(await resultOf(await victim.garage(ofVictim))).toBe('auth/web-storage-unsupported');
  });

  test('another site’s page sends nobody to Google', async () => {
    const answer = await api.call('GET', `/auth/google/start?visit=${visit}`, undefined, {
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.status).toBe(403);
  });

  test('what stands in the answer’s state cannot become a script', async () => {
    const state = encodeURIComponent('"><script>alert(1)</script>.1.x');
    const page = await (await api.call('GET', `/auth/google/callback?state=${state}`)).text();
    expect(page).not.toContain('<script>alert');
  });
});

describe('whose account Google opens', () => {
  test('account-exists-with-different-credential: an account of the same e-mail is not taken over', async () => {
    const member = await api.signUp(email);
    await confirm(member);
    const browser = newBrowser();
    expect(await browser.visit(`id-${people} ${email.toUpperCase()}`)).toBe(
      'auth/account-exists-with-different-credential',
    );
    expect(await browser.who()).toBeUndefined();
    expect(await waysOf(member.id)).toEqual(['credential']);
  });

  test('a password of somebody who never proved the mailbox does not survive its owner’s arrival', async () => {
    const squatter = await api.signUp(email, 'seller');
    const listing = await addListing(api.database, { seller_id: squatter.id, email });
    const browser = newBrowser();
    expect(await browser.visit(`id-${people} ${email}`)).toBe('done');
    expect(await browser.who()).toMatchObject({ id: squatter.id });
    expect(await waysOf(squatter.id)).toEqual(['google']);
    expect((await squatter.call('GET', '/me')).status).toBe(401);
    expect(await newBrowser(squatter.cookie).who()).toBeUndefined();
    const attempt = await api.call('POST', '/auth/sign-in/email', { email, password: 'correct horse' });
    expect(attempt.status).toBe(401);
    expect(await rowOf(email)).toMatchObject({ email_verified: true, name: 'Rider at Google' });

    // Nothing is sold in the owner's name; they are told, and can bring it back.
    const owner = await memberOf(browser);
    expect(await (await owner.call('GET', '/myProducts')).json()).toEqual([]);
    expect(api.mails.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('was for sale') });
    expect(api.mails.at(-1)?.text).toContain(`${api.origin}/dashboard/myProduct?show=deleted`);
    expect((await owner.call('POST', `/myProducts/${listing}/restore`)).status).toBe(200);
    expect(await (await owner.call('GET', '/myProducts')).json()).toHaveLength(1);
    // It is theirs now: coming back takes nothing off sale.
    expect(await newBrowser().visit(`id-${people} ${email}`)).toBe('done');
    expect(await (await owner.call('GET', '/myProducts')).json()).toHaveLength(1);
  });

  test('the same id at another issuer is somebody else', async () => {
    const login = `id-${people} ${email}`;
    await newBrowser().visit(login);
    const row = await rowOf(email);
    const own = api.database.updateTable('credentials').where('user_id', '=', row?.id ?? '');
    const { issuer } = google.settings;
    expect(await own.set({ issuer: 'https://elsewhere.example' }).executeTakeFirst()).toMatchObject({
      numUpdatedRows: 1n,
    });
    const stranger = newBrowser();
    expect(await stranger.visit(login)).toBe('auth/account-exists-with-different-credential');
    await own.set({ issuer }).execute();
    expect(await stranger.visit(login)).toBe('done');
  });

  test('google-email-unverified: an e-mail that Google has not confirmed opens nothing and makes nothing', async () => {
    const unproven = `unproven${people}@example.com`;
    const browser = newBrowser();
    expect(await browser.visit(`id-${people} ${unproven}`)).toBe('auth/google-email-unverified');
    expect(await rowOf(unproven)).toBeUndefined();
    const member = await api.signUp(unproven);
    expect(await browser.visit(`id-${people} ${unproven}`)).toBe('auth/google-email-unverified');
    expect(await waysOf(member.id)).toEqual(['credential']);
  });

  test('two windows of the same newcomer make one account', async () => {
    const browsers = [newBrowser(), newBrowser(), newBrowser()];
    const login = `id-${people} ${email}`;
    const homes = await Promise.all(
      browsers.map(async (browser) => browser.logIn(await browser.start(), login)),
    );
    const results = await Promise.all(
      browsers.map(async (browser, n) => resultOf(await browser.garage(homes[n] ?? ''))),
    );
    expect(results).toEqual(['done', 'done', 'done']);
    const rows = await api.database.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(rows).toHaveLength(1);
  });
});

/** Somebody who is signed in there, as callers of the API. */
async function memberOf(browser: ReturnType<typeof newBrowser>, address = email): Promise<Member> {
  const cookie = browser.cookies();
  const jwt = await api.call('POST', '/jwt', { email: address }, { cookie, origin: api.origin });
  const { token } = (await jwt.json()) as { token: string };
  const id = (await browser.who())?.id ?? '';
  const headers = { authorization: `Bearer ${token}` };
  return {
    id,
    email: address,
    cookie,
    token,
    call: (method, path, body) => api.call(method, path, body, headers),
  };
}

async function signInAgain(member: Member): Promise<Member> {
  const answer = await api.call('POST', '/auth/sign-in/email', { email: member.email, password });
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  return memberOf(newBrowser(cookie), member.email);
}

describe('linking', () => {
  const ticketOf = async (member: Member, password = 'correct horse') => {
    const answer = await member.call('POST', '/me/google', { password });
    return { status: answer.status, ...((await answer.json()) as { ticket?: string; code?: string }) };
  };
  const linked = async (member: Member, login: string, browser = newBrowser(member.cookie)) => {
    const { ticket = '' } = await ticketOf(member);
    return browser.visit(login, { visit, ticket });
  };

  test('takes the password first; then Google opens the account, whatever its e-mail', async () => {
    const member = await api.signUp(email);
    expect(await ticketOf(member, 'wrong horse')).toMatchObject({ status: 403, code: 'wrong-password' });
    expect(await linked(member, `id-${people} other${people}@gmail.example`)).toBe('done');
    expect(await (await member.call('GET', '/me')).json()).toMatchObject({
      email,
      emailVerified: false,
      hasPassword: true,
      hasGoogle: true,
    });
    const browser = newBrowser();
    expect(await browser.visit(`id-${people} other${people}@gmail.example`)).toBe('done');
    expect(await browser.who()).toMatchObject({ id: member.id, email });
  });

  test('the same e-mail at Google confirms the mailbox, and the password stays', async () => {
    const member = await api.signUp(email);
    expect(await linked(member, `id-${people} ${email}`)).toBe('done');
    expect(await rowOf(email)).toMatchObject({ email_verified: true });
    expect((await waysOf(member.id)).sort()).toEqual(['credential', 'google']);
    expect((await member.call('GET', '/me')).status).toBe(200);
  });

  test('credential-already-in-use: a Google account opens one account only', async () => {
    const login = `id-${people} shared${people}@gmail.example`;
    const first = await api.signUp(email);
    const second = await api.signUp(`second-${email}`);
    expect(await linked(first, login)).toBe('done');
    expect(await linked(second, login)).toBe('auth/credential-already-in-use');
    expect(await waysOf(second.id)).toEqual(['credential']);
  });

  test('a ticket works in the session that showed the password, and nowhere else', async () => {
    const victim = await api.signUp(email);
    const thief = await api.signUp(`thief-${email}`);
    // The thief's ticket in the victim's browser, and the victim's in the thief's.
    const login = `id-${people} x${people}@gmail.example`;
    expect(await linked(thief, login, newBrowser(victim.cookie))).toBe('auth/requires-recent-login');
    expect(await linked(victim, login, newBrowser(thief.cookie))).toBe('auth/requires-recent-login');
    expect(await linked(victim, login, newBrowser())).toBe('auth/requires-recent-login');
    const forged = await newBrowser(victim.cookie).start({ visit, ticket: victim.token });
    expect(await resultOf(forged)).toBe('auth/requires-recent-login');
    expect([await waysOf(victim.id), await waysOf(thief.id)]).toEqual([['credential'], ['credential']]);
  });

  test('it can be taken away again for the password, unless it is the only way in', async () => {
    const member = await api.signUp(email);
    const login = `id-${people} z${people}@gmail.example`;
    await linked(member, login);
    for (const body of [undefined, {}, { password: 'wrong horse' }]) {
      const refused = await member.call('DELETE', '/me/google', body);
      expect([refused.status, await refused.json()]).toEqual([
        403,
        expect.objectContaining({ code: 'wrong-password' }),
      ]);
    }
    expect((await member.call('DELETE', '/me/google', { password })).status).toBe(200);
    expect(await waysOf(member.id)).toEqual(['credential']);
    const browser = newBrowser();
    email = `only${people}@example.com`;
    expect(await browser.visit(`only-${people} ${email}`)).toBe('done');
    const answer = await (await memberOf(browser)).call('DELETE', '/me/google', { password });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'last-way-in' });
  });

  test('the password cannot be guessed here either', async () => {
    const member = await api.signUp(email);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++)
      statuses.push((await member.call('DELETE', '/me/google', { password: `guess ${n}` })).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
  });

  test('the owner of a proven mailbox is told of both; a stranger’s mailbox gets no mail', async () => {
    const member = await api.signUp(email);
    const toMember = () => api.mails.filter(({ to }) => to === member.email).map(({ subject }) => subject);
    const before = toMember().length;
    await linked(member, `id-${people} t${people}@gmail.example`);
    await member.call('DELETE', '/me/google', { password });
    expect(toMember().slice(before)).toEqual([]);
    await confirm(member);
    await linked(member, `id-${people} t${people}@gmail.example`);
    await member.call('DELETE', '/me/google', { password });
    expect(toMember().slice(before)).toEqual([
      'A Google account was linked at Moto Garage',
      'Google was unlinked at Moto Garage',
    ]);
  });

  test('one that a thief has linked does not survive a reset by mail; one of the same mailbox does', async () => {
    const member = await api.signUp(email);
    await confirm(member);
    const reset = async () => {
      await api.call('POST', '/auth/request-password-reset', { email: member.email });
      const token = /token=(\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1];
      const answer = await api.call('POST', '/auth/reset-password', { token, newPassword: password });
      expect(answer.status).toBe(200);
      return api.mails.at(-1)?.text;
    };
    const thief = `thief-${people} thief${people}@gmail.example`;
    expect(await linked(member, thief)).toBe('done');
    expect(await reset()).toContain('it was unlinked');
    expect(await waysOf(member.id)).toEqual(['credential']);
    const browser = newBrowser();
    expect(await browser.visit(thief)).toBe('done');
    expect((await browser.who())?.id).not.toBe(member.id);

    const again = await signInAgain(member);
    expect(await linked(again, `id-${people} ${member.email}`)).toBe('done');
    expect(await reset()).not.toContain('unlinked');
    expect((await waysOf(member.id)).sort()).toEqual(['credential', 'google']);
    // What counts is the address that Google's account has by now.
    const moved = api.database.updateTable('credentials').where('user_id', '=', member.id);
    await moved.set({ email: 'former@gmail.example' }).execute();
    await newBrowser().visit(`id-${people} ${member.email}`);
    expect(await reset()).not.toContain('unlinked');
    await moved.set({ email: 'later@gmail.example' }).execute();
    expect(await reset()).toContain('it was unlinked');
    expect(await waysOf(member.id)).toEqual(['credential']);
  });

  test('a thief who is just coming in by it neither stops a reset by mail nor stays', async () => {
    const member = await api.signUp(email);
    await confirm(member);
    const thief = `thief-${people} thief${people}@gmail.example`;
    expect(await linked(member, thief)).toBe('done');
    await api.call('POST', '/auth/request-password-reset', { email }, { 'test-address': '10.8.1.1' });
    const token = /token=(\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1];
    const browser = newBrowser();
    const home = await browser.logIn(await browser.start(), thief);
    let both: Promise<Response[]> | undefined;
    await overlaps.heldAt('sessions', 'insert', async () => {
      const coming = browser.garage(home);
      await overlaps.until(1);
      const body = { token, newPassword: 'battery staple' };
      both = Promise.all([coming, api.call('POST', '/auth/reset-password', body)]);
      // It waits for the thief, who needs the account itself next.
      await overlaps.until(2);
    });
    expect((await both)?.map(({ status }) => status)).toEqual([200, 200]);
    expect([await waysOf(member.id), await browser.who()]).toEqual([['credential'], undefined]);
    expect(api.mails.at(-1)?.text).toContain('it was unlinked');
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
