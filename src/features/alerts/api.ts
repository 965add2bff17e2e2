import { createRoute, z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-alerts.ts';
import type { Database } from '../../platform/database.ts';
import { asMember, createApi, json, nextLink, problems, toCursor } from '../../platform/http/api.ts';
import { idParams } from '../../platform/http/path-texts.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { type MemberVariables, requireMember } from '../identity/access.ts';
import type { Tokens } from '../identity/tokens.ts';
import { deletedSchema } from '../listings/contract.ts';
import type { Finder } from '../search/data/finder.ts';
import { namesIn } from '../search/domain/chosen-names.ts';
import { offersSeveralCurrencies } from '../search/domain/offered.ts';
import { mailLinksApi } from './api/mail-links.ts';
import { priceDropsApi } from './api/price-drops.ts';
import { lookAtBike, lookAtSearch } from './commands/looks.ts';
import { changeSearch, forgetSearch, saveSearch } from './commands.ts';
import {
  alertsModifiedSchema,
  lookedSchema,
  newSearchSchema,
  openedBikeSchema,
  savedSearchSchema,
  searchChangeSchema,
  searchesQuerySchema,
  searchNewsSchema,
  searchSavedSchema,
  shownSchema,
} from './contract.ts';
import { countNews, listOpened, listSearches } from './data/news.ts';
import { searchAt } from './domain/matcher.ts';
import { alertLimits } from './domain.ts';
import type { MailTokens } from './tokens.ts';

const postSearch = createRoute({
  method: 'post',
  path: '/mySearches',
  summary: calls.postSearch.summary,
  description: calls.postSearch.description,
  security: asMember,
  request: { body: json(newSearchSchema, calls.postSearch.body) },
  responses: { 201: json(searchSavedSchema, calls.postSearch.answer), ...problems(400, 401, 409, 422, 429) },
});

const getSearches = createRoute({
  method: 'get',
  path: '/mySearches',
  summary: calls.getSearches.summary,
  security: asMember,
  request: { query: searchesQuerySchema },
  responses: {
    200: json(z.array(savedSearchSchema), calls.getSearches.answer),
    ...problems(401, 422),
  },
});

const getNews = createRoute({
  method: 'get',
  path: '/mySearchNews',
  summary: calls.getNews.summary,
  security: asMember,
  responses: { 200: json(searchNewsSchema, calls.getNews.answer), ...problems(401) },
});

const patchSearch = createRoute({
  method: 'patch',
  path: '/mySearches/{id}',
  summary: calls.patchSearch.summary,
  security: asMember,
  request: { params: idParams, body: json(searchChangeSchema, calls.patchSearch.body) },
  responses: {
    200: json(alertsModifiedSchema, calls.patchSearch.answer),
    ...problems(400, 401, 404, 422, 429),
  },
});

const postSeen = createRoute({
  method: 'post',
  path: '/mySearches/{id}/seen',
  summary: calls.postSeen.summary,
  description: calls.postSeen.description,
  security: asMember,
  // Without script nothing says what the list shows.
  request: { params: idParams, body: { ...json(shownSchema, calls.postSeen.body), required: false } },
  responses: { 200: json(lookedSchema, calls.postSeen.answer), ...problems(400, 401, 404, 422, 429) },
});

const getOpened = createRoute({
  method: 'get',
  path: '/mySearches/{id}/opened',
  summary: calls.getOpened.summary,
  security: asMember,
  request: {
    params: idParams,
    query: z.object({ since: z.iso.datetime().openapi({ description: calls.getOpened.since }) }),
  },
  responses: {
    200: json(z.array(openedBikeSchema), calls.getOpened.answer(alertLimits.marked)),
    ...problems(401, 422),
  },
});

const postBikeSeen = createRoute({
  method: 'post',
  path: '/mySearchNews/{id}/seen',
  summary: calls.postBikeSeen.summary,
  description: calls.postBikeSeen.description,
  security: asMember,
  request: { params: idParams },
  responses: { 200: json(alertsModifiedSchema, calls.postBikeSeen.answer), ...problems(401, 429) },
});

const deleteOwn = createRoute({
  method: 'delete',
  path: '/mySearches/{id}',
  summary: calls.deleteSearch.summary,
  security: asMember,
  request: { params: idParams },
  responses: { 200: json(deletedSchema, calls.deleteSearch.answer), ...problems(401, 404, 429) },
});

interface AlertsParts {
  database: Database;
  tokens: Tokens;
  limits: RateLimits;
  mailTokens: MailTokens;
  finder: Pick<Finder, 'understand' | 'current' | 'own'>;
}

/** The API calls about saved searches. */
export function alertsApi({ database, tokens, limits, mailTokens, finder }: AlertsParts) {
  const api = createApi<MemberVariables>();
  const member = requireMember({ database, tokens });
  // A path that ends in /* matches the path before it, too.
  api.use('/mySearches/*', member);
  api.use('/mySearchNews/*', member);
  api.route('/', mailLinksApi({ database, limits, mailTokens }));
  api.route('/', priceDropsApi({ database, tokens, limits }));

  api.openapi(postSearch, async (c) => {
    await limits.take(c, 'search', c.get('actor').id);
    const { id, formerName } = await saveSearch({ database, finder }, c.var, c.req.valid('json'));
    return c.json({ acknowledged: true as const, insertedId: id, formerName }, 201);
  });
  api.openapi(getSearches, async (c) => {
    const { limit, cursor, address } = c.req.valid('query');
    const mirror = await finder.current();
    const severalCurrencies = offersSeveralCurrencies(mirror);
    const only =
      address === undefined ? null : (await finder.understand(searchAt(address, finder.own))).lasting;
    const place = { limit, cursor: toCursor(cursor), only };
    const page = await listSearches(database, c.get('actor').id, place, (search) => ({
      names: namesIn(search, mirror.vocabulary),
      severalCurrencies,
    }));
    return c.json(page.items, 200, nextLink(c.req.url, page.next));
  });
  api.openapi(getNews, async (c) => c.json({ newCount: await countNews(database, c.get('actor').id) }, 200));
  api.openapi(patchSearch, async (c) => {
    await limits.take(c, 'search', c.get('actor').id);
    const { id } = c.req.valid('param');
    const modifiedCount = await changeSearch(database, c.var, id, c.req.valid('json'));
    return c.json({ acknowledged: true as const, modifiedCount }, 200);
  });
  api.openapi(postSeen, async (c) => {
    await limits.take(c, 'seen', c.get('actor').id);
    const { shown } = c.req.valid('json');
    const lookedAt = await lookAtSearch(database, c.var, c.req.valid('param').id, shown);
    return c.json({ acknowledged: true as const, lookedAt: lookedAt.toISOString() }, 200);
  });
  api.openapi(getOpened, async (c) => {
    const since = new Date(c.req.valid('query').since);
    return c.json(await listOpened(database, c.get('actor').id, c.req.valid('param').id, since), 200);
  });
  api.openapi(postBikeSeen, async (c) => {
    await limits.take(c, 'seen', c.get('actor').id);
    const modifiedCount = await lookAtBike(database, c.var, c.req.valid('param').id);
    return c.json({ acknowledged: true as const, modifiedCount }, 200);
  });
  api.openapi(deleteOwn, async (c) => {
    await limits.take(c, 'removal', c.get('actor').id);
    const deletedCount = await forgetSearch(database, c.var, c.req.valid('param').id);
    return c.json({ acknowledged: true as const, deletedCount }, 200);
  });
  return api;
}
