import { createRoute } from '@hono/zod-openapi';
import * as words from '#messages/alerts.ts';
import * as calls from '#messages/calls-alerts.ts';
import type { Database } from '../../../platform/database.ts';
import { createApi, json, problems } from '../../../platform/http/api.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { searchNotFound } from '../commands.ts';
import { linkSchema, type MailState, mailStateSchema } from '../contract.ts';
import { findMailState, resumeMail, stopMail } from '../data/mailing.ts';
import type { AlertTokens } from '../tokens.ts';

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

export interface MailLinkParts {
  database: Database;
  limits: RateLimits;
  links: AlertTokens;
}

/** The calls behind the links of mails: whoever holds a link needs no account. */
export function mailLinksApi({ database, limits, links }: MailLinkParts) {
  const api = createApi();

  async function withSearch(
    token: string,
    work: (database: Database, id: string) => Promise<MailState | undefined>,
  ): Promise<MailState> {
    const id = links.read(token);
    const state = id === null ? undefined : await work(database, id);
    if (!state) throw searchNotFound(words.linkInvalid);
    return state;
  }

  api.openapi(getState, async (c) => {
    await limits.take(c, 'stopMail');
    return c.json(await withSearch(c.req.valid('query').token, findMailState), 200);
  });
  api.openapi(postStop, async (c) => {
    await limits.take(c, 'stopMail');
    return c.json(await withSearch(c.req.valid('json').token, stopMail), 200);
  });
  api.openapi(postResumption, async (c) => {
    await limits.take(c, 'stopMail');
    return c.json(await withSearch(c.req.valid('json').token, resumeMail), 200);
  });
  return api;
}
