import { createRoute, z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-bookings.ts';
import type { Market } from '../../kernel/market.ts';
import { marketOf } from '../../kernel/markets.ts';
import type { Database } from '../../platform/database.ts';
import { asMember, createApi, json, nextLink, problems, toCursor } from '../../platform/http/api.ts';
import { idParams, pathId } from '../../platform/http/path-texts.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { type MemberVariables, requireMember } from '../identity/access.ts';
import type { Actor } from '../identity/domain.ts';
import type { Tokens } from '../identity/tokens.ts';
import { requireOwnListing } from '../listings/commands.ts';
import type { Moderation } from '../listings/contract/moderation.ts';
import { insertedSchema, pageQuerySchema } from '../listings/contract.ts';
import { answerBooking, bookListing, cancelBooking, hideBooking, showBooking } from './commands.ts';
import {
  cancelledSchema,
  hiddenSchema,
  lastMeetingSchema,
  marksSchema,
  mineSchema,
  ownBookingSchema,
} from './contract/own-bookings.ts';
import {
  answeredSchema,
  answerSchema,
  bookingSchema,
  newBookingSchema,
  productNewsSchema,
} from './contract.ts';
import { findLastMeeting, findMine, listMarks, listOwnBookings } from './data/own-bookings.ts';
import { countWaiting } from './data/waiting.ts';
import { listBookings } from './data.ts';
import type { BookingMails } from './mails.ts';

const postBooking = (market: Market) =>
  createRoute({
    method: 'post',
    path: '/modalData',
    summary: calls.postBooking.summary,
    description: calls.postBooking.description,
    security: asMember,
    request: { body: json(newBookingSchema(market), calls.postBooking.body) },
    responses: {
      201: json(insertedSchema, calls.postBooking.answer),
      ...problems(400, 401, 404, 409, 422, 429),
    },
  });

const getBookings = createRoute({
  method: 'get',
  path: '/myProducts/{id}/bookings',
  summary: calls.getBookings.summary,
  security: asMember,
  request: { params: idParams, query: pageQuerySchema },
  responses: {
    200: json(z.array(bookingSchema), calls.getBookings.answer),
    ...problems(401, 403, 404, 422),
  },
});

const putAnswer = createRoute({
  method: 'put',
  path: '/myProducts/{id}/bookings/{booking}',
  summary: calls.putAnswer.summary,
  description: calls.putAnswer.description,
  security: asMember,
  request: {
    params: idParams.extend({ booking: pathId }),
    body: json(answerSchema, calls.putAnswer.body),
  },
  responses: {
    200: json(answeredSchema, calls.putAnswer.answer),
    ...problems(400, 401, 403, 404, 409, 410, 422, 429),
  },
});

const getProductNews = createRoute({
  method: 'get',
  path: '/myProductNews',
  summary: calls.getProductNews.summary,
  security: asMember,
  responses: { 200: json(productNewsSchema, calls.getProductNews.answer), ...problems(401) },
});

const getOwnBookings = createRoute({
  method: 'get',
  path: '/myBookings',
  summary: calls.getOwnBookings.summary,
  security: asMember,
  request: { query: pageQuerySchema },
  responses: {
    200: json(z.array(ownBookingSchema), calls.getOwnBookings.answer),
    ...problems(401, 422),
  },
});

const getLastMeeting = createRoute({
  method: 'get',
  path: '/myLastBooking',
  summary: calls.getLastMeeting.summary,
  security: asMember,
  responses: { 200: json(lastMeetingSchema, calls.getLastMeeting.answer), ...problems(401) },
});

const getMarks = createRoute({
  method: 'get',
  path: '/myMarks',
  summary: calls.getMarks.summary,
  description: calls.getMarks.description,
  security: asMember,
  responses: { 200: json(marksSchema, calls.getMarks.answer), ...problems(401) },
});

const getMine = createRoute({
  method: 'get',
  path: '/bikes/{id}/mine',
  summary: calls.getMine.summary,
  security: asMember,
  request: { params: idParams },
  responses: { 200: json(mineSchema, calls.getMine.answer), ...problems(401) },
});

const deleteOwnBooking = createRoute({
  method: 'delete',
  path: '/myBookings/{id}',
  summary: calls.deleteOwnBooking.summary,
  description: calls.deleteOwnBooking.description,
  security: asMember,
  request: { params: idParams },
  responses: {
    200: json(cancelledSchema, calls.deleteOwnBooking.answer),
    ...problems(401, 404, 429),
  },
});

const hideOwnBooking = createRoute({
  method: 'post',
  path: '/myBookings/{id}/hide',
  summary: calls.hideOwnBooking.summary,
  description: calls.hideOwnBooking.description,
  security: asMember,
  request: { params: idParams },
  responses: {
    200: json(hiddenSchema, calls.hideOwnBooking.answer),
    ...problems(401, 404, 409, 429),
  },
});

const showOwnBooking = createRoute({
  method: 'delete',
  path: '/myBookings/{id}/hide',
  summary: calls.showOwnBooking.summary,
  security: asMember,
  request: { params: idParams },
  responses: { 200: json(hiddenSchema, calls.showOwnBooking.answer), ...problems(401, 404, 429) },
});

interface BookingsParts {
  database: Database;
  tokens: Tokens;
  limits: RateLimits;
  mails: BookingMails;
  /** ISO code of the garage's own currency; by default that of Bangladesh. */
  currency: string | undefined;
  /** What admins are told of a listing beside their own bookings of it; null for others. */
  findModeration(actor: Actor, listingId: string): Promise<Moderation | null>;
}

/** The API calls about bookings. */
export function bookingsApi(parts: BookingsParts) {
  const { database, tokens, limits, mails, currency, findModeration } = parts;
  const market = marketOf(currency);
  const api = createApi<MemberVariables>();
  const member = requireMember({ database, tokens });
  // A path that ends in /* matches the path before it, too.
  api.use('/modalData', member);
  api.use('/myProducts/:id/bookings/*', member);
  api.use('/myProductNews', member);
  api.use('/bikes/:id/mine', member);
  api.use('/myBookings/*', member);
  api.use('/myMarks', member);
  api.use('/myLastBooking', member);

  api.openapi(postBooking(market), async (c) => {
    await limits.take(c, 'booking', c.get('actor').id);
    const insertedId = await bookListing({ database, mails, market }, c.var, c.req.valid('json'));
    return c.json({ acknowledged: true as const, insertedId }, 201);
  });
  api.openapi(getBookings, async (c) => {
    const { id } = c.req.valid('param');
    const { limit, cursor } = c.req.valid('query');
    await requireOwnListing(database, c.get('actor'), id);
    const page = await listBookings(database, id, { limit, cursor: toCursor(cursor) });
    return c.json(page.items, 200, nextLink(c.req.url, page.next));
  });
  api.openapi(putAnswer, async (c) => {
    await limits.take(c, 'answer', c.get('actor').id);
    const { id: listingId, booking: id } = c.req.valid('param');
    await answerBooking(database, c.var, { listingId, id, ...c.req.valid('json') });
    return c.json({ acknowledged: true as const }, 200);
  });
  api.openapi(getProductNews, async (c) =>
    c.json({ waiting: await countWaiting(database, c.get('actor').id) }, 200),
  );
  api.openapi(getOwnBookings, async (c) => {
    const { limit, cursor } = c.req.valid('query');
    const page = await listOwnBookings(database, c.get('actor').id, { limit, cursor: toCursor(cursor) });
    return c.json(page.items, 200, nextLink(c.req.url, page.next));
  });
  api.openapi(getLastMeeting, async (c) =>
    c.json({ meeting: await findLastMeeting(database, c.get('actor').id) }, 200),
  );
  api.openapi(getMarks, async (c) => c.json(await listMarks(database, c.get('actor').id), 200));
  api.openapi(getMine, async (c) => {
    const actor = c.get('actor');
    const { id } = c.req.valid('param');
    const [mine, moderation] = await Promise.all([
      findMine(database, actor.id, id),
      findModeration(actor, id),
    ]);
    return c.json({ ...mine, moderation }, 200);
  });
  api.openapi(deleteOwnBooking, async (c) => {
    await limits.take(c, 'removal', c.get('actor').id);
    const cancelledCount = await cancelBooking(database, c.var, c.req.valid('param').id);
    return c.json({ acknowledged: true as const, cancelledCount }, 200);
  });
  api.openapi(hideOwnBooking, async (c) => {
    await limits.take(c, 'removal', c.get('actor').id);
    await hideBooking(database, c.var, c.req.valid('param').id);
    return c.json({ acknowledged: true as const }, 200);
  });
  api.openapi(showOwnBooking, async (c) => {
    await limits.take(c, 'removal', c.get('actor').id);
    await showBooking(database, c.var, c.req.valid('param').id);
    return c.json({ acknowledged: true as const }, 200);
  });
  return api;
}
