import { createRoute } from '@hono/zod-openapi';
import * as calls from '#messages/calls-reports.ts';
import * as words from '#messages/reports.ts';
import type { Database } from '../../../platform/database.ts';
import { asMember, createApi, json, problems } from '../../../platform/http/api.ts';
import { idParams } from '../../../platform/http/path-texts.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import type { MailQueue } from '../../../platform/mail-queue.ts';
import { type MemberVariables, requireAdmin, requireMember } from '../../identity/access.ts';
import type { IdentityLetter } from '../../identity/mails.ts';
import type { Tokens } from '../../identity/tokens.ts';
import { letAccountIn, stopAccount } from '../commands/stop-account.ts';
import { letInSchema, stoppedSchema, stopSchema } from '../contract.ts';
import { buyersWarnedDays } from '../domain.ts';
import type { ReportLetter } from '../mails.ts';

const putStopped = createRoute({
  method: 'put',
  path: '/accounts/{id}/stopped',
  summary: calls.putStopped.summary,
  description: calls.putStopped.description(buyersWarnedDays),
  security: asMember,
  request: { params: idParams, body: json(stopSchema, calls.putStopped.body) },
  responses: {
    200: json(stoppedSchema, calls.putStopped.answer),
    ...problems(400, 401, 403, 404, 409, 422, 429),
  },
});

const deleteStopped = createRoute({
  method: 'delete',
  path: '/accounts/{id}/stopped',
  summary: calls.deleteStopped.summary,
  description: calls.deleteStopped.description,
  security: asMember,
  request: { params: idParams, body: json(letInSchema, calls.deleteStopped.body) },
  responses: {
    200: json(stoppedSchema, calls.deleteStopped.answer),
    ...problems(400, 401, 403, 404, 422, 429),
  },
});

interface StoppedAccountsParts {
  database: Database;
  tokens: Tokens;
  limits: RateLimits;
  mails: MailQueue<ReportLetter | IdentityLetter>;
}

/** The API calls by which admins stop accounts and let their owners in again. */
export function stoppedAccountsApi({ database, tokens, limits, mails }: StoppedAccountsParts) {
  const api = createApi<MemberVariables>();
  api.use('/accounts/:id/stopped', requireMember({ database, tokens }));
  api.openapi(putStopped, async (c) => {
    await limits.take(c, 'moderation', c.get('actor').id);
    requireAdmin(c.get('actor'), words.adminsOnly);
    const { id } = c.req.valid('param');
    const { changed, listings } = await stopAccount(
      { database, mails },
      c.var,
      id,
      c.req.valid('json').reason,
    );
    return c.json({ acknowledged: true as const, modifiedCount: Number(changed), listings }, 200);
  });
  api.openapi(deleteStopped, async (c) => {
    await limits.take(c, 'moderation', c.get('actor').id);
    requireAdmin(c.get('actor'), words.adminsOnly);
    const { id } = c.req.valid('param');
    const isBack = c.req.valid('json').listings;
    const { changed, listings } = await letAccountIn({ database, mails }, c.var, id, isBack);
    return c.json({ acknowledged: true as const, modifiedCount: Number(changed), listings }, 200);
  });
  return api;
}
