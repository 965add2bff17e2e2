import { describe, expect, test } from 'vitest';
import { checkFields } from '../../../kernel/rules.ts';
import { loginRules, signUpRules } from './account-rules.ts';

const registration = {
  name: 'Anika Rahman',
  email: 'anika@example.org',
  photoURL: 'https://example.org/anika.jpg',
  role: 'seller',
  terms: 'on',
  password: 'correct horse',
};

function refused(changes: Partial<Record<keyof typeof registration, string>>): string[] {
  const typed = { ...registration, ...changes };
  return checkFields<keyof typeof signUpRules>(signUpRules, typed).map(({ code }) => code);
}

describe('S5 login', () => {
  test('asks for e-mail, password and Remember me', () => {
    expect(checkFields(loginRules, {}).map(({ field }) => field)).toEqual(['email', 'password', 'remember']);
    expect(checkFields(loginRules, { email: ' a@b.org ', password: 'x', remember: 'on' })).toEqual([]);
  });
});

describe('S5 register', () => {
  test('takes a whole registration', () => {
    expect(refused({})).toEqual([]);
  });

  test.each([
    'anika',
    'anika@',
    '@example.org',
    'anika@localhost',
    'a b@example.org',
    `${'a'.repeat(250)}@b.org`,
  ])('refuses %s as an e-mail address', (email) => expect(refused({ email })).toEqual(['email-invalid']));

  test.each(['javascript:alert(1)', 'data:text/html,x', 'photo.jpg', '//example.org/x.jpg'])(
    'refuses %s as a photo',
    (photoURL) => expect(refused({ photoURL })).toEqual(['photo-invalid']),
  );

  test('takes passwords of 8 to 128 characters', () => {
    expect(refused({ password: '1234567' })).toEqual(['password-weak']);
    expect(refused({ password: 'x'.repeat(129) })).toEqual(['password-weak']);
    expect(refused({ password: 'x'.repeat(128) })).toEqual([]);
  });

  test('takes names of up to 80 characters', () => {
    expect(refused({ name: 'x'.repeat(80) })).toEqual([]);
    expect(refused({ name: 'x'.repeat(81) })).toHaveLength(1);
  });

  test('makes nobody an admin', () => {
    expect(refused({ role: 'admin' })).toEqual(['role-unknown']);
  });
});
