import { z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-listings.ts';
import { bikeSchema } from '../contract.ts';

/** When a listing was last taken off the site, or put back. */
export const latestChangeSchema = z
  .object({
    off: z.boolean().openapi({ description: calls.latestChange.off }),
    at: z.iso.datetime(),
    by: z.string().nullable().openapi({ description: calls.latestChange.by }),
  })
  .nullable()
  .openapi({ description: calls.latestChange.whole });

/** What admins are shown of a listing. */
export const moderationSchema = z
  .object({
    takenOff: z
      .object({
        since: z.iso.datetime(),
        reason: z.string(),
        bike: bikeSchema,
        photos: z.array(z.string()),
        taxOver: z.boolean(),
      })
      .nullable()
      .openapi({ description: calls.moderation.takenOff }),
    latestChange: latestChangeSchema,
  })
  .openapi('Moderation');
export type Moderation = z.infer<typeof moderationSchema>;
