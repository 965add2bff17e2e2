import { z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-bookings.ts';
import { moderationSchema } from '../../listings/contract/moderation.ts';
import { offSchema } from '../../listings/contract/off.ts';
import { offerSchema } from '../contract.ts';
import { intents, type Reworded, recipients } from '../domain.ts';

export const rewordedSchema = z.object({
  seller: z
    .object({ was: z.string(), now: z.string() })
    .nullable()
    .openapi({ description: calls.reworded.seller }),
  formerDescription: z.string().nullable().openapi({ description: calls.reworded.formerDescription }),
}) satisfies z.ZodType<Reworded>;

const bookedProductSchema = offerSchema
  .extend({
    _id: z.string().nullable().openapi({ description: calls.bookedProduct._id }),
    listing: z.string().nullable().openapi({ description: calls.bookedProduct.listing }),
    image: z.string().nullable(),
    sample: z.boolean().openapi({ description: calls.bookedProduct.sample }),
    sold: z.boolean().openapi({ description: calls.bookedProduct.sold }),
    takenOff: z.boolean().openapi({ description: calls.bookedProduct.takenOff }),
    putBack: z.boolean().openapi({ description: calls.bookedProduct.putBack }),
    now: offerSchema.nullable().openapi({ description: calls.bookedProduct.now }),
    seller: z
      .object({ name: z.string(), number: z.string() })
      .nullable()
      .openapi({ description: calls.bookedProduct.seller }),
    reworded: rewordedSchema.nullable().openapi({ description: calls.bookedProduct.reworded }),
  })
  .openapi('BookedProduct');

export const ownBookingSchema = z
  .object({
    _id: z.string(),
    intent: z.enum(intents),
    location: z.string(),
    number: z.string(),
    time: z.iso.datetime(),
    cancelled: z.boolean(),
    answered: z.boolean().openapi({ description: calls.ownBooking.answered }),
    recipient: z.enum(recipients).openapi({ description: calls.ownBooking.recipient }),
    product: bookedProductSchema.nullable().openapi({ description: calls.ownBooking.product }),
  })
  .openapi('OwnBooking');
export type OwnBooking = z.infer<typeof ownBookingSchema>;

export const mineSchema = z
  .object({
    own: z.boolean().openapi({ description: calls.mine.own }),
    booked: z.boolean().openapi({ description: calls.mine.booked }),
    bookings: z
      .array(
        ownBookingSchema
          .pick({ _id: true, intent: true, location: true, number: true, time: true })
          .extend({ bookedAs: offerSchema.openapi({ description: calls.mine.bookedAs }) }),
      )
      .openapi({ description: calls.mine.bookings }),
    takenOff: offSchema.nullable().openapi({ description: calls.mine.takenOff }),
    moderation: moderationSchema.nullable().openapi({ description: calls.mine.moderation }),
  })
  .openapi('Standing');
export type Mine = z.infer<typeof mineSchema>;
export type EarlierBooking = Mine['bookings'][number];

export const lastMeetingSchema = z
  .object({ meeting: ownBookingSchema.pick({ location: true, number: true }).nullable() })
  .openapi('LastMeeting');
export type LastMeeting = z.infer<typeof lastMeetingSchema>;

const markedIds = z.array(z.string());
export const marksSchema = z
  .object({
    booked: markedIds.openapi({ description: calls.marks.booked }),
    own: markedIds.openapi({ description: calls.marks.own }),
  })
  .openapi('Marks');
export type Marks = z.infer<typeof marksSchema>;

export const cancelledSchema = z
  .object({ acknowledged: z.literal(true), cancelledCount: z.number().int() })
  .openapi('Cancelled');
export type Cancelled = z.infer<typeof cancelledSchema>;

export const hiddenSchema = z.object({ acknowledged: z.literal(true) }).openapi('BookingHidden');
