import { createRoute, z } from '@hono/zod-openapi';
import * as words from '#messages/identity.ts';
import { AppError } from '../../../kernel/errors.ts';
import { createApi, json, problems } from '../../../platform/http/api.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { type MemberVariables, requireMember } from '../access.ts';
import { unlinkGoogle } from '../commands/google-accounts.ts';
import {
  changePassword,
  deleteOwnAccount,
  type OwnAccountParts,
  showPassword,
} from '../commands/own-account.ts';
import {
  deletionSchema,
  doneSchema,
  endedSchema,
  exportSchema,
  googleLinkSchema,
  googleTicketSchema,
  ownAccountSchema,
  ownProfileSchema,
  passwordChangeSchema,
} from '../contract/own-account.ts';
import {
  changeProfile,
  endOtherSessions,
  endSession,
  exportAccount,
  findOwnAccount,
} from '../data/own-account.ts';
import type { Tickets } from '../tickets.ts';
import type { Tokens } from '../tokens.ts';

const security = [{ token: [] }];
const done = json(doneSchema, 'Done.');

const getAccount = createRoute({
  method: 'get',
  path: '/me',
  summary: 'One’s own account, and where one is signed in',
  security,
  responses: { 200: json(ownAccountSchema, 'The account.'), ...problems(401) },
});

const patchAccount = createRoute({
  method: 'patch',
  path: '/me',
  summary: 'Change one’s name, photo or role',
  security,
  request: { body: json(ownProfileSchema, 'What changes.') },
  responses: { 200: done, ...problems(400, 401, 422, 429) },
});

const postPassword = createRoute({
  method: 'post',
  path: '/me/password',
  summary: 'Change one’s password',
  description: 'Every other session of the account ends.',
  security,
  request: { body: json(passwordChangeSchema, 'The current password, and the new one.') },
  responses: { 200: done, ...problems(400, 401, 403, 409, 422, 429) },
});

const deleteSessions = createRoute({
  method: 'delete',
  path: '/me/sessions',
  summary: 'End all of one’s sessions but this one',
  security,
  responses: { 200: json(endedSchema, 'How many ended.'), ...problems(401) },
});

const deleteSession = createRoute({
  method: 'delete',
  path: '/me/sessions/{id}',
  summary: 'End one of one’s sessions',
  security,
  request: { params: z.object({ id: z.string().max(40) }) },
  responses: { 200: json(endedSchema, 'It ended.'), ...problems(401, 404) },
});

const getExport = createRoute({
  method: 'get',
  path: '/me/export',
  summary: 'All that is stored about oneself',
  security,
  responses: { 200: json(exportSchema, 'A file of JSON.'), ...problems(401, 429) },
});

const postDeletion = createRoute({
  method: 'post',
  path: '/me/deletion',
  summary: 'Delete one’s account for good',
  description: 'Listings are taken down, bookings say no longer whose they are.',
  security,
  request: { body: json(deletionSchema, 'The password.') },
  responses: { 200: done, ...problems(400, 401, 403, 422, 429) },
});

const postGoogle = createRoute({
  method: 'post',
  path: '/me/google',
  summary: 'Ask to link a Google account',
  description: 'The ticket goes to /api/auth/google/start and is good for ten minutes, in this session only.',
  security,
  request: { body: json(googleLinkSchema, 'The password.') },
  responses: { 200: json(googleTicketSchema, 'The ticket.'), ...problems(400, 401, 403, 409, 422, 429) },
});

const deleteGoogle = createRoute({
  method: 'delete',
  path: '/me/google',
  summary: 'Take Google away as a way into one’s account',
  security,
  request: { body: json(googleLinkSchema, 'The password.') },
  responses: { 200: done, ...problems(400, 401, 403, 409, 422, 429) },
});

export interface OwnAccountApiParts extends OwnAccountParts {
  tokens: Tokens;
  limits: RateLimits;
  /** Signs what links a Google account; undefined where nobody signs in with one. */
  tickets: Tickets | undefined;
}

/**
 * The calls about one's own account. None names an account: it is always the caller's. Where people sign in elsewhere
 * there are no passwords to change.
 */
export function ownAccountApi({ tokens, limits, tickets, ...parts }: OwnAccountApiParts) {
  const { database } = parts;
  const api = createApi<MemberVariables>();
  const member = requireMember({ database, tokens });
  api.use('/me', member);
  api.use('/me/*', member);

  api.openapi(getAccount, async (c) => {
    const account = await findOwnAccount(database, c.get('actor').id, c.get('sessionId'));
    if (!account) throw new AppError(401, 'unauthenticated', words.tokenInvalid);
    const hasPassword = account.hasPassword && !parts.external;
    return c.json({ ...account, hasPassword }, 200, { 'cache-control': 'no-store' });
  });
  api.openapi(patchAccount, async (c) => {
    await limits.take(c, 'profile', c.get('actor').id);
    await changeProfile(database, c.get('actor').id, c.req.valid('json'));
    return c.json({ acknowledged: true as const }, 200);
  });
  if (!parts.external) {
    api.openapi(postPassword, async (c) => {
      const actor = c.get('actor');
      const attempt = await limits.take(c, 'password', actor.id);
      await changePassword(parts, actor, c.get('sessionId'), c.req.valid('json'));
      await attempt.forgive();
      return c.json({ acknowledged: true as const }, 200);
    });
  }
  if (tickets) {
    api.openapi(postGoogle, async (c) => {
      const [actor, sessionId] = [c.get('actor'), c.get('sessionId')];
      const attempt = await limits.take(c, 'password', actor.id);
      if (!(await showPassword(parts, actor, c.req.valid('json').password)))
        throw new AppError(409, 'no-password', words.noPassword);
      await attempt.forgive();
      const ticket = await tickets.sign('google-link', { userId: actor.id, sessionId }, 10 * 60);
      return c.json({ ticket }, 200, { 'cache-control': 'no-store' });
    });
    api.openapi(deleteGoogle, async (c) => {
      const [actor, sessionId] = [c.get('actor'), c.get('sessionId')];
      const attempt = await limits.take(c, 'password', actor.id);
      await unlinkGoogle(parts, { actor, sessionId }, c.req.valid('json').password);
      await attempt.forgive();
      return c.json({ acknowledged: true as const }, 200);
    });
  }
  api.openapi(deleteSessions, async (c) => {
    const ended = await endOtherSessions(database, c.get('actor').id, c.get('sessionId'));
    return c.json({ ended }, 200);
  });
  api.openapi(deleteSession, async (c) => {
    const ended = await endSession(database, c.get('actor').id, c.req.valid('param').id);
    if (ended === 0) throw new AppError(404, 'session-not-found', words.sessionNotFound);
    return c.json({ ended }, 200);
  });
  api.openapi(getExport, async (c) => {
    await limits.take(c, 'export', c.get('actor').id);
    const file = await exportAccount(database, c.get('actor').id);
    return c.json(file, 200, {
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="moto-garage.json"',
    });
  });
  api.openapi(postDeletion, async (c) => {
    const actor = c.get('actor');
    const attempt = await limits.take(c, 'password', actor.id);
    await deleteOwnAccount(parts, actor, c.get('sessionId'), c.req.valid('json').password);
    await attempt.forgive();
    return c.json({ acknowledged: true as const }, 200);
  });
  return api;
}
