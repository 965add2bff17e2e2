import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { createAccounts } from './accounts.ts';
import { isPersonalPassword } from './domain.ts';
import { isGuessable } from './passwords.ts';
import { signUpRules } from './ui/account-rules.ts';

const email = 'rahima.begum@example.com';

describe('passwords', () => {
  test('that are the e-mail or the garage’s name are refused, also with figures behind', () => {
    for (const password of [
      'rahima.begum',
      'RahimaBegum',
      'rahima-begum-1999',
      email,
      'Moto Garage',
      'motogarage1!',
    ]) {
      expect([password, isPersonalPassword(password, email)]).toEqual([password, true]);
    }
    for (const password of ['rahima rides a red one', 'correct horse', 'my moto garage door']) {
      expect([password, isPersonalPassword(password, email)]).toEqual([password, false]);
    }
  });

  test('that everybody chooses are refused, whatever their capitals', () => {
    for (const password of [
      'password',
      'Password1',
      'QWERTYUIOP',
      '1qaz2wsx',
      'iloveyou',
      'football1',
      '12345678',
    ]) {
      expect([password, isGuessable(password, email)]).toEqual([password, true]);
    }
    // No rule requires capitals, digits or symbols.
    for (const password of ['correct horse', 'অনেক বড় বাইক', 'aaaaaaab aaaaaaac']) {
      expect([password, isGuessable(password, email)]).toEqual([password, false]);
    }
  });
});

describe('S8 weak-password', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  test('the server refuses what is too short, too long, common or personal, and nothing else', async () => {
    const signUp = async (password: string) => {
      const answer = await api.call('POST', '/auth/sign-up/email', { email, password, name: '' });
      return [password, answer.status, ((await answer.json()) as { code?: string }).code];
    };
    expect(await signUp('seven77')).toEqual(['seven77', 422, 'weak-password']);
    expect((await signUp('x'.repeat(129)))[2]).toBe('weak-password');
    expect(await signUp('password1')).toEqual(['password1', 422, 'weak-password']);
    expect(await signUp('rahima.begum')).toEqual(['rahima.begum', 422, 'weak-password']);
    expect((await signUp('eight ab'))[1]).toBe(200);
  });

  test('the form refuses what it can know by itself', () => {
    const check = (password: string) => signUpRules.password(password, { email })?.code;
    expect([check('short'), check('rahimabegum'), check('motogarage'), check('correct horse')]).toEqual([
      'password-weak',
      'password-weak',
      'password-weak',
      undefined,
    ]);
  });
});

test('a known and an unknown account cost the same work at sign-in', async () => {
  const { database, drop } = await createTestDatabase();
  const silent = { info() {}, warn() {}, error() {}, debug() {} };
  const accounts = createAccounts({
    database,
    secret: 'a secret of a test, long enough',
    publicUrl: 'http://127.0.0.1:3000',
    log: silent,
    mails: { note: async () => {}, send() {}, sendDue: async () => ({ sent: 0, waiting: 0, lost: 0 }) },
    settleReset: async () => false,
    external: false,
  });
  const known = { email, password: 'correct horse', name: '' };
  await accounts.api.signUpEmail({ body: known });
  const { password } = await accounts.$context;
  const [hash, verify] = [vi.spyOn(password, 'hash'), vi.spyOn(password, 'verify')];
  const work = async (who: string) => {
    const calls = hash.mock.calls.length + verify.mock.calls.length;
    const body = { email: who, password: 'a wrong one' };
    const refusal = await accounts.api.signInEmail({ body }).catch((error: { body: unknown }) => error.body);
    return [hash.mock.calls.length + verify.mock.calls.length - calls, refusal];
  };
  const forKnown = await work(email);
  expect(await work('nobody@example.com')).toEqual(forKnown);
  expect(forKnown[0]).toBe(1);
  await drop();
});
