import { createRoute, z } from '@hono/zod-openapi';
import { requestPasswordReset as words } from '#messages/calls-identity.ts';
import type { Database } from '../../../platform/database.ts';
import { createApi, json, problems } from '../../../platform/http/api.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { requestReset } from '../accounts/reset.ts';
import { addressSchema } from '../contract.ts';
import type { IdentityMails } from '../mails.ts';

const postRequest = createRoute({
  method: 'post',
  path: '/request-password-reset',
  summary: words.summary,
  description: words.description,
  request: { body: json(addressSchema, words.body) },
  responses: {
    200: json(z.object({ status: z.literal(true) }), words.answer),
    ...problems(400, 422, 429, 503),
  },
});

/** Forgotten passwords, below /auth. */
export function forgottenPasswordApi({
  database,
  mails,
  limits,
}: {
  database: Database;
  mails: IdentityMails;
  limits: RateLimits;
}) {
  const api = createApi();
  api.openapi(postRequest, async (c) => {
    const { email, next } = c.req.valid('json');
    await limits.take(c, 'mail', email);
    await requestReset({ database, mails }, { email, next });
    return c.json({ status: true as const }, 200);
  });
  return api;
}
