/** The price of similar bikes, for somebody who is filling in the form of a new listing. */

import { createRoute } from '@hono/zod-openapi';
import * as calls from '#messages/calls-search.ts';
import { yearOf } from '../../../kernel/dates.ts';
import { readModelYear } from '../../../kernel/model-years.ts';
import { createApi, json, problems } from '../../../platform/http/api.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { recogniseBike } from '../../catalogue/domain.ts';
import type { ModelOf } from '../../prices/data.ts';
import { estimatePrice } from '../../prices/model.ts';
import { tellEstimate } from '../../prices/opinion.ts';
import { type PriceHelp, priceHelpQuerySchema, priceHelpSchema } from '../contract/price-help.ts';

const getPriceHelp = createRoute({
  method: 'get',
  path: '/priceHelp',
  ...calls.getPriceHelp,
  request: { query: priceHelpQuerySchema },
  responses: { 200: json(priceHelpSchema, calls.getPriceHelp.answer), ...problems(422, 429) },
});

interface PriceHelpParts {
  modelOf: ModelOf;
  limits: RateLimits;
}

/** The API call that says what sellers ask for a bike like the one described. */
export function priceHelpApi({ modelOf, limits }: PriceHelpParts) {
  const api = createApi();
  api.openapi(getPriceHelp, async (c) => {
    await limits.take(c, 'formHelp');
    const { name, yearOfUse = '', mileage = null, owners = null, condition = null } = c.req.valid('query');
    const now = new Date();
    const { make, model: modelName, kind, engineCc } = recogniseBike(name);
    const thisYear = yearOf(now);
    const year = readModelYear(yearOfUse, now);
    const answer = (help: PriceHelp) => c.json(help, 200, { 'cache-control': 'no-store' });
    const facts = {
      name,
      make,
      model: modelName,
      kind,
      engineCc,
      age: year === null ? null : Math.max(0, thisYear - year),
      kilometres: mileage,
      owners,
      condition,
      place: null,
    };
    const model = await modelOf('own');
    const estimate =
      model && make !== null
        ? estimatePrice(model, facts)
        : { notEnough: true as const, count: model ? 0 : null };
    // Samples can be seen too, but nobody sells them: their prices are no evidence.
    if ('notEnough' in estimate) return answer({ ...estimate, samples: (await modelOf('sample')) !== null });
    const { low, high, basis, count, years, engines } = tellEstimate(estimate, thisYear);
    return answer({ low, high, basis, count, years, engines });
  });
  return api;
}
