import { createHmac } from 'node:crypto';
import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import * as calls from '#messages/calls-reports.ts';
import * as words from '#messages/reports.ts';
import { undoSeconds } from '../../kernel/undo.ts';
import type { Database } from '../../platform/database.ts';
import { asMember, createApi, json, problems } from '../../platform/http/api.ts';
import { networkOf, type ReadAddress } from '../../platform/http/client-address.ts';
import { idParams } from '../../platform/http/path-texts.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { greetMember, type MemberVariables, requireAdmin, requireMember } from '../identity/access.ts';
import type { Tokens } from '../identity/tokens.ts';
import { insertedSchema } from '../listings/contract.ts';
import { replyToGarage } from './commands/replies.ts';
import { putBack, reportListing, takeOff, takeOffAll, undoPutBack } from './commands.ts';
import {
  newReplySchema,
  newReportSchema,
  standingChangedSchema,
  takenOffSchema,
  takeOffSchema,
} from './contract.ts';
import type { ReportMails } from './mails.ts';

const postReport = createRoute({
  method: 'post',
  path: '/bikes/{id}/reports',
  summary: calls.postReport.summary,
  description: calls.postReport.description,
  request: { params: idParams, body: json(newReportSchema, calls.postReport.body) },
  responses: {
    201: json(insertedSchema, calls.postReport.answer),
    ...problems(400, 401, 404, 409, 422, 429),
  },
});

const putTakenOff = createRoute({
  method: 'put',
  path: '/bikes/{id}/takenOff',
  summary: calls.putTakenOff.summary,
  description: calls.putTakenOff.description,
  security: asMember,
  request: { params: idParams, body: json(takeOffSchema, calls.putTakenOff.body) },
  responses: {
    200: json(takenOffSchema, calls.putTakenOff.answer),
    ...problems(400, 401, 403, 404, 422, 429),
  },
});

const deleteTakenOff = createRoute({
  method: 'delete',
  path: '/bikes/{id}/takenOff',
  summary: calls.deleteTakenOff.summary,
  description: calls.deleteTakenOff.description(undoSeconds / 60),
  security: asMember,
  request: { params: idParams },
  responses: {
    200: json(standingChangedSchema, calls.deleteTakenOff.answer),
    ...problems(401, 403, 404, 409, 429),
  },
});

const postUndo = createRoute({
  method: 'post',
  path: '/bikes/{id}/takenOff/undo',
  summary: calls.undoPutBack.summary,
  description: calls.undoPutBack.description(undoSeconds / 60),
  security: asMember,
  request: { params: idParams },
  responses: {
    200: json(standingChangedSchema, calls.undoPutBack.answer),
    ...problems(401, 403, 404, 410, 429),
  },
});

const postReply = createRoute({
  method: 'post',
  path: '/myProducts/{id}/replies',
  summary: calls.postReply.summary,
  description: calls.postReply.description,
  security: asMember,
  request: { params: idParams, body: json(newReplySchema, calls.postReply.body) },
  responses: {
    201: json(insertedSchema, calls.postReply.answer),
    ...problems(400, 401, 403, 404, 409, 422, 429),
  },
});

interface ReportsParts {
  database: Database;
  tokens: Tokens;
  limits: RateLimits;
  mails: ReportMails;
  readAddress: ReadAddress;
  /** Keys the hash of a visitor's origin, which tells visitors apart and reveals nothing else. */
  secret: string;
}

/** The API calls about reported listings, and about taking listings off the site. */
export function reportsApi({ database, tokens, limits, mails, readAddress, secret }: ReportsParts) {
  const api = createApi<MemberVariables>();
  // A path that ends in /* matches the path before it, too.
  api.use('/bikes/:id/reports', greetMember({ database, tokens }));
  api.use('/bikes/:id/takenOff/*', requireMember({ database, tokens }));
  api.use('/myProducts/:id/replies', requireMember({ database, tokens }));

  function visitorOf(context: Context): string {
    const place = `${networkOf(readAddress(context))}\n${context.req.header('user-agent') ?? ''}`;
    return createHmac('sha256', secret).update(place).digest('base64url');
  }

  api.openapi(postReport, async (c) => {
    // A visitor has no actor.
    const { actor = null, sessionId } = c.var as Partial<MemberVariables>;
    await limits.take(c, 'report', actor?.id);
    const by = { actor, sessionId, visitor: visitorOf(c) };
    const insertedId = await reportListing(database, by, c.req.valid('param').id, c.req.valid('json'));
    return c.json({ acknowledged: true as const, insertedId }, 201);
  });
  api.openapi(putTakenOff, async (c) => {
    await limits.take(c, 'moderation', c.get('actor').id);
    requireAdmin(c.get('actor'), words.adminsOnly);
    const { reason, others: isAll } = c.req.valid('json');
    const { id } = c.req.valid('param');
    const parts = { database, mails };
    const { itself, others } = isAll
      ? await takeOffAll(parts, c.var, id, reason)
      : { itself: await takeOff(parts, c.var, id, reason), others: 0 };
    return c.json({ acknowledged: true as const, modifiedCount: itself, others }, 200);
  });
  api.openapi(deleteTakenOff, async (c) => {
    await limits.take(c, 'moderation', c.get('actor').id);
    requireAdmin(c.get('actor'), words.adminsOnly);
    const modifiedCount = await putBack({ database, mails }, c.var, c.req.valid('param').id);
    return c.json({ acknowledged: true as const, modifiedCount }, 200);
  });
  api.openapi(postUndo, async (c) => {
    await limits.take(c, 'moderation', c.get('actor').id);
    requireAdmin(c.get('actor'), words.adminsOnly);
    const modifiedCount = await undoPutBack({ database, mails }, c.var, c.req.valid('param').id);
    return c.json({ acknowledged: true as const, modifiedCount }, 200);
  });
  api.openapi(postReply, async (c) => {
    await limits.take(c, 'reply', c.get('actor').id);
    const insertedId = await replyToGarage(
      database,
      c.var,
      c.req.valid('param').id,
      c.req.valid('json').text,
    );
    return c.json({ acknowledged: true as const, insertedId }, 201);
  });
  return api;
}
