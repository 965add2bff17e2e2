import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { type IdentityCode, IdentityError } from './domain.ts';
import { createEmbeddedProvider } from './providers/embedded.ts';
import { identitySentence } from './ui/identity-words.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

// Section 8 of the specification, by name.
const specified = [
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'network-request-failed',
  'internal-error',
  'web-storage-unsupported',
  'invalid-api-key',
  'wrong-password',
  'user-not-found',
  'email-already-in-use',
  'too-many-requests',
  // And those of today's provider.
  'invalid-credential',
  'weak-password',
  'invalid-email',
  'account-exists-with-different-credential',
  'operation-not-allowed',
  'requires-recent-login',
] as const;

describe('S8 codes of the identity provider', () => {
  test.each(specified)('%s has a sentence of its own that says what to do', (name) => {
    const code: IdentityCode = `auth/${name}`;
    const sentence = identitySentence(new IdentityError(code));
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toMatch(/auth\/|firebase|popup-|undefined/i);
    const others = specified.filter((other) => other !== name);
    const sentences = others.map((other) => identitySentence(new IdentityError(`auth/${other}`)));
    expect(sentences).not.toContain(sentence);
  });
});

describe('S8 what the embedded provider can come to say', () => {
  let calls = 0;
  const newAddress = () => {
    calls += 1;
    return `10.9.0.${calls}`;
  };
  /** The provider as a page has it, at an address of its own unless one is given. */
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

  test('email-already-in-use', async () => {
    const { email } = await api.signUp('taken@example.com');
    expect(await codeOf(provider().createAccount(email.toUpperCase(), good))).toBe(
      'auth/email-already-in-use',
    );
  });

  test('email-already-in-use: also for a form that was sent twice at once', async () => {
    const codes = await Promise.all(
      [1, 2, 3].map(() => codeOf(provider().createAccount('twice@example.com', good))),
    );
    expect(codes.sort()).toEqual(['auth/email-already-in-use', 'auth/email-already-in-use', 'no refusal']);
    // The library writes down each that it could not make.
    api.errors.splice(0);
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
    expect(api.errors.splice(0)).not.toEqual([]);
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
    expect(api.errors.splice(0)).not.toEqual([]);
  });
});
