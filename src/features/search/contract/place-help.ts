import { z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-search.ts';
import { listingLimits } from '../../listings/domain.ts';

/** A place as it stands so far in the form of a new listing. */
export const placeHelpQuerySchema = z.object({
  location: z
    .string()
    .min(1)
    .max(listingLimits.location)
    .openapi({ description: calls.placeHelpQuery.location }),
});

export const placeHelpSchema = z
  .object({
    isListed: z.boolean().openapi({ description: calls.placeHelp.isListed }),
    division: z.string().nullable(),
    district: z.string().nullable(),
  })
  .openapi('PlaceHelp');
export type PlaceHelp = z.infer<typeof placeHelpSchema>;
