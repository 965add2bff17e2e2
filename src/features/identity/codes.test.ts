import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { IdentityError, identityCodes } from './domain.ts';
import { createEmbeddedProvider } from './providers/embedded.ts';
import { identitySentence } from './ui/identity-words.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const identity = 'src/features/identity';
const google = `${identity}/google.test.ts`;
const googleAccounts = `${identity}/google.accounts.test.ts`;
const googleLinking = `${identity}/google.linking.test.ts`;
const googleWindow = `${identity}/providers/google-window.test.ts`;
const here = `${identity}/codes.test.ts`;
const firebaseProvider = `${identity}/providers/firebase.test.ts`;
const firebase = 'test/firebase/sign-in.spec.ts';

/**
 * The codes of section 8 of the specification and of the current provider, each with a test that produces it.
 */
const provoked: Readonly<Record<string, readonly [file: string, title: string]>> = {
  'popup-blocked': [googleWindow, 'S8 popup-blocked: no window, or one that is closed at once'],
  'popup-closed-by-user': [
    googleWindow,
    'S4 S8 popup-closed-by-user: told about 2 seconds after it was closed, not before',
  ],
  'cancelled-popup-request': [google, 'cancelled-popup-request: a newer window has set out since'],
  'unauthorized-domain': [
    googleWindow,
    'S8 unauthorized-domain: at another address than the site’s own no window is opened',
  ],
  'network-request-failed': [here, 'network-request-failed'],
  'internal-error': [here, 'internal-error: what nobody expected, without its details'],
  'web-storage-unsupported': [google, 'web-storage-unsupported: the browser keeps no cookies'],
  'invalid-api-key': [google, 'invalid-api-key: Google does not take the secret of this site'],
  'wrong-password': [firebase, wrongCredentials()],
  'user-not-found': [firebase, wrongCredentials()],
  'email-already-in-use': [here, 'email-already-in-use'],
  'too-many-requests': [here, 'too-many-requests'],
  'invalid-credential': [here, 'invalid-credential: for a wrong password and for an unknown account alike'],
  'weak-password': [here, 'weak-password: too short, too long, common, personal'],
  'invalid-email': [here, 'invalid-email'],
  'account-exists-with-different-credential': [
    googleAccounts,
    'account-exists-with-different-credential: an account of the same e-mail is not taken over',
  ],
  'credential-already-in-use': [
    googleLinking,
    'credential-already-in-use: a Google account opens one account only',
  ],
  'google-email-unverified': [
    googleAccounts,
    'google-email-unverified: an e-mail that Google has not confirmed opens nothing and makes nothing',
  ],
  'provider-already-linked': [
    firebaseProvider,
    'provider-already-linked, no-such-provider: the page did not know yet what another one had done',
  ],
  'no-such-provider': [
    firebaseProvider,
    'provider-already-linked, no-such-provider: the page did not know yet what another one had done',
  ],
  'multi-factor-auth-required': [
    firebaseProvider,
    'multi-factor-auth-required: an account with a second proof is told that it is not taken here',
  ],
  'operation-not-allowed': [here, 'operation-not-allowed: Google without keys, to sign in or to link'],
  'requires-recent-login': [google, 'requires-recent-login: the way took longer than 10 minutes'],
  'unverified-email': [
    firebase,
    'unverified-email: an account whose Firebase half is new is opened only after its mailbox is proven',
  ],
  'user-disabled': [
    firebase,
    'S8 user-disabled: whom Firebase has closed out is told so, and has no session',
  ],
  'account-stopped': [here, 'account-stopped: only whoever knows the password is told, with the reason'],
  'operation-not-supported-in-this-environment': [
    firebase,
    'operation-not-supported-in-this-environment: without script a form says that logging in needs it',
  ],
};

function wrongCredentials(): string {
  return 'S8 wrong-password, user-not-found, invalid-credential: told, however much the project tells';
}

describe('S8 codes of the identity provider', () => {
  test('each that there is stands in the table', () => {
    expect(
      Object.keys(provoked)
        .map((name) => `auth/${name}`)
        .sort(),
    ).toEqual([...identityCodes].sort());
  });

  test.each(identityCodes)('%s has one sentence of its own that says what to do', (code) => {
    const sentence = identitySentence(new IdentityError(code));
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toMatch(/auth\/|firebase|popup-|undefined/i);
    const others = identityCodes.filter((other) => other !== code);
    expect(others.map((other) => identitySentence(new IdentityError(other)))).not.toContain(sentence);
  });

  test.each(Object.entries(provoked))('%s is brought about by a test', (name, [file, title]) => {
    const source = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
    expect(source).toContain(`test('${title}'`);
    expect(title).toContain(name);
    expect(source.split(`test('${title}'`)).toHaveLength(2);
  });
});

