import { z } from '@hono/zod-openapi';
import { bikeSchema } from '../listings/contract.ts';
import { factors, ratings } from '../prices/domain.ts';
import { dimensions } from './domain/marks.ts';
import { sorts } from './domain/search.ts';

const optionSchema = z
  .object({
    value: z.string(),
    name: z.string(),
    count: z.number().int(),
    parent: z
      .string()
      .optional()
      .openapi({ description: 'The make of a model, the division of a district.' }),
  })
  .openapi('SearchOption');

const rangeSchema = z.object({ from: z.number().nullable(), to: z.number().nullable() });
const bandSchema = rangeSchema.extend({ count: z.number().int() }).openapi('SearchBand');

const options = z.array(optionSchema);
const bands = z.array(bandSchema);

const facetsSchema = z
  .object({
    category: options,
    make: options,
    model: options.openapi({ description: 'Of the chosen makes.' }),
    condition: options,
    division: options,
    district: options.openapi({ description: 'Of the chosen divisions.' }),
    seller: options,
    currency: options,
    owners: z.array(z.object({ most: z.number().int(), count: z.number().int() })),
    photo: z.number().int(),
    price: bands,
    year: bands,
    km: bands,
    cc: bands,
  })
  .openapi('SearchFacets', {
    description: 'What each value would leave, with all filters but the one of its own kind.',
  });

const names = z.array(z.string()).readonly();
export const searchSchema = z
  .object({
    words: z.string(),
    category: names,
    make: names,
    model: names,
    condition: names,
    division: names,
    district: names,
    seller: names,
    price: rangeSchema,
    year: rangeSchema,
    km: rangeSchema,
    cc: rangeSchema,
    currency: z.string().nullable(),
    owners: z.number().int().nullable(),
    photo: z.boolean(),
    sort: z.enum(sorts),
  })
  .openapi('Search', { description: 'The search as it was understood.' });

export const foundSchema = z
  .object({
    items: z.array(bikeSchema),
    total: z.number().int(),
    approximate: z.boolean().openapi({ description: 'Figures are estimates: very many hold these words.' }),
    address: z.string().openapi({ description: 'The one query string of this search; "" for all.' }),
    search: searchSchema,
    facets: facetsSchema,
    leftOut: z
      .array(z.object({ field: z.string(), code: z.string(), detail: z.string() }))
      .openapi({ description: 'What could not be read, and was left out.' }),
    relax: z.array(z.object({ filter: z.enum(dimensions), count: z.number().int() })).openapi({
      description: 'Where nothing is found: each filter, and how many there are without it.',
    }),
    nearest: z
      .array(bikeSchema)
      .openapi({ description: 'Where nothing is found: those that fail the fewest filters.' }),
  })
  .openapi('FoundBikes');
export type FoundBikes = z.infer<typeof foundSchema>;

export const suggestionSchema = z
  .object({
    field: z.enum(['category', 'make', 'model', 'division', 'district']),
    name: z.string(),
    count: z.number().int(),
    address: z.string().openapi({ description: 'The query string of the search that is suggested.' }),
  })
  .openapi('Suggestion');

const opinionSchema = z
  .union([
    z.object({
      expected: z.number(),
      low: z.number(),
      high: z.number(),
      sureness: z.enum(['sure', 'fair', 'unsure']),
      basis: z.enum(['same-model', 'make-and-engine']),
      count: z.number().int(),
      rating: z.enum(ratings),
      position: z.number().openapi({ description: '0 at the low end of the range, 1 at the high end.' }),
      reasons: z.array(z.object({ factor: z.enum(factors), amount: z.number() })),
      comparables: z.array(bikeSchema).openapi({ description: 'The nearest, the nearest first.' }),
    }),
    z.object({ notEnough: z.literal(true), count: z.number().int() }),
  ])
  .openapi('PriceOpinion', { description: 'How such bikes are asked for; docs/prices.md says how.' });
export type PriceOpinion = z.infer<typeof opinionSchema>;

export const bikePageSchema = z
  .object({
    bike: bikeSchema,
    forSale: z.boolean(),
    memberSince: z.iso.datetime().nullable().openapi({
      description: 'Since when its seller has an account; null where nobody with an account sells it.',
    }),
    within: z
      .array(z.object({ name: z.string(), address: z.string() }))
      .openapi({ description: 'The searches that it belongs to, from the widest to the narrowest.' }),
    price: opinionSchema.nullable(),
    similar: z.array(bikeSchema),
  })
  .openapi('BikePage');
export type BikePage = z.infer<typeof bikePageSchema>;
