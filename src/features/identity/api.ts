import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import * as words from '#messages/identity.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Database } from '../../platform/database.ts';
import { createApi, json, nextLink, problems } from '../../platform/http/api.ts';
import type { ReadAddress } from '../../platform/http/client-address.ts';
import type { Limited, RateLimits } from '../../platform/http/rate-limits.ts';
import { type MemberVariables, requireMember } from './access.ts';
import { type Accounts, addressHeader } from './accounts.ts';
import { issueToken, saveProfile } from './commands.ts';
import {
  accountQuerySchema,
  accountSchema,
  credentialsSchema,
  newUserSchema,
  profileSavedSchema,
  providerUserSchema,
  tokenRequestSchema,
  tokenSchema,
} from './contract.ts';
import { listAccounts } from './data.ts';
import { maySeeAccounts } from './policy.ts';
import type { Tokens } from './tokens.ts';
import { readVisitor } from './visitors.ts';

const postToken = createRoute({
  method: 'post',
  path: '/jwt',
  summary: 'A short-lived token for the signed-in person',
  description:
    'The session cookie (or the external provider’s ID token) proves who asks; the e-mail must be theirs.',
  security: [{ session: [] }],
  request: { body: json(tokenRequestSchema, 'Whose token.') },
  responses: {
    200: json(tokenSchema, 'Send it as `Authorization: Bearer`.'),
    ...problems(400, 401, 403, 422, 429),
  },
});

const postUser = createRoute({
  method: 'post',
  path: '/users',
  summary: 'Write the profile of the signed-in person',
  security: [{ session: [] }],
  request: { body: json(newUserSchema, 'Name, own e-mail, and seller or buyer.') },
  responses: { 200: json(profileSavedSchema, 'Written.'), ...problems(400, 401, 403, 422) },
});

const getAccounts = createRoute({
  method: 'get',
  path: '/accounts',
  summary: 'Accounts of a role, for admins',
  security: [{ token: [] }],
  request: { query: accountQuerySchema },
  responses: { 200: json(z.array(accountSchema), 'Newest first.'), ...problems(401, 403, 422) },
});

export interface IdentityParts {
  database: Database;
  accounts: Accounts;
  tokens: Tokens;
  limits: RateLimits;
}

/** The calls of identity: tokens, profiles, lists of accounts. */
export function identityApi({ database, accounts, tokens, limits }: IdentityParts) {
  const api = createApi<MemberVariables>();
  api.openapi(postToken, async (c) => {
    const visitor = await readVisitor(accounts, c.req.raw.headers);
    await limits.take(c, 'token', visitor?.user.uid);
    const token = await issueToken(tokens, visitor, c.req.valid('json').email);
    return c.json({ token }, 200, { 'cache-control': 'no-store' });
  });
  api.openapi(postUser, async (c) => {
    const visitor = await readVisitor(accounts, c.req.raw.headers);
    const { userId } = await saveProfile(database, visitor, c.req.valid('json'));
    return c.json({ acknowledged: true as const, insertedId: userId }, 200);
  });
  api.use('/accounts', requireMember({ database, tokens }));
  api.openapi(getAccounts, async (c) => {
    if (!maySeeAccounts(c.get('actor'))) throw new AppError(403, 'admins-only', words.adminsOnly);
    const { group, search, limit, cursor } = c.req.valid('query');
    const page = await listAccounts(database, { group, search, limit, cursor });
    return c.json(page.items, 200, nextLink(c.req.url, page.next));
  });
  return api;
}

export interface ProviderParts {
  accounts: Accounts;
  limits: RateLimits;
  readAddress: ReadAddress;
}

/** The identity library's own endpoints that pages need, below /auth; its others do not exist here. */
export function identityProviderApi({ accounts, limits, readAddress }: ProviderParts) {
  const api = createApi();
  for (const { method, path, limited, ...description } of providerCalls) {
    const responses = limited ? { ...description.responses, ...problems(429) } : description.responses;
    api.openAPIRegistry.registerPath({ method, path, ...description, responses });
    api.on(method.toUpperCase(), path, async (c) => {
      const attempt = limited && (await limits.take(c, limited, await readEmail(c.req.raw)));
      const headers = new Headers(c.req.raw.headers);
      headers.set(addressHeader, readAddress(c));
      const answer = await accounts.handler(new Request(c.req.raw, { headers }));
      // A password that was right was no guess.
      if (limited === 'signIn' && answer.ok) await attempt?.forgive();
      return answer;
    });
  }
  return api;
}

/** The e-mail that a call of the provider's is about, if it names one. */
async function readEmail(request: Request): Promise<string | undefined> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? email : undefined;
}

const userAnswer = json(z.object({ user: providerUserSchema }).loose(), 'Done; the session cookie is set.');
const refused = { description: 'Refused: {code, message} in the identity library’s own form.' };

const providerCalls: (Pick<RouteConfig, 'path' | 'summary' | 'request' | 'responses'> & {
  method: 'get' | 'post';
  limited?: Limited;
})[] = [
  {
    method: 'post',
    path: '/sign-up/email',
    limited: 'signUp',
    summary: 'Create an account and sign in',
    request: { body: json(credentialsSchema.extend({ name: z.string() }), 'Name may be empty here.') },
    responses: { 200: userAnswer, 400: refused, 422: refused },
  },
  {
    method: 'post',
    path: '/sign-in/email',
    limited: 'signIn',
    summary: 'Sign in with e-mail and password',
    request: { body: json(credentialsSchema, 'Who.') },
    responses: { 200: userAnswer, 401: refused },
  },
  {
    method: 'post',
    path: '/update-user',
    summary: 'Change one’s name or photo',
    request: { body: json(z.object({ name: z.string(), image: z.string() }).partial(), 'What changes.') },
    responses: { 200: json(z.object({ status: z.boolean() }), 'Changed.'), 400: refused, 401: refused },
  },
  {
    method: 'get',
    path: '/get-session',
    summary: 'Who is signed in',
    responses: {
      200: json(z.object({ user: providerUserSchema }).loose().nullable(), 'Null when nobody is.'),
    },
  },
  {
    method: 'post',
    path: '/sign-out',
    summary: 'End the session; its tokens die with it',
    request: { body: json(z.object({}), 'Nothing.') },
    responses: { 200: json(z.object({ success: z.boolean() }), 'Ended.') },
  },
];
