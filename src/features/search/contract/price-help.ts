import { z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-search.ts';
import { conditions, figureBounds, listingLimits } from '../../listings/domain.ts';
import { basisFields } from '../contract.ts';

const figure = ({ least, most }: { least: number; most: number }) =>
  z.coerce.number().int().min(least).max(most).optional();

/** A motorcycle as described so far in the form of a new listing. */
export const priceHelpQuerySchema = z.object({
  name: z.string().min(1).max(listingLimits.name).openapi({ description: calls.priceHelpQuery.name }),
  yearOfUse: z
    .string()
    .max(listingLimits.yearOfUse)
    .optional()
    .openapi({ description: calls.priceHelpQuery.yearOfUse }),
  mileage: figure(figureBounds.mileage),
  owners: figure(figureBounds.owners),
  condition: z.enum(conditions).optional(),
});

export const priceHelpSchema = z
  .union([
    z.object({
      low: z.number(),
      high: z.number(),
      ...basisFields,
    }),
    z.object({
      notEnough: z.literal(true),
      count: z.number().int().nullable().openapi({ description: calls.opinion.countOfFew }),
      samples: z.boolean().openapi({ description: calls.priceHelp.samples }),
    }),
  ])
  .openapi('PriceHelp');
export type PriceHelp = z.infer<typeof priceHelpSchema>;
