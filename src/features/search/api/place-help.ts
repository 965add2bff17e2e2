/** Where a listing would be found, for somebody who is filling in its form. */

import { createRoute } from '@hono/zod-openapi';
import * as calls from '#messages/calls-search.ts';
import type { Database } from '../../../platform/database.ts';
import { createApi, json, problems } from '../../../platform/http/api.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { placeIn } from '../../listings/domain/place-in.ts';
import { placeHelpQuerySchema, placeHelpSchema } from '../contract/place-help.ts';
import { listedCountry, readListedPlace } from '../data/place-help.ts';

const getPlaceHelp = createRoute({
  method: 'get',
  path: '/placeHelp',
  ...calls.getPlaceHelp,
  request: { query: placeHelpQuerySchema },
  responses: { 200: json(placeHelpSchema, calls.getPlaceHelp.answer), ...problems(422, 429) },
});

interface PlaceHelpParts {
  database: Database;
  /** The garage's currency. */
  own: string;
  limits: RateLimits;
}

/** The API call that says where a listing with some place would be found. */
export function placeHelpApi({ database, own, limits }: PlaceHelpParts) {
  const api = createApi();
  api.openapi(getPlaceHelp, async (c) => {
    await limits.take(c, 'formHelp');
    const { location, country } = placeIn(c.req.valid('query').location, own);
    const isListed = country === listedCountry;
    const place = isListed ? await readListedPlace(database, location) : { division: null, district: null };
    return c.json({ isListed, ...place }, 200, { 'cache-control': 'no-store' });
  });
  return api;
}
