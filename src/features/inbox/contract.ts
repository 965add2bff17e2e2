import { z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-inbox.ts';
import { rewordedSchema } from '../bookings/contract/own-bookings.ts';
import { answerDetails, offerSchema } from '../bookings/contract.ts';
import { intents } from '../bookings/domain.ts';
import { roles } from '../identity/domain.ts';
import { latestChangeSchema } from '../listings/contract/moderation.ts';
import { pageQuerySchema } from '../listings/contract.ts';
import type { Formerly } from '../reports/domain/said-then.ts';
import { likenesses, reportReasons } from '../reports/domain.ts';
import { othersCounted } from '../search/domain/bike-page/other-bikes.ts';
import { formerlyShown, inboxStates, longestSearch, reportsShown, soldBy } from './domain.ts';

export const inboxQuerySchema = pageQuerySchema.extend({
  state: z.enum(inboxStates).default('open').openapi({ description: calls.inboxQuery.state }),
  search: z.string().max(longestSearch).default('').openapi({ description: calls.inboxQuery.search }),
});

const othersSchema = z.object({
  forSale: z
    .number()
    .int()
    .openapi({ description: calls.inboxOthers.forSale(othersCounted + 1) }),
  takenOff: z.number().int().openapi({ description: calls.inboxOthers.takenOff }),
  some: z
    .array(z.object({ _id: z.string(), name: z.string(), takenOff: z.boolean() }))
    .openapi({ description: calls.inboxOthers.some }),
});

/** What admins need to know about a motorcycle that somebody writes about. */
const inboxStandingSchema = z.object({
  productId: z.string(),
  takenOff: z
    .object({ since: z.iso.datetime(), reason: z.string() })
    .nullable()
    .openapi({ description: calls.inboxStanding.takenOff }),
  latestChange: latestChangeSchema,
  others: othersSchema.nullable().openapi({ description: calls.inboxStanding.others }),
});
export type InboxStanding = z.infer<typeof inboxStandingSchema>;

const formerlySchema = z.object({
  was: offerSchema,
  now: offerSchema.nullable().openapi({ description: calls.inboxFormerly.now }),
  reworded: rewordedSchema.nullable().openapi({ description: calls.inboxFormerly.reworded }),
  otherPictures: z.boolean().openapi({ description: calls.inboxFormerly.otherPictures }),
}) satisfies z.ZodType<Formerly>;

/** All reports of one motorcycle that are open, or that were marked as done together. */
const inboxReportSchema = z.object({
  reason: z.enum(reportReasons).openapi({ description: calls.inboxReport.reason }),
  count: z.number().int().openapi({ description: calls.inboxReport.count }),
  reports: z
    .array(
      z.object({
        name: z.string(),
        email: z.string(),
        time: z.iso.datetime(),
        said: z
          .array(z.object({ reason: z.enum(reportReasons), text: z.string() }))
          .openapi({ description: calls.inboxReport.said }),
        tells: z.boolean().openapi({ description: calls.inboxReport.tells }),
      }),
    )
    .openapi({ description: calls.inboxReport.reports(reportsShown) }),
  formerly: z.array(formerlySchema).openapi({ description: calls.inboxReport.formerly(formerlyShown) }),
  seller: z
    .object({
      soldBy: z.enum(soldBy).openapi({ description: calls.inboxSeller.soldBy }),
      name: z.string(),
      email: z.string().openapi({ description: calls.inboxSeller.email }),
      emailConfirmed: z.boolean(),
      role: z.enum(roles).nullable().openapi({ description: calls.inboxSeller.role }),
      stopped: z.boolean().openapi({ description: calls.inboxSeller.stopped }),
    })
    .openapi({ description: calls.inboxReport.seller }),
});
export type InboxReport = z.infer<typeof inboxReportSchema>;

export const inboxEntrySchema = z
  .object({
    _id: z.string(),
    kind: z
      .enum(['enquiry', 'booking', 'report', 'reply', 'repeat'])
      .openapi({ description: calls.inboxEntry.kind }),
    time: z.iso.datetime(),
    name: z.string().openapi({ description: calls.inboxEntry.name }),
    email: z.string().openapi({ description: calls.inboxEntry.email }),
    number: z.string().openapi({ description: calls.inboxEntry.number }),
    location: z.string(),
    intent: z.enum(intents).nullable(),
    product: z
      .object({ name: z.string(), sample: z.boolean(), here: z.boolean() })
      .nullable()
      .openapi({ description: calls.inboxEntry.product }),
    booking: z
      .object({
        productId: z.string().nullable().openapi({ description: calls.inboxBooking.productId }),
        yearOfUse: z.string().nullable(),
        price: z.string(),
        priceAmount: z.number().int().nullable(),
        currency: z.string().nullable(),
      })
      .nullable()
      .openapi({ description: calls.inboxEntry.booking }),
    report: inboxReportSchema.nullable().openapi({ description: calls.inboxEntry.report }),
    reply: z
      .object({ said: z.array(z.object({ text: z.string(), time: z.iso.datetime() })) })
      .nullable()
      .openapi({ description: calls.inboxEntry.reply }),
    repeat: z
      .object({
        productId: z.string(),
        name: z.string(),
        since: z.iso.datetime().nullable().openapi({ description: calls.inboxRepeat.since }),
        alike: z.array(z.enum(likenesses)),
      })
      .nullable()
      .openapi({ description: calls.inboxEntry.repeat }),
    standing: inboxStandingSchema.nullable().openapi({ description: calls.inboxEntry.standing }),
    cancelled: z.boolean(),
    changed: z.iso.datetime().nullable().openapi({ description: calls.inboxEntry.changed }),
    done: z.iso.datetime().nullable(),
  })
  .openapi('InboxEntry');
export type InboxEntry = z.infer<typeof inboxEntrySchema>;

export const entryChangeSchema = z
  .object({ done: z.boolean(), ...answerDetails })
  .openapi('InboxEntryChange');
export type EntryChange = z.infer<typeof entryChangeSchema>;

export const changedSchema = z.object({ acknowledged: z.literal(true) }).openapi('InboxEntryChanged');
