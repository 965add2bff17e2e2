import { createRoute } from '@hono/zod-openapi';
import * as calls from '#messages/calls-identity.ts';
import * as words from '#messages/identity.ts';
import { AppError } from '../../../kernel/errors.ts';
import { asMember, createApi, json, problems } from '../../../platform/http/api.ts';
import { idParams } from '../../../platform/http/path-texts.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { type MemberVariables, requireAdmin, requireMember, sessionOver } from '../access.ts';
import { unlinkGoogle } from '../commands/google-accounts.ts';
import {
  changePassword,
  changeProfile,
  confirmPassword,
  deleteOwnAccount,
  type OwnAccountParts,
  signOutDevice,
  signOutElsewhere,
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
import { findOwnAccount } from '../data/own-account.ts';
import { exportAccount } from '../data/own-data.ts';
import type { Tickets } from '../tickets.ts';
import type { Tokens } from '../tokens.ts';

const done = json(doneSchema, calls.done.answer);

const getAccount = createRoute({
  method: 'get',
  path: '/me',
  summary: calls.getAccount.summary,
  security: asMember,
  responses: { 200: json(ownAccountSchema, calls.getAccount.answer), ...problems(401) },
});

const patchAccount = createRoute({
  method: 'patch',
  path: '/me',
  summary: calls.patchAccount.summary,
  security: asMember,
  request: { body: json(ownProfileSchema, calls.patchAccount.body) },
  responses: { 200: done, ...problems(400, 401, 403, 422, 429) },
});

const postPassword = createRoute({
  method: 'post',
  path: '/me/password',
  summary: calls.postPassword.summary,
  description: calls.postPassword.description,
  security: asMember,
  request: { body: json(passwordChangeSchema, calls.postPassword.body) },
  responses: { 200: done, ...problems(400, 401, 403, 409, 422, 429) },
});

const deleteSessions = createRoute({
  method: 'delete',
  path: '/me/sessions',
  summary: calls.deleteSessions.summary,
  security: asMember,
  responses: { 200: json(endedSchema, calls.deleteSessions.answer), ...problems(401, 429) },
});

const deleteSession = createRoute({
  method: 'delete',
  path: '/me/sessions/{id}',
  summary: calls.deleteSession.summary,
  security: asMember,
  request: { params: idParams },
  responses: { 200: json(endedSchema, calls.deleteSession.answer), ...problems(401, 404, 429) },
});

const getExport = createRoute({
  method: 'get',
  path: '/me/export',
  summary: calls.getExport.summary,
  security: asMember,
  responses: { 200: json(exportSchema, calls.getExport.answer), ...problems(401, 429) },
});

const postDeletion = createRoute({
  method: 'post',
  path: '/me/deletion',
  summary: calls.postDeletion.summary,
  description: calls.postDeletion.description,
  security: asMember,
  request: { body: json(deletionSchema, calls.postDeletion.body) },
  responses: { 200: done, ...problems(400, 401, 403, 422, 429) },
});

const postGoogle = createRoute({
  method: 'post',
  path: '/me/google',
  summary: calls.postGoogle.summary,
  description: calls.postGoogle.description,
  security: asMember,
  request: { body: json(googleLinkSchema, calls.postGoogle.body) },
  responses: {
    200: json(googleTicketSchema, calls.postGoogle.answer),
    ...problems(400, 401, 403, 409, 422, 429),
  },
});

const deleteGoogle = createRoute({
  method: 'delete',
  path: '/me/google',
  summary: calls.deleteGoogle.summary,
  security: asMember,
  request: { body: json(googleLinkSchema, calls.deleteGoogle.body) },
  responses: { 200: done, ...problems(400, 401, 403, 409, 422, 429) },
});

interface OwnAccountApiParts extends OwnAccountParts {
  tokens: Tokens;
  limits: RateLimits;
  /** Signs the tickets that allow linking a Google account; undefined where signing in with Google is off. */
  tickets: Tickets | undefined;
}

/**
 * The API calls about one's own account. None names an account: it is always the caller's. With an external
 * provider there are no passwords to change.
 */
export function ownAccountApi({ tokens, limits, tickets, ...parts }: OwnAccountApiParts) {
  const { database } = parts;
  const api = createApi<MemberVariables>();
  // Matches /me itself, too.
  api.use('/me/*', requireMember({ database, tokens }));

  api.openapi(getAccount, async (c) => {
    const account = await findOwnAccount(database, c.get('actor').id, c.get('sessionId'));
    if (!account) throw sessionOver();
    const hasPassword = account.hasPassword && !parts.external;
    return c.json({ ...account, hasPassword }, 200, { 'cache-control': 'no-store' });
  });
  api.openapi(patchAccount, async (c) => {
    await limits.take(c, 'profile', c.get('actor').id);
    const change = c.req.valid('json');
    if (change.inboxMail !== undefined) requireAdmin(c.get('actor'), words.inboxAdminsOnly);
    await changeProfile(database, c.var, change);
    return c.json({ acknowledged: true as const }, 200);
  });
  if (!parts.external) {
    api.openapi(postPassword, async (c) => {
      const attempts = [await limits.take(c, 'password', c.get('actor').id)];
      await changePassword(parts, c.var, c.req.valid('json'), async () => {
        attempts.push(await limits.take(c, 'password', c.get('actor').id));
      });
      for (const attempt of attempts) await attempt.forgive();
      return c.json({ acknowledged: true as const }, 200);
    });
  }
  if (tickets) {
    api.openapi(postGoogle, async (c) => {
      const { actor, sessionId } = c.var;
      const attempt = await limits.take(c, 'password', actor.id);
      if (!(await confirmPassword(parts, actor, c.req.valid('json').password)))
        throw new AppError(409, 'no-password', words.noPassword);
      await attempt.forgive();
      const ticket = await tickets.sign('google-link', { userId: actor.id, sessionId }, 10 * 60);
      return c.json({ ticket }, 200, { 'cache-control': 'no-store' });
    });
    api.openapi(deleteGoogle, async (c) => {
      const attempt = await limits.take(c, 'password', c.get('actor').id);
      await unlinkGoogle(parts, c.var, c.req.valid('json').password);
      await attempt.forgive();
      return c.json({ acknowledged: true as const }, 200);
    });
  }
  api.openapi(deleteSessions, async (c) => {
    await limits.take(c, 'removal', c.get('actor').id);
    const ended = await signOutElsewhere(database, c.var);
    return c.json({ ended }, 200);
  });
  api.openapi(deleteSession, async (c) => {
    await limits.take(c, 'removal', c.get('actor').id);
    const ended = await signOutDevice(database, c.var, c.req.valid('param').id);
    return c.json({ ended }, 200);
  });
  api.openapi(getExport, async (c) => {
    await limits.take(c, 'export', c.get('actor').id);
    const file = await exportAccount(database, c.get('actor').id);
    if (!file) throw sessionOver();
    return c.json(file, 200, {
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="moto-garage.json"',
    });
  });
  api.openapi(postDeletion, async (c) => {
    const attempt = await limits.take(c, 'password', c.get('actor').id);
    await deleteOwnAccount(parts, c.var, c.req.valid('json').password);
    await attempt.forgive();
    return c.json({ acknowledged: true as const }, 200);
  });
  return api;
}
