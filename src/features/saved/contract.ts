import { z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-saved.ts';
import { idForm } from '../../kernel/ids.ts';
import { bikeSchema } from '../listings/contract.ts';
import { ratings } from '../prices/domain.ts';
import { basisFields } from '../search/contract.ts';
import { mostKept } from './domain.ts';

/** Far above any price: the price that a browser remembers of a motorcycle is stored unchecked. */
const highestRemembered = 1_000_000_000_000;

export const newSavedSchema = z
  .object({
    bikes: z
      .array(
        z.object({
          _id: z.string().regex(idForm),
          // The database takes no year 0; no browser kept anything in the first thousand.
          savedAt: z.iso
            .datetime()
            .regex(/^[1-9]/)
            .optional()
            .openapi({
              description: calls.newSaved.savedAt,
            }),
          priceAmount: z
            .number()
            .int()
            .min(0)
            .max(highestRemembered)
            .nullable()
            .optional()
            .openapi({ description: calls.newSaved.priceAmount }),
          currency: z
            .string()
            .regex(/^[A-Z]{3}$/)
            .nullable()
            .optional()
            .openapi({ description: calls.newSaved.currency }),
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
    saved: ids.openapi({ description: calls.saving.saved }),
    unknown: ids.openapi({ description: calls.saving.unknown }),
    left: ids.openapi({ description: calls.saving.left }),
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
    bike: bikeSchema.nullable().openapi({ description: calls.glance.bike }),
    forSale: z.boolean(),
    takenOff: z.boolean().openapi({ description: calls.glance.takenOff }),
  })
  .openapi('Glance');
export type Glance = z.infer<typeof glanceSchema>;

export const savedBikeSchema = glanceSchema
  .extend({
    name: z.string().openapi({ description: calls.savedBike.name }),
    savedAt: z.iso.datetime(),
    priceThen: priceThenSchema.openapi({ description: calls.savedBike.priceThen }),
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
      ...basisFields,
    }),
    z.object({
      notEnough: z.literal(true),
      count: z.number().int().nullable().openapi({ description: calls.countOfFew }),
    }),
  ])
  .openapi('ComparedPrice', { description: calls.comparedPrice });

const comparedSchema = z
  .object({
    bike: bikeSchema,
    forSale: z.boolean(),
    takenOff: z.boolean().openapi({ description: calls.glance.takenOff }),
    taxOver: z.boolean().openapi({ description: calls.compared.taxOver }),
    price: comparedOpinionSchema.nullable(),
  })
  .openapi('ComparedBike');
export type ComparedBike = z.infer<typeof comparedSchema>;

export const comparisonSchema = z
  .object({
    bikes: z.array(comparedSchema),
    leftOut: z
      .array(z.object({ field: z.string(), code: z.string(), detail: z.string() }))
      .openapi({ description: calls.comparison.leftOut }),
  })
  .openapi('Comparison');
export type Comparison = z.infer<typeof comparisonSchema>;
