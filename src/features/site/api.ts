import { createRoute } from '@hono/zod-openapi';
import * as calls from '#messages/calls-site.ts';
import type { Database } from '../../platform/database.ts';
import { createApi, json, problems } from '../../platform/http/api.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { insertedSchema } from '../listings/contract.ts';
import { submitEnquiry } from './commands.ts';
import { newEnquirySchema } from './contract.ts';

const postEnquiry = createRoute({
  method: 'post',
  path: '/enquiries',
  summary: calls.postEnquiry.summary,
  request: { body: json(newEnquirySchema, calls.postEnquiry.body) },
  responses: { 201: json(insertedSchema, calls.postEnquiry.answer), ...problems(400, 422, 429) },
});

/** The API calls of the public pages. */
export function siteApi({ database, limits }: { database: Database; limits: RateLimits }) {
  const api = createApi();
  api.openapi(postEnquiry, async (c) => {
    await limits.take(c, 'enquiry');
    const id = await submitEnquiry(database, c.req.valid('json').email);
    return c.json({ acknowledged: true as const, insertedId: id }, 201);
  });
  return api;
}
