import { createRoute } from '@hono/zod-openapi';
import * as words from '#messages/alerts.ts';
import * as calls from '#messages/calls-alerts.ts';
import type { Database } from '../../../platform/database.ts';
import { createApi, json, problems } from '../../../platform/http/api.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { bookingMail, type MailWish, type MailWishes } from '../../identity/data/mail-wishes.ts';
import { searchNotFound } from '../commands.ts';
import { linkSchema, type MailState, mailStateSchema } from '../contract.ts';
import { findMailState, resumeMail, stopMail } from '../data/mailing.ts';
import { dropMail } from '../data/price-drops.ts';
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

type Work<State> = (database: Database, id: string) => Promise<State | undefined>;

/** The same work on a kind of mail that is either wanted or not, with an answer in the form of the API. */
function named({ find, stop, resume }: MailWishes, name: string) {
  const present = (work: Work<MailWish>) => async (database: Database, id: string) => {
    const wish = await work(database, id);
    if (!wish) return undefined;
    const { wanted, stopped } = wish;
    return { name, frequency: wanted ? 'now' : 'never', stopped: stopped ? 'now' : null } as const;
  };
  return { find: present(find), stop: present(stop), resume: present(resume) };
}

/** What a link can do with each kind of mail. */
const works = {
  search: { find: findMailState, stop: stopMail, resume: resumeMail },
  drops: named(dropMail, words.dropsName),
  bookings: named(bookingMail, words.bookingsName),
};

interface MailLinkParts {
  database: Database;
  limits: RateLimits;
  links: AlertTokens;
}

/** The API calls behind the links in mails: they need no account, only the link. */
export function mailLinksApi({ database, limits, links }: MailLinkParts) {
  const api = createApi();

  async function change(wish: 'find' | 'stop' | 'resume', token: string): Promise<MailState> {
    const subject = links.read(token);
    const state = subject && (await works[subject.about][wish](database, subject.id));
    if (!subject || !state) throw searchNotFound(words.linkInvalid);
    return { about: subject.about, ...state };
  }

  api.openapi(getState, async (c) => {
    await limits.take(c, 'stopMail');
    return c.json(await change('find', c.req.valid('query').token), 200);
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
