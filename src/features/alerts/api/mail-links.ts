import { createRoute } from '@hono/zod-openapi';
import * as calls from '#messages/calls-alerts.ts';
import type { Database } from '../../../platform/database.ts';
import { createApi, json, problems } from '../../../platform/http/api.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { foundMail, readMail, resumeMail, stopMail } from '../commands/mail-links.ts';
import { linkSchema, mailStateSchema } from '../contract.ts';
import type { MailTokens } from '../tokens.ts';

const getState = createRoute({
  method: 'get',
  path: '/alerts/mail',
  summary: calls.getState.summary,
  request: { query: linkSchema },
  responses: { 200: json(mailStateSchema, calls.getState.answer), ...problems(404, 422, 429) },
});

const postStop = createRoute({
  method: 'post',
  path: '/alerts/stop',
  summary: calls.postStop.summary,
  description: calls.postStop.description,
  request: { body: json(linkSchema, calls.token) },
  responses: { 200: json(mailStateSchema, calls.postStop.answer), ...problems(400, 404, 422, 429) },
});

const postResumption = createRoute({
  method: 'post',
  path: '/alerts/resumption',
  summary: calls.postResumption.summary,
  request: { body: json(linkSchema, calls.token) },
  responses: { 200: json(mailStateSchema, calls.postResumption.answer), ...problems(400, 404, 422, 429) },
});

interface MailLinkParts {
  database: Database;
  limits: RateLimits;
  mailTokens: MailTokens;
}

/** The API calls behind the links in mails: they need no account, only the link. */
export function mailLinksApi({ database, limits, mailTokens }: MailLinkParts) {
  const api = createApi();

  /** What the link is about; throws 404 when we did not sign it. */
  const read = (token: string) => foundMail(mailTokens.read(token));

  api.openapi(getState, async (c) => {
    await limits.take(c, 'stopMail');
    return c.json(await readMail(database, read(c.req.valid('query').token)), 200);
  });
  api.openapi(postStop, async (c) => {
    await limits.take(c, 'stopMail');
    return c.json(await stopMail(database, read(c.req.valid('json').token)), 200);
  });
  api.openapi(postResumption, async (c) => {
    await limits.take(c, 'stopMail');
    return c.json(await resumeMail(database, read(c.req.valid('json').token)), 200);
  });
  return api;
}
