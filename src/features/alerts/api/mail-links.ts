import { createRoute } from '@hono/zod-openapi';
import * as words from '#messages/alerts.ts';
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
  summary: 'What the link of a mail is about',
  request: { query: linkSchema },
  responses: { 200: json(mailStateSchema, 'The search and its mail.'), ...problems(404, 422, 429) },
});

const postStop = createRoute({
  method: 'post',
  path: '/alerts/stop',
  summary: 'End the mail of a saved search, by the link of one',
  description: 'Needs no sign-in. Twice is as good as once.',
  request: { body: json(linkSchema, 'The token of the link.') },
  responses: { 200: json(mailStateSchema, 'There is no more mail.'), ...problems(400, 404, 422, 429) },
});

const postResumption = createRoute({
  method: 'post',
  path: '/alerts/resumption',
  summary: 'Take back what the link of a mail ended',
  request: { body: json(linkSchema, 'The token of the link.') },
  responses: { 200: json(mailStateSchema, 'As before.'), ...problems(400, 404, 422, 429) },
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
