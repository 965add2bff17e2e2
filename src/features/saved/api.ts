import { createRoute, z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-saved.ts';
import * as words from '#messages/saved.ts';
import { yearOf } from '../../kernel/dates.ts';
import { type AppError, fieldError } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import type { Database } from '../../platform/database.ts';
import { asMember, createApi, json, nextLink, problems, toCursor } from '../../platform/http/api.ts';
import { idParams } from '../../platform/http/path-texts.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { showing } from '../../platform/http/showing.ts';
import { type MemberVariables, requireMember } from '../identity/access.ts';
import type { Tokens } from '../identity/tokens.ts';
import { deletedSchema, pageQuerySchema } from '../listings/contract.ts';
import { type ModelOf, modelsOf } from '../prices/data.ts';
import { findBikes } from '../search/data/bike-page.ts';
import { createUnsaving } from './commands/unsaving.ts';
import { saveBikes } from './commands.ts';
import {
  comparisonSchema,
  glanceSchema,
  newSavedSchema,
  savedBikeSchema,
  savedIdsSchema,
  savingSchema,
} from './contract.ts';
import { listGlances, listSaved, listSavedIds } from './data.ts';
import { compareBikes, notThere, readComparison, readIds, scopesOf } from './domain/comparison.ts';
import { mostKept } from './domain.ts';

const idsQuery = z.object({
  ids: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .openapi({ description: calls.ids }),
});

const getSaved = createRoute({
  method: 'get',
  path: '/saved',
  summary: calls.getSaved.summary,
  security: asMember,
  request: { query: pageQuerySchema },
  responses: {
    200: json(z.array(savedBikeSchema), calls.getSaved.answer),
    ...problems(401, 422),
  },
});

const getSavedIds = createRoute({
  method: 'get',
  path: '/savedIds',
  summary: calls.getSavedIds.summary,
  security: asMember,
  responses: { 200: json(savedIdsSchema, calls.getSavedIds.answer), ...problems(401) },
});

const postSaved = createRoute({
  method: 'post',
  path: '/saved',
  summary: calls.postSaved.summary,
  description: calls.postSaved.description,
  security: asMember,
  request: { body: json(newSavedSchema, calls.postSaved.body) },
  responses: {
    200: json(savingSchema, calls.postSaved.answer),
    ...problems(400, 401, 409, 422, 429),
  },
});

const deleteOneSaved = createRoute({
  method: 'delete',
  path: '/saved/{id}',
  summary: calls.deleteSaved.summary,
  security: asMember,
  request: {
    params: idParams,
    query: z.object({
      until: z.iso.datetime().optional().openapi({ description: calls.deleteSaved.until }),
    }),
  },
  responses: {
    200: json(deletedSchema, calls.deleteSaved.answer),
    ...problems(401, 422, 429),
  },
});

const getBikesByIds = createRoute({
  method: 'get',
  path: '/bikesByIds',
  summary: calls.getBikesByIds.summary,
  description: calls.getBikesByIds.description(mostKept.browser),
  request: { query: idsQuery },
  responses: { 200: json(z.array(glanceSchema), calls.getBikesByIds.answer), ...problems(422) },
});

const getComparison = createRoute({
  method: 'get',
  path: '/compare',
  summary: calls.getComparison.summary,
  description: calls.getComparison.description,
  request: { query: idsQuery },
  responses: { 200: json(comparisonSchema, calls.getComparison.answer) },
});

interface SavedParts {
  database: Database;
  tokens: Tokens;
  limits: RateLimits;
  modelOf: ModelOf;
}

/** The API calls about saving and comparing. */
export function savedApi({ database, tokens, limits, modelOf }: SavedParts) {
  const api = createApi<MemberVariables>();
  const member = requireMember({ database, tokens });
  const unsaving = createUnsaving(database);
  // Takes /saved itself, too.
  api.use('/saved/*', member);
  api.use('/savedIds', member);

  api.openapi(getSaved, async (c) => {
    const { limit, cursor } = c.req.valid('query');
    const page = await listSaved(database, c.get('actor').id, { limit, cursor: toCursor(cursor) });
    return c.json(page.items, 200, nextLink(c.req.url, page.next));
  });
  api.openapi(getSavedIds, async (c) =>
    c.json({ ids: await listSavedIds(database, c.get('actor').id) }, 200),
  );
  api.openapi(postSaved, async (c) => {
    await limits.take(c, 'saving', c.get('actor').id);
    const saving = await saveBikes(database, c.var, c.req.valid('json').bikes);
    unsaving.forget(c.get('actor').id, saving.saved);
    return c.json({ acknowledged: true as const, ...saving }, 200);
  });
  api.openapi(deleteOneSaved, async (c) => {
    await limits.take(c, 'saving', c.get('actor').id);
    const { until } = c.req.valid('query');
    const deletedCount = await unsaving.unsave(
      c.var,
      c.req.valid('param').id,
      until === undefined ? undefined : new Date(until),
    );
    return c.json({ acknowledged: true as const, deletedCount }, 200);
  });

  api.openapi(getBikesByIds, async (c) => {
    const ids = askedIds(c.req.url);
    if (ids.length > mostKept.browser || !ids.every(isId)) throw idsRefused(ids);
    return c.json(await listGlances(database, ids), 200);
  });

  api.openapi(getComparison, async (c) => {
    const { ids, leftOut } = readComparison(new URL(c.req.url).searchParams.getAll('ids'));
    const found = await findBikes(database, ids);
    const unknown = ids.length - found.length;
    if (unknown > 0) leftOut.push(notThere(unknown));
    showing(
      c,
      'categories',
      'prices',
      ...(unknown > 0 ? ['listings'] : []),
      ...ids.map((id) => `listing:${id}`),
    );
    const models = await modelsOf(scopesOf(found), modelOf);
    return c.json({ bikes: compareBikes(ids, found, models, yearOf(new Date())), leftOut }, 200);
  });
  return api;
}

function askedIds(url: string): string[] {
  return readIds(new URL(url).searchParams.getAll('ids'));
}

function idsRefused(ids: readonly string[]): AppError {
  const tooMany = ids.length > mostKept.browser;
  const detail = tooMany ? words.tooManyIds(mostKept.browser) : words.idUnreadable;
  return fieldError('ids', tooMany ? 'too-many' : 'id-unreadable', detail);
}
