/** What bikes like one ask, while somebody describes it who is about to sell it. */
import { createRoute } from '@hono/zod-openapi';
import * as calls from '#messages/calls-search.ts';
import { readModelYear } from '../../../kernel/dates.ts';
import { createApi, json, problems } from '../../../platform/http/api.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { recogniseBike } from '../../catalogue/domain.ts';
import { estimatePrice, type PriceModel } from '../../prices/model.ts';
import { type PriceHelp, priceHelpQuerySchema, priceHelpSchema } from '../contract/price-help.ts';

const getPriceHelp = createRoute({
  method: 'get',
  path: '/priceHelp',
  ...calls.getPriceHelp,
  request: { query: priceHelpQuerySchema },
  responses: { 200: json(priceHelpSchema, calls.getPriceHelp.answer), ...problems(422, 429) },
});

interface PriceHelpParts {
  modelOf: (scope: string) => Promise<PriceModel | null>;
  limits: RateLimits;
}

export function priceHelpApi({ modelOf, limits }: PriceHelpParts) {
  const api = createApi();
  api.openapi(getPriceHelp, async (c) => {
    await limits.take(c, 'priceHelp');
    const { name, yearOfUse = '', mileage = null, owners = null, condition = null } = c.req.valid('query');
    const now = new Date();
    const { make, model: modelName, kind, engineCc } = recogniseBike(name);
    const year = readModelYear(yearOfUse, now);
    const answer = (help: PriceHelp) => c.json(help, 200, { 'cache-control': 'no-store' });
    if (make === null) return answer({ notEnough: true, count: 0 });
    const facts = {
      name,
      make,
      model: modelName,
      kind,
      engineCc,
      age: year === null ? null : Math.max(0, now.getUTCFullYear() - year),
      kilometres: mileage,
      owners,
      condition,
      place: null,
    };
    let count = 0;
    // Samples are no market, but the only thing to compare with where nobody has sold anything yet; it is said.
    for (const scope of ['own', 'sample']) {
      const model = await modelOf(scope);
      const estimate = model && estimatePrice(model, facts);
      if (estimate && !('notEnough' in estimate)) {
        const { low, high } = estimate;
        const range = { low: Math.round(low), high: Math.round(high) };
        return answer({ ...range, count: estimate.count, samples: scope === 'sample' });
      }
      if (scope === 'own') count = estimate?.count ?? 0;
    }
    return answer({ notEnough: true, count });
  });
  return api;
}
