import { z } from '@hono/zod-openapi';
import { bikeSchema } from '../listings/contract.ts';
import { ratings } from '../prices/domain.ts';
import { mostKept } from './domain.ts';

const highestPrice = 1_000_000_000_000;

export const newSavedSchema = z
  .object({
    bikes: z
      .array(
        z.object({
          _id: z.string().regex(/^[0-9a-z]{1,40}$/),
          savedAt: z.iso.datetime().optional().openapi({
            description: 'When a browser kept it, before there was an account; default: now.',
          }),
          priceAmount: z
            .number()
            .int()
            .min(0)
            .max(highestPrice)
            .nullable()
            .optional()
            .openapi({ description: 'What it was asked for then; default: what it is asked for now.' }),
          currency: z
            .string()
            .regex(/^[A-Z]{3}$/)
            .nullable()
            .optional()
            .openapi({ description: 'Of that price; null: the garage’s own.' }),
        }),
      )
      .min(1)
      .max(mostKept.browser),
  })
  .openapi('NewSaved');
type NewSaved = z.input<typeof newSavedSchema>;
export type NewSavedBike = NewSaved['bikes'][number];

const ids = z.array(z.string());

export const savingSchema = z
  .object({
    acknowledged: z.literal(true),
    saved: ids.openapi({ description: 'Those that are on the list now.' }),
    unknown: ids.openapi({ description: 'Those that are not, as there is no such motorcycle.' }),
    left: ids.openapi({ description: 'Those that are not, as the list is full.' }),
  })
  .openapi('Saving');
export type Saving = z.infer<typeof savingSchema>;

export const savedIdsSchema = z.object({ ids }).openapi('SavedIds');
export type SavedIds = z.infer<typeof savedIdsSchema>;

const priceThenSchema = z.object({
  priceAmount: z.number().int().nullable(),
  currency: z.string().nullable(),
});

export const glanceSchema = z
  .object({
    _id: z.string(),
    bike: bikeSchema.nullable().openapi({ description: 'Null when it is gone for good, or never was.' }),
    forSale: z.boolean(),
  })
  .openapi('Glance');
export type Glance = z.infer<typeof glanceSchema>;

export const savedBikeSchema = glanceSchema
  .extend({
    name: z.string().openapi({ description: 'As it was called when it was saved, or is called now.' }),
    savedAt: z.iso.datetime(),
    priceThen: priceThenSchema.openapi({ description: 'What it was asked for when it was saved.' }),
  })
  .openapi('SavedBike');
export type SavedBike = z.infer<typeof savedBikeSchema>;

const comparedOpinionSchema = z
  .union([
    z.object({
      expected: z.number(),
      low: z.number(),
      high: z.number(),
      rating: z.enum(ratings),
      count: z.number().int(),
    }),
    z.object({ notEnough: z.literal(true), count: z.number().int() }),
  ])
  .openapi('ComparedPrice', { description: 'How such bikes are asked for; docs/prices.md says how.' });

const comparedSchema = z
  .object({ bike: bikeSchema, forSale: z.boolean(), price: comparedOpinionSchema.nullable() })
  .openapi('ComparedBike');
export type ComparedBike = z.infer<typeof comparedSchema>;

export const comparisonSchema = z
  .object({
    bikes: z.array(comparedSchema),
    leftOut: z
      .array(z.object({ field: z.string(), code: z.string(), detail: z.string() }))
      .openapi({ description: 'What could not be compared, and why.' }),
  })
  .openapi('Comparison');
export type Comparison = z.infer<typeof comparisonSchema>;
