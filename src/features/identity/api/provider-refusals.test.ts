import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../../test/support/api.ts';
import { errorCodes } from '../../../platform/http/error-codes.ts';
import { refusalFrom } from './provider-refusals.ts';

let api: TestApi;
let member: Member;
beforeAll(async () => {
  api = await createTestApi();
  member = await api.signUp('rahima@example.com');
});
afterAll(() => api.close());

const password = 'correct horse';
const email = 'new@example.com';

test.each<[string, string, object | undefined, number, string, string?]>([
  ['POST', '/sign-in/email', { email: 'rahima@example.com', password: 'wrong' }, 401, 'invalid-credential'],
  ['POST', '/sign-in/email', { email: 'nonsense', password }, 422, 'validation-failed', 'email'],
  ['POST', '/sign-up/email', { email: 'nonsense', password, name: '' }, 422, 'validation-failed', 'email'],
  [
    'POST',
    '/sign-up/email',
    { email: 'rahima@example.com', password, name: 'X' },
    422,
    'email-taken',
    'email',
  ],
  ['POST', '/sign-up/email', { email, password: 'password1', name: '' }, 422, 'weak-password', 'password'],
  ['POST', '/sign-up/email', { email, password: 'short', name: '' }, 422, 'weak-password', 'password'],
  ['POST', '/reset-password', { token: 'x', newPassword: 'password1' }, 422, 'weak-password', 'newPassword'],
  ['POST', '/reset-password', { token: 'made-up', newPassword: password }, 400, 'link-over'],
  ['GET', '/verify-email?token=made-up', undefined, 400, 'link-over'],
  ['POST', '/update-user', { image: 'javascript:alert(1)' }, 422, 'validation-failed', 'image'],
])('%s %s %j is refused in the form of every other call', async (method, path, body, status, code, field) => {
  const session = { cookie: member.cookie, origin: api.origin };
  const answer = await api.call(method, `/auth${path}`, body, path === '/update-user' ? session : {});
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
  const problem = (await answer.json()) as Record<'code' | 'detail', string> & {
    fields?: { field: string }[];
  };
  expect(errorCodes).toContain(problem.code);
  expect(problem).toMatchObject({
    type: `/api/docs#${code}`,
    status,
    code,
    detail: expect.stringMatching(/\.$/),
  });
  expect(problem.fields?.map((each) => each.field)).toEqual(field && [field]);
});

test('whoever is not signed in, and what nobody has thought of, get the general refusals', async () => {
  const answer = await api.call('POST', '/auth/update-user', { name: 'Nobody' });
  expect([answer.status, await answer.json()]).toEqual([
    401,
    expect.objectContaining({ code: 'unauthenticated' }),
  ]);
  for (const body of [
    '{"code":"SOMETHING_NEW","message":"Of the library"}',
    '{"code":"constructor"}',
    'no JSON',
  ])
    expect(await refusalFrom(new Response(body, { status: 403 }), '/sign-up/email')).toMatchObject({
      status: 400,
      code: 'bad-request',
      message: 'Something went wrong on our side. Please try again.',
    });
});