describe('S8 what the embedded provider can come to say', () => {
  let calls = 0;
  const newAddress = () => {
    calls += 1;
    return `10.9.0.${calls}`;
  };
  /** The provider as a page has it, with an address of its own unless one is given. */
  const provider = (address = newAddress()) =>
    createEmbeddedProvider((path, { method = 'GET', headers, body }) =>
      api.call(method, `/auth${path}`, body ?? undefined, {
        ...(headers as Record<string, string>),
        'test-address': address,
      }),
    );
  const codeOf = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'no refusal',
      (error: unknown) => (error instanceof IdentityError ? error.code : error),
    );
  const good = 'correct horse';

  test('invalid-credential: for a wrong password and for an unknown account alike', async () => {
    const { email } = await api.signUp('known@example.com');
    expect(await codeOf(provider().signInWithPassword(email, 'wrong horse'))).toBe('auth/invalid-credential');
    expect(await codeOf(provider().signInWithPassword('no@example.com', good))).toBe(
      'auth/invalid-credential',
    );
  });

  test('account-stopped: only whoever knows the password is told, with the reason', async () => {
    const { id, email } = await api.signUp('stopped@example.com');
    await sql`update users set stopped_at = now(), stop_reason = 'Riders complained.' where id = ${id}`.execute(
      api.database,
    );
    const error: unknown = await provider()
      .signInWithPassword(email, good)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'auth/account-stopped' });
    expect(identitySentence(error)).toContain('The reason: Riders complained. Write to the garage');
    expect(await codeOf(provider().signInWithPassword(email, 'wrong horse'))).toBe('auth/invalid-credential');
  });

  test('email-already-in-use', async () => {
    const { email } = await api.signUp('taken@example.com');
    for (const [password, name] of [
      [good, 'Somebody else'],
      ['not the right one', ''],
    ] as const)
      expect(await codeOf(provider().createAccount(email.toUpperCase(), password, name))).toBe(
        'auth/email-already-in-use',
      );
  });

  test('the same form sent again within a minute ends where the first does; later it is refused', async () => {
    const again = () => provider().createAccount('Twice@example.com', good, 'Twice');
    const users = await Promise.all([again(), again(), again()]);
    users.push(await again());
    expect(new Set(users.map(({ uid }) => uid)).size).toBe(1);
    // Knowing only the e-mail and the name reveals no more than any stranger is told.
    const guess = () => provider().createAccount('twice@example.com', 'not the right one', 'Twice');
    expect(await codeOf(guess())).toBe('auth/email-already-in-use');
    await sql`update users set created_at = now() - interval '61 seconds' where email = 'twice@example.com'`.execute(
      api.database,
    );
    expect(await codeOf(again())).toBe('auth/email-already-in-use');
  });

  test('an account that cannot be written whole is not written at all, and nobody is told that it exists', async () => {
    const email = 'halfway@example.com';
    const fail = (table: string) =>
      sql`create trigger refuse before insert on ${sql.table(table)} for each row execute function refuse()`;
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
      api.database,
    );
    for (const table of ['users', 'credentials', 'sessions']) {
      await fail(table).execute(api.database);
      const body = { email, password: good, name: '' };
      const answer = await api.call('POST', '/auth/sign-up/email', body, { 'test-address': '10.9.3.1' });
      await sql`drop trigger refuse on ${sql.table(table)}`.execute(api.database);
      expect([table, answer.status]).toEqual([table, table === 'users' ? 503 : 500]);
      const users = await api.database.selectFrom('users').select('id').where('email', '=', email).execute();
      expect([table, users]).toEqual([table, []]);
    }
    expect(await codeOf(provider().createAccount(email, good))).toBe('no refusal');
    expect(api.takeErrors()).not.toEqual([]);
  });

  test('invalid-email', async () => {
    expect(await codeOf(provider().createAccount('nonsense', good))).toBe('auth/invalid-email');
    expect(await codeOf(provider().signInWithPassword('nonsense', good))).toBe('auth/invalid-email');
  });

  test('weak-password: too short, too long, common, personal', async () => {
    for (const weak of ['short', 'x'.repeat(129), 'iloveyou', 'weakling1']) {
      expect(await codeOf(provider().createAccount('weakling@example.com', weak))).toBe('auth/weak-password');
    }
  });

  test('too-many-requests', async () => {
    const here = provider('10.9.1.1');
    const codes = [];
    for (let n = 0; n < 11; n++)
      codes.push(await codeOf(here.signInWithPassword('who@example.com', `${n} guess`)));
    expect(codes.slice(-2)).toEqual(['auth/invalid-credential', 'auth/too-many-requests']);
  });

  test('operation-not-allowed: Google without keys, to sign in or to link', async () => {
    expect(await codeOf(provider().signInWithGoogle())).toBe('auth/operation-not-allowed');
    const unknown = { password: good, ticket: async () => '', isLinked: async () => false };
    expect(await codeOf(provider().linkGoogle(unknown))).toBe('auth/operation-not-allowed');
  });

  test('network-request-failed', async () => {
    const cut = createEmbeddedProvider(() => Promise.reject(new TypeError('fetch failed')));
    expect(await codeOf(cut.signOut())).toBe('auth/network-request-failed');
  });

  test('internal-error: what nobody expected, without its details', async () => {
    await sql`alter table credentials rename to gone`.execute(api.database);
    const error: unknown = await provider()
      .signInWithPassword('known@example.com', good)
      .catch((reason: unknown) => reason);
    await sql`alter table gone rename to credentials`.execute(api.database);
    expect(error).toMatchObject({ code: 'auth/internal-error', message: 'auth/internal-error' });
    expect(api.takeErrors()).not.toEqual([]);
  });
});
