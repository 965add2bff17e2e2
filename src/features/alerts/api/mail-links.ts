import { createRoute } from '@hono/zod-openapi';
import * as words from '#messages/alerts.ts';
import * as calls from '#messages/calls-alerts.ts';
import type { Database } from '../../../platform/database.ts';
import { createApi, json, problems } from '../../../platform/http/api.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { findBookingWish, writeBookingWish } from '../../identity/data/booking-wish.ts';
import { searchNotFound } from '../commands.ts';
import { linkSchema, type MailState, mailStateSchema } from '../contract.ts';
import { findMailState, resumeMail, stopMail } from '../data/mailing.ts';
import { findDropWish, writeDropWish } from '../data/price-drops.ts';
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

interface Wish {
  wanted: boolean;
  stopped: boolean;
}

/**
 * A kind of mail that can be turned off: where the choice is stored, and its name on the page behind the
 * link.
 */
interface Kind {
  name: string;
  find: (database: Database, userId: string) => Promise<Wish | undefined>;
  write: (database: Database, userId: string, wish: Wish) => Promise<void>;
}

const drops: Kind = { name: words.dropsName, find: findDropWish, write: writeDropWish };
const bookings: Kind = { name: words.bookingsName, find: findBookingWish, write: writeBookingWish };

/** Changes the choice about a kind of mail; the new choice may depend on the former one. */
const wishFor =
  ({ name, find, write }: Kind, next: (wish: Wish) => Wish) =>
  async (database: Database, userId: string): Promise<Omit<MailState, 'about'> | undefined> => {
    const before = await find(database, userId);
    if (!before) return undefined;
    const now = next(before);
    if (now !== before) await write(database, userId, now);
    return { name, frequency: now.wanted ? 'now' : 'never', stopped: now.stopped ? 'now' : null };
  };

const look = (wish: Wish): Wish => wish;
const stop = (wish: Wish): Wish => (wish.wanted ? { wanted: false, stopped: true } : wish);
// A link does not resume mail that was turned off on the site.
const resume = (wish: Wish): Wish => (wish.stopped ? { wanted: true, stopped: false } : wish);

const works = {
  look: { search: findMailState, drops: wishFor(drops, look), bookings: wishFor(bookings, look) },
  stop: { search: stopMail, drops: wishFor(drops, stop), bookings: wishFor(bookings, stop) },
  resume: { search: resumeMail, drops: wishFor(drops, resume), bookings: wishFor(bookings, resume) },
};

interface MailLinkParts {
  database: Database;
  limits: RateLimits;
  links: AlertTokens;
}

/** The API calls behind the links in mails: they need no account, only the link. */
export function mailLinksApi({ database, limits, links }: MailLinkParts) {
  const api = createApi();

  async function change(wish: keyof typeof works, token: string): Promise<MailState> {
    const subject = links.read(token);
    const state = subject && (await works[wish][subject.about](database, subject.id));
    if (!subject || !state) throw searchNotFound(words.linkInvalid);
    return { about: subject.about, ...state };
  }

  api.openapi(getState, async (c) => {
    await limits.take(c, 'stopMail');
    return c.json(await change('look', c.req.valid('query').token), 200);
  });
  api.openapi(postStop, async (c) => {
    await limits.take(c, 'stopMail');
    return c.json(await change('stop', c.req.valid('json').token), 200);
  });
  api.openapi(postResumption, async (c) => {
    await limits.take(c, 'stopMail');
    return c.json(await change('resume', c.req.valid('json').token), 200);
  });
  return api;
}
