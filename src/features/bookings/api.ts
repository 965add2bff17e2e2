import { createRoute, z } from '@hono/zod-openapi';
import type { Database } from '../../platform/database.ts';
import { createApi, json, problems } from '../../platform/http/api.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { type MemberVariables, requireMember } from '../identity/access.ts';
import type { Tokens } from '../identity/tokens.ts';
import { requireOwnListing } from '../listings/commands.ts';
import { insertedSchema } from '../listings/contract.ts';
import { bookListing } from './commands.ts';
import { bookingSchema, newBookingSchema } from './contract.ts';
import { listBookings } from './data.ts';

const token = [{ token: [] }];

const postBooking = createRoute({
  method: 'post',
  path: '/modalData',
  summary: 'Book a product, or ask the garage',
  description: 'The same booking sent twice is one booking. Fields that are not listed are ignored.',
  security: token,
  request: { body: json(newBookingSchema, 'Where to meet, and a mobile number.') },
  responses: { 201: json(insertedSchema, 'Booked.'), ...problems(400, 401, 404, 409, 422, 429) },
});

const getBookings = createRoute({
  method: 'get',
  path: '/myProducts/{id}/bookings',
  summary: 'Who booked a product of one’s own',
  security: token,
  request: { params: z.object({ id: z.string().max(40) }) },
  responses: { 200: json(z.array(bookingSchema), 'The latest first.'), ...problems(401, 403, 404) },
});

export interface BookingsParts {
  database: Database;
  tokens: Tokens;
  limits: RateLimits;
}

/** The calls about bookings. */
export function bookingsApi({ database, tokens, limits }: BookingsParts) {
  const api = createApi<MemberVariables>();
  const member = requireMember({ database, tokens });
  api.use('/modalData', member);
  api.use('/myProducts/:id/bookings', member);

  api.openapi(postBooking, async (c) => {
    await limits.take(c, 'booking', c.get('actor').id);
    const insertedId = await bookListing(database, c.get('actor'), c.req.valid('json'));
    return c.json({ acknowledged: true as const, insertedId }, 201);
  });
  api.openapi(getBookings, async (c) => {
    const { id } = c.req.valid('param');
    await requireOwnListing(database, c.get('actor'), id);
    return c.json(await listBookings(database, id), 200);
  });
  return api;
}
