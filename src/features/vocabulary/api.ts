import { createRoute, z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-vocabulary.ts';
import * as words from '#messages/vocabulary.ts';
import { asMember, createApi, json, nextLink, problems } from '../../platform/http/api.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { type MemberVariables, requireAdmin, requireMember } from '../identity/access.ts';
import type { Tokens } from '../identity/tokens.ts';
import { mergeInto, takeSpellingAway, teachName, teachSpelling, type VocabularyParts } from './commands.ts';
import {
  mergedSchema,
  mergeSchema,
  nameAddedSchema,
  nameParams,
  nameSchema,
  newNameSchema,
  newSpellingSchema,
  spellingParams,
  takenAwaySchema,
  vocabularyQuerySchema,
} from './contract.ts';
import { listSpellings } from './data.ts';
import { pickNames, withSpellings } from './domain/pick.ts';

const getNames = createRoute({
  method: 'get',
  path: '/vocabulary',
  summary: calls.getNames.summary,
  description: calls.getNames.description,
  security: asMember,
  request: { query: vocabularyQuerySchema },
  responses: { 200: json(z.array(nameSchema), calls.getNames.answer), ...problems(401, 403, 422) },
});

const postName = createRoute({
  method: 'post',
  path: '/vocabulary',
  summary: calls.postName.summary,
  security: asMember,
  request: { body: json(newNameSchema, calls.postName.body) },
  responses: { 201: json(nameAddedSchema, calls.postName.answer), ...problems(400, 401, 403, 409, 422, 429) },
});

const postSpelling = createRoute({
  method: 'post',
  path: '/vocabulary/{id}/spellings',
  summary: calls.postSpelling.summary,
  security: asMember,
  request: { params: nameParams, body: json(newSpellingSchema, calls.postSpelling.body) },
  responses: {
    201: json(nameAddedSchema, calls.postSpelling.answer),
    ...problems(400, 401, 403, 404, 409, 422, 429),
  },
});

const deleteSpelling = createRoute({
  method: 'delete',
  path: '/vocabulary/{id}/spellings/{spelling}',
  summary: calls.deleteSpelling.summary,
  security: asMember,
  request: { params: spellingParams },
  responses: {
    200: json(takenAwaySchema, calls.deleteSpelling.answer),
    ...problems(401, 403, 404, 409, 422, 429),
  },
});

const postMerge = createRoute({
  method: 'post',
  path: '/vocabulary/{id}/merge',
  summary: calls.postMerge.summary,
  description: calls.postMerge.description,
  security: asMember,
  request: { params: nameParams, body: json(mergeSchema, calls.postMerge.body) },
  responses: {
    200: json(mergedSchema, calls.postMerge.answer),
    ...problems(400, 401, 403, 404, 409, 422, 429),
  },
});

/** The API calls about the meanings of words. */
export function vocabularyApi({
  tokens,
  limits,
  ...parts
}: VocabularyParts & { tokens: Tokens; limits: RateLimits }) {
  const { database, finder } = parts;
  const api = createApi<MemberVariables>();
  // Matches /vocabulary itself, too.
  api.use('/vocabulary/*', requireMember({ database, tokens }));

  api.openapi(getNames, async (c) => {
    requireAdmin(c.get('actor'), words.adminsOnly);
    const { cursor, ...wanted } = c.req.valid('query');
    const { vocabulary, counts } = await finder.current();
    const { terms, next } = pickNames({ ...wanted, after: cursor }, vocabulary);
    const spellings = await listSpellings(
      database,
      terms.map(({ id }) => id),
    );
    const names = withSpellings(terms, vocabulary, counts, spellings);
    return c.json(names, 200, nextLink(c.req.url, next));
  });
  api.openapi(postName, async (c) => {
    requireAdmin(c.get('actor'), words.adminsOnly);
    await limits.take(c, 'vocabulary', c.get('actor').id);
    const insertedId = await teachName(parts, c.var, c.req.valid('json'));
    return c.json({ acknowledged: true as const, insertedId }, 201);
  });
  api.openapi(postSpelling, async (c) => {
    requireAdmin(c.get('actor'), words.adminsOnly);
    await limits.take(c, 'vocabulary', c.get('actor').id);
    const { id } = c.req.valid('param');
    const insertedId = await teachSpelling(parts, c.var, id, c.req.valid('json'));
    return c.json({ acknowledged: true as const, insertedId }, 201);
  });
  api.openapi(deleteSpelling, async (c) => {
    requireAdmin(c.get('actor'), words.adminsOnly);
    await limits.take(c, 'vocabulary', c.get('actor').id);
    const { id, spelling } = c.req.valid('param');
    await takeSpellingAway(parts, c.var, id, spelling);
    return c.json({ acknowledged: true as const, deletedCount: 1 }, 200);
  });
  api.openapi(postMerge, async (c) => {
    requireAdmin(c.get('actor'), words.adminsOnly);
    await limits.take(c, 'vocabulary', c.get('actor').id);
    await mergeInto(parts, c.var, c.req.valid('param').id, c.req.valid('json').into);
    return c.json({ acknowledged: true as const }, 200);
  });
  return api;
}
