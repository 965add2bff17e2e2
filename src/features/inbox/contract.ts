import { z } from '@hono/zod-openapi';
import { intents } from '../bookings/domain.ts';
import { pageQuerySchema } from '../listings/contract.ts';
import { inboxStates, longestSearch } from './domain.ts';

export const inboxQuerySchema = pageQuerySchema.extend({
  state: z
    .enum(inboxStates)
    .default('open')
    .openapi({ description: 'Settled: done, or cancelled by who sent it.' }),
  search: z
    .string()
    .max(longestSearch)
    .default('')
    .openapi({ description: 'Part of a name, an e-mail, a place, a motorcycle, or a number.' }),
});

export const inboxEntrySchema = z
  .object({
    _id: z.string(),
    kind: z
      .enum(['enquiry', 'booking'])
      .openapi({ description: 'An e-mail left on the Contact page, or a booking that the garage answers.' }),
    time: z.iso.datetime(),
    name: z.string().openapi({ description: 'Empty for an enquiry.' }),
    email: z.string(),
    number: z.string().openapi({ description: 'Empty for an enquiry, and once a booking is cancelled.' }),
    location: z.string(),
    intent: z.enum(intents).nullable(),
    product: z
      .object({ name: z.string(), sample: z.boolean(), here: z.boolean() })
      .nullable()
      .openapi({ description: 'What was booked; null where no motorcycle was named.' }),
    cancelled: z.boolean(),
    done: z.iso.datetime().nullable(),
  })
  .openapi('InboxEntry');
export type InboxEntry = z.infer<typeof inboxEntrySchema>;

export const entryChangeSchema = z.object({ done: z.boolean() }).openapi('InboxEntryChange');

export const changedSchema = z.object({ acknowledged: z.literal(true) }).openapi('InboxEntryChanged');
