import { z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-bookings.ts';
import type { Market } from '../../kernel/market.ts';
import { ruleField } from '../../kernel/rule-schema.ts';
import { undoSeconds } from '../../kernel/undo.ts';
import { registrations } from '../listings/domain/papers.ts';
import { conditions } from '../listings/domain.ts';
import { bookingRules } from './domain/rules.ts';
import { bookingLimits, intents, type Meeting, type Offer } from './domain.ts';

export const offerSchema = z
  .object({
    name: z.string(),
    yearOfUse: z.string().nullable().openapi({ description: calls.offer.yearOfUse }),
    price: z.string(),
    priceAmount: z.number().int().nullable(),
    currency: z.string().nullable(),
    condition: z.enum(conditions).nullable().openapi({ description: calls.offer.condition }),
    mileage: z.number().int().nullable(),
    owners: z.number().int().nullable(),
    registration: z.enum(registrations).nullable(),
    taxUntil: z.iso.date().nullable(),
    receipt: z.boolean().nullable(),
    place: z.string().nullable().openapi({ description: calls.offer.place }),
  })
  .openapi('Offer') satisfies z.ZodType<Offer>;

/** What a garage of this market accepts as a booking. */
export function newBookingSchema(market: Market) {
  const rules = bookingRules(market);
  return z
    .object({
      location: ruleField(rules.location, bookingLimits.location, calls.newBooking.location),
      number: ruleField(rules.number, bookingLimits.number, calls.newBooking.number),
      productId: z.string().max(40).optional().openapi({ description: calls.newBooking.productId }),
      intent: z.enum(intents).default('viewing'),
      seen: z.string().max(40).optional().openapi({ description: calls.newBooking.seen }),
    })
    .openapi('NewBooking');
}
export type NewBooking = z.input<ReturnType<typeof newBookingSchema>>;

export const bookingSchema = z
  .object({
    _id: z.string(),
    intent: z.enum(intents),
    location: z.string(),
    number: z.string(),
    name: z.string().openapi({ description: calls.booking.name }),
    email: z.string(),
    time: z.iso.datetime(),
    cancelled: z.boolean().openapi({ description: calls.booking.cancelled }),
    answered: z.iso.datetime().nullable().openapi({ description: calls.booking.answered }),
    changed: z.iso.datetime().nullable().openapi({ description: calls.booking.changed }),
    bookedAs: offerSchema.nullable().openapi({ description: calls.booking.bookedAs }),
  })
  .openapi('Booking');
export type Booking = z.infer<typeof bookingSchema>;

/** What whoever answers a booking says beside that. */
export const answerDetails = {
  was: z
    .object({ location: z.string(), number: z.string() })
    .optional()
    .openapi({ description: calls.answer.was }) satisfies z.ZodType<Meeting | undefined>,
  undo: z
    .boolean()
    .optional()
    .openapi({ description: calls.answer.undo(undoSeconds) }),
};

export const answerSchema = z.object({ answered: z.boolean(), ...answerDetails }).openapi('BookingAnswer');

export const productNewsSchema = z
  .object({ waiting: z.number().int().openapi({ description: calls.productNews.waiting }) })
  .openapi('ProductNews');
export type ProductNews = z.infer<typeof productNewsSchema>;

export const answeredSchema = z.object({ acknowledged: z.literal(true) }).openapi('BookingAnswered');
