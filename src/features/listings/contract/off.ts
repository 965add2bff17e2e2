import { z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-listings.ts';

/** What the seller of a listing that is off the site is shown. */
export const offSchema = z.object({
  since: z.iso.datetime(),
  reason: z.string(),
  soldAt: z.iso.datetime().nullable().openapi({ description: calls.off.soldAt }),
  written: z
    .object({
      at: z.iso.datetime(),
      done: z.boolean().openapi({ description: calls.written.done }),
      full: z.boolean().openapi({ description: calls.written.full }),
    })
    .nullable()
    .openapi({ description: calls.written.whole }),
});
export type Off = z.infer<typeof offSchema>;
