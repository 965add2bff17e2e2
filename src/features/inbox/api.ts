import { createRoute, z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-inbox.ts';
import * as words from '#messages/inbox.ts';
import type { Database } from '../../platform/database.ts';
import { asMember, createApi, json, nextLink, problems, toCursor } from '../../platform/http/api.ts';
import { idParams } from '../../platform/http/path-texts.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { type MemberVariables, requireAdmin, requireMember } from '../identity/access.ts';
import type { Tokens } from '../identity/tokens.ts';
import type { ReportMails } from '../reports/mails.ts';
import { settleEntry } from './commands.ts';
import { changedSchema, entryChangeSchema, inboxEntrySchema, inboxQuerySchema } from './contract.ts';
import { listInbox } from './data.ts';

const getInbox = createRoute({
  method: 'get',
  path: '/inbox',
  summary: calls.getInbox.summary,
  description: calls.getInbox.description,
  security: asMember,
  request: { query: inboxQuerySchema },
  responses: {
    200: json(z.array(inboxEntrySchema), calls.getInbox.answer),
    ...problems(401, 403, 422),
  },
});

const putEntry = createRoute({
  method: 'put',
  path: '/inbox/{id}',
  summary: calls.putEntry.summary,
  description: calls.putEntry.description,
  security: asMember,
  request: {
    params: idParams,
    body: json(entryChangeSchema, calls.putEntry.body),
  },
  responses: {
    200: json(changedSchema, calls.putEntry.answer),
    ...problems(400, 401, 403, 404, 409, 410, 422, 429),
  },
});

interface InboxParts {
  database: Database;
  tokens: Tokens;
  mails: ReportMails;
  limits: RateLimits;
}

/** The API calls of the garage's inbox. */
export function inboxApi({ database, tokens, mails, limits }: InboxParts) {
  const api = createApi<MemberVariables>();
  // Matches /inbox itself, too.
  api.use('/inbox/*', requireMember({ database, tokens }));

  api.openapi(getInbox, async (c) => {
    requireAdmin(c.get('actor'), words.adminsOnly);
    const { cursor, ...filter } = c.req.valid('query');
    const page = await listInbox(database, { ...filter, cursor: toCursor(cursor) });
    return c.json(page.items, 200, nextLink(c.req.url, page.next));
  });
  api.openapi(putEntry, async (c) => {
    await limits.take(c, 'moderation', c.get('actor').id);
    requireAdmin(c.get('actor'), words.adminsOnly);
    await settleEntry({ database, mails }, c.var, c.req.valid('param').id, c.req.valid('json'));
    return c.json({ acknowledged: true as const }, 200);
  });
  return api;
}
