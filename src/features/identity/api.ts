import { createRoute, z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-identity.ts';
import * as words from '#messages/identity.ts';
import type { Database } from '../../platform/database.ts';
import { asMember, createApi, json, nextLink, problems, toCursor } from '../../platform/http/api.ts';
import type { ReadAddress } from '../../platform/http/client-address.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { type MemberVariables, requireAdmin, requireMember } from './access.ts';
import type { Prove } from './commands/proof.ts';
import { issueToken, saveProfile } from './commands.ts';
import {
  accountQuerySchema,
  accountSchema,
  newUserSchema,
  profileSavedSchema,
  tokenRequestSchema,
  tokenSchema,
} from './contract.ts';
import { listAccounts } from './data.ts';
import { passCookiesOn } from './signed-in.ts';
import type { Tokens } from './tokens.ts';

const postToken = createRoute({
  method: 'post',
  path: '/jwt',
  summary: calls.postToken.summary,
  description: calls.postToken.description,
  security: [{ session: [] }, { idToken: [] }],
  request: { body: json(tokenRequestSchema, calls.postToken.body) },
  responses: {
    200: json(tokenSchema, calls.postToken.answer),
    ...problems(400, 401, 403, 409, 422, 429, 503),
  },
});

const postUser = createRoute({
  method: 'post',
  path: '/users',
  summary: calls.postUser.summary,
  security: [{ session: [] }, { idToken: [] }],
  request: { body: json(newUserSchema, calls.postUser.body) },
  responses: {
    200: json(profileSavedSchema, calls.postUser.answer),
    ...problems(400, 401, 403, 409, 422, 429, 503),
  },
});

const getAccounts = createRoute({
  method: 'get',
  path: '/accounts',
  summary: calls.getAccounts.summary,
  security: asMember,
  request: { query: accountQuerySchema },
  responses: { 200: json(z.array(accountSchema), calls.getAccounts.answer), ...problems(401, 403, 422) },
});

interface IdentityParts {
  database: Database;
  prove: Prove;
  readAddress: ReadAddress;
  tokens: Tokens;
  limits: RateLimits;
}

/** The API calls of identity: tokens, profiles, lists of accounts. */
export function identityApi({ database, prove, readAddress, tokens, limits }: IdentityParts) {
  const api = createApi<MemberVariables>();
  api.openapi(postToken, async (c) => {
    await limits.take(c, 'proof');
    const signedIn = await prove(c.req.raw.headers, readAddress(c));
    if (signedIn) await limits.take(c, 'token', signedIn.user.uid);
    const token = await issueToken(tokens, signedIn, c.req.valid('json').email);
    passCookiesOn(c, signedIn);
    return c.json({ token }, 200, { 'cache-control': 'no-store' });
  });
  api.openapi(postUser, async (c) => {
    await limits.take(c, 'proof');
    const signedIn = await prove(c.req.raw.headers, readAddress(c));
    if (signedIn) await limits.take(c, 'profile', signedIn.user.uid);
    const { userId } = await saveProfile(database, signedIn, c.req.valid('json'));
    passCookiesOn(c, signedIn);
    return c.json({ acknowledged: true as const, insertedId: userId }, 200);
  });
  api.use('/accounts', requireMember({ database, tokens }));
  api.openapi(getAccounts, async (c) => {
    requireAdmin(c.get('actor'), words.adminsOnly);
    const { group, state, search, limit, cursor } = c.req.valid('query');
    const page = await listAccounts(database, { group, state, search, limit, cursor: toCursor(cursor) });
    return c.json(page.items, 200, nextLink(c.req.url, page.next));
  });
  return api;
}
