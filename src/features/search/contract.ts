import { z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-search.ts';
import { byName } from '../../kernel/by-name.ts';
import { answerDays, paces, patienceHours } from '../bookings/domain/answers.ts';
import { bikeSchema } from '../listings/contract.ts';
import { factors, ratings, surenesses } from '../prices/domain.ts';
import { othersCounted } from './domain/bike-page/other-bikes.ts';
import { lettable } from './domain/engine/letting-go.ts';
import { dimensions } from './domain/engine/marks.ts';
import {
  leavingOut,
  listFields,
  type NamedField,
  type NotField,
  namedFields,
  notFields,
  rangeFields,
  sorts,
  switchFields,
} from './domain/search.ts';

const optionSchema = z
  .object({
    value: z.string(),
    name: z.string(),
    count: z.number().int(),
    parent: z.string().optional().openapi({ description: calls.option.parent }),
  })
  .openapi('SearchOption');

const rangeSchema = z.object({ from: z.number().nullable(), to: z.number().nullable() });
const bandSchema = rangeSchema.extend({ count: z.number().int() }).openapi('SearchBand');

const options = z.array(optionSchema);
const leftOut = options.openapi({ description: calls.facets.leftOut });
const bands = z.array(bandSchema);

const facetsSchema = z
  .object({
    ...byName(listFields, () => options),
    ...byName(notFields, () => leftOut),
    area: options.openapi({ description: calls.facets.area }),
    model: options.openapi({ description: calls.facets.model }),
    district: options.openapi({ description: calls.facets.district }),
    currency: options,
    owners: z.array(z.object({ most: z.number().int(), count: z.number().int() })),
    ...byName(switchFields, () => z.number().int()),
    ...byName(rangeFields, () => bands),
  })
  .openapi('SearchFacets', {
    description: calls.facets.whole,
  });

const names = z.array(z.string()).readonly();
export const searchSchema = z
  .object({
    words: z.string(),
    ...byName(listFields, () => names),
    ...byName(rangeFields, () => rangeSchema),
    currency: z.string().nullable(),
    owners: z.number().int().nullable(),
    ...byName(switchFields, () => z.boolean()),
    sort: z.enum(sorts),
  })
  .openapi('Search', { description: calls.search.whole });

const valueSchema = z
  .object({
    percentBelow: z.number().int().openapi({ description: calls.value.percentBelow }),
    believable: z.boolean().openapi({ description: calls.value.believable }),
    sureness: z.enum(surenesses),
  })
  .openapi('Value', { description: calls.value.whole });
export type Value = z.infer<typeof valueSchema>;

const foundBikeSchema = bikeSchema
  .extend({ value: valueSchema.nullable().optional().openapi({ description: calls.value.where }) })
  .openapi('FoundBike');
export type FoundBike = z.infer<typeof foundBikeSchema>;

const chosenSchema = <Field extends NamedField | NotField>(fields: readonly Field[]) =>
  z.object({ field: z.enum(fields), value: z.string(), name: z.string() });

const contradictionSchema = z
  .object({
    asked: chosenSchema(namedFields),
    leftOut: z
      .array(chosenSchema(Object.values(leavingOut)))
      .openapi({ description: calls.contradiction.leftOut }),
  })
  .openapi('Contradiction');

export const foundSchema = z
  .object({
    items: z.array(foundBikeSchema),
    total: z.number().int(),
    approximate: z.boolean().openapi({ description: calls.found.approximate }),
    address: z.string().openapi({ description: calls.found.address }),
    search: searchSchema,
    facets: facetsSchema,
    priced: z.string().openapi({ description: calls.found.priced }),
    severalCurrencies: z.boolean().openapi({ description: calls.found.severalCurrencies }),
    contradictions: z.array(contradictionSchema).openapi({ description: calls.found.contradictions }),
    elsewhere: z
      .array(z.object({ currency: z.string(), count: z.number().int() }))
      .openapi({ description: calls.found.elsewhere }),
    leftOut: z
      .array(z.object({ field: z.string(), code: z.string(), detail: z.string() }))
      .openapi({ description: calls.found.leftOut }),
    relax: z.array(z.object({ filter: z.enum(lettable), count: z.number().int() })).openapi({
      description: calls.found.relax,
    }),
    relaxTwo: z
      .object({ filters: z.tuple([z.enum(dimensions), z.enum(dimensions)]), count: z.number().int() })
      .nullable()
      .openapi({ description: calls.found.relaxTwo }),
    withoutWord: z
      .array(z.object({ word: z.string(), rest: z.string(), count: z.number().int() }))
      .openapi({ description: calls.found.withoutWord }),
    unknownWords: z.array(z.string()).openapi({ description: calls.found.unknownWords }),
    nearest: z.array(bikeSchema).openapi({ description: calls.found.nearest }),
  })
  .openapi('FoundBikes');
export type FoundBikes = z.infer<typeof foundSchema>;

export const suggestionSchema = z
  .object({
    field: z.enum(['category', 'make', 'model', 'division', 'district']),
    name: z.string(),
    count: z.number().int().nullable().openapi({ description: calls.suggestion.count }),
    address: z.string().openapi({ description: calls.suggestion.address }),
  })
  .openapi('Suggestion');

/** A bike in a price comparison: only the fields that are shown, as a page has a dozen of them. */
const comparableSchema = bikeSchema
  .pick({
    _id: true,
    name: true,
    price: true,
    priceAmount: true,
    currency: true,
    year: true,
    yearOfUse: true,
    mileage: true,
    location: true,
    soldAt: true,
  })
  .extend({ asThisOne: z.number().nullable().openapi({ description: calls.opinion.asThisOne }) })
  .openapi('Comparable');
export type Comparable = z.infer<typeof comparableSchema>;

/** What a price was compared with. */
export const basisFields = {
  basis: z.enum(['same-model', 'make-and-engine']).openapi({ description: calls.opinion.basis }),
  count: z.number().int().openapi({ description: calls.opinion.count }),
  years: z
    .object({ from: z.number().int().nullable(), to: z.number().int().nullable() })
    .nullable()
    .openapi({ description: calls.opinion.years }),
  engines: z
    .object({ least: z.number(), most: z.number() })
    .nullable()
    .openapi({ description: calls.opinion.engines }),
};

const opinionSchema = z
  .union([
    z.object({
      expected: z.number(),
      low: z.number(),
      high: z.number(),
      sureness: z.enum(surenesses),
      ...basisFields,
      rating: z.enum(ratings),
      position: z.number().openapi({ description: calls.opinion.position }),
      usual: z
        .object({
          expected: z.number(),
          year: z.number().int().nullable(),
          kilometres: z.number().nullable(),
          owners: z.number().int().nullable(),
        })
        .openapi({ description: calls.opinion.usual }),
      reasons: z
        .array(z.object({ factor: z.enum(factors), amount: z.number() }))
        .openapi({ description: calls.opinion.reasons }),
      comparables: z.array(comparableSchema).openapi({ description: calls.opinion.comparables }),
    }),
    z.object({
      notEnough: z.literal(true),
      count: z.number().int().nullable().openapi({ description: calls.opinion.countOfFew }),
    }),
  ])
  .openapi('PriceOpinion', { description: calls.opinion.whole });
export type PriceOpinion = z.infer<typeof opinionSchema>;

export const bikePageSchema = z
  .object({
    bike: bikeSchema,
    photos: z.array(z.string()).openapi({ description: calls.bikePage.photos }),
    forSale: z.boolean(),
    takenOff: z.boolean().openapi({ description: calls.bikePage.takenOff }),
    taxOver: z.boolean().openapi({ description: calls.bikePage.taxOver }),
    memberSince: z.iso.datetime().nullable().openapi({
      description: calls.bikePage.memberSince,
    }),
    emailConfirmed: z.boolean().nullable().openapi({ description: calls.bikePage.emailConfirmed }),
    othersForSale: z
      .number()
      .int()
      .nullable()
      .openapi({ description: calls.bikePage.othersForSale(othersCounted + 1) }),
    answers: z
      .object({ answered: z.number().int(), of: z.number().int(), pace: z.enum(paces).nullable() })
      .nullable()
      .openapi({ description: calls.bikePage.answers(answerDays, patienceHours) }),
    within: z
      .array(z.object({ name: z.string(), address: z.string() }))
      .openapi({ description: calls.bikePage.within }),
    price: opinionSchema.nullable(),
    priceHistory: z
      .array(
        z.object({
          since: z.iso.datetime(),
          amount: z.number().int().nullable().openapi({ description: calls.priceHistory.amount }),
          currency: z.string().nullable().openapi({ description: calls.priceHistory.currency }),
        }),
      )
      .openapi({ description: calls.priceHistory.whole }),
    similar: z.array(bikeSchema),
  })
  .openapi('BikePage');
export type BikePage = z.infer<typeof bikePageSchema>;
