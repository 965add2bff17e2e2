import { createRoute } from '@hono/zod-openapi';
import * as calls from '#messages/calls-alerts.ts';
import type { Database } from '../../../platform/database.ts';
import { asMember, createApi, json, problems } from '../../../platform/http/api.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { type MemberVariables, requireMember, sessionOver } from '../../identity/access.ts';
import { findMailWish } from '../../identity/data/mail-wishes.ts';
import type { Tokens } from '../../identity/tokens.ts';
import { lookAtPrices } from '../commands/looks.ts';
import { chooseDropMail } from '../commands.ts';
import { alertsModifiedSchema, dropMailSchema, dropsSeenSchema } from '../contract.ts';

const getDropMail = createRoute({
  method: 'get',
  path: '/priceDropMail',
  summary: calls.getDropMail.summary,
  security: asMember,
  responses: { 200: json(dropMailSchema, calls.getDropMail.answer), ...problems(401) },
});

const putDropMail = createRoute({
  method: 'put',
  path: '/priceDropMail',
  summary: calls.putDropMail.summary,
  security: asMember,
  request: { body: json(dropMailSchema, calls.putDropMail.body) },
  responses: { 200: json(dropMailSchema, calls.putDropMail.answer), ...problems(400, 401, 422, 429) },
});

const postDropsSeen = createRoute({
  method: 'post',
  path: '/priceDropMail/seen',
  summary: calls.postDropsSeen.summary,
  description: calls.postDropsSeen.description,
  security: asMember,
  request: { body: json(dropsSeenSchema, calls.postDropsSeen.body) },
  responses: { 200: json(alertsModifiedSchema, calls.postDropsSeen.answer), ...problems(400, 401, 422, 429) },
});

interface PriceDropParts {
  database: Database;
  tokens: Tokens;
  limits: RateLimits;
}

/**
 * The API calls about mail on lower prices of saved motorcycles: whether somebody wants it, and which prices
 * they have already seen on the site.
 */
export function priceDropsApi({ database, tokens, limits }: PriceDropParts) {
  const api = createApi<MemberVariables>();
  // Matches /priceDropMail itself, too.
  api.use('/priceDropMail/*', requireMember({ database, tokens }));

  api.openapi(getDropMail, async (c) => {
    const wish = await findMailWish(database, 'price_drop_mails', c.get('actor').id);
    // The account was deleted during the request.
    if (!wish) throw sessionOver();
    return c.json({ wanted: wish.wanted }, 200);
  });
  api.openapi(putDropMail, async (c) => {
    await limits.take(c, 'search', c.get('actor').id);
    const { wanted } = c.req.valid('json');
    await chooseDropMail(database, c.var, wanted);
    return c.json({ wanted }, 200);
  });
  api.openapi(postDropsSeen, async (c) => {
    await limits.take(c, 'seen', c.get('actor').id);
    const modifiedCount = await lookAtPrices(database, c.var, c.req.valid('json').shown);
    return c.json({ acknowledged: true as const, modifiedCount }, 200);
  });
  return api;
}
