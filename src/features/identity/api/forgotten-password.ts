import { createRoute, z } from '@hono/zod-openapi';
import type { Database } from '../../../platform/database.ts';
import { createApi, json, problems } from '../../../platform/http/api.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { addressSchema } from '../contract.ts';
import type { IdentityMails } from '../mails.ts';

const postRequest = createRoute({
  method: 'post',
  path: '/request-password-reset',
  summary: 'Send a link for choosing a new password',
  description: 'The answer and the work for it are the same whether there is such an account or not.',
  request: { body: json(addressSchema, 'Whose password.') },
  responses: { 200: json(z.object({ status: z.literal(true) }), 'Noted.'), ...problems(400, 422, 429, 503) },
});

/**
 * Forgotten passwords, below /auth. Whether an account is there is first asked when the mail is sent: neither the answer nor
 * how long it takes can tell.
 */
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
    const { email } = c.req.valid('json');
    await limits.take(c, 'mail', email);
    await mails.note(database, { kind: 'reset', email });
    mails.send();
    return c.json({ status: true as const }, 200);
  });
  return api;
}
