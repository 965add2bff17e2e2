import { z } from '@hono/zod-openapi';
import { ruleField } from '../../kernel/rule-schema.ts';
import { bookingLimits, bookingRules, intents } from './domain.ts';

export const newBookingSchema = z
  .object({
    location: ruleField(bookingRules.location, bookingLimits.location, 'Where to meet.'),
    number: ruleField(bookingRules.number, bookingLimits.number, 'Mobile number of the buyer.'),
    productId: z
      .string()
      .max(40)
      .optional()
      .openapi({ description: 'The motorcycle; without it, an enquiry to the garage.' }),
    intent: z.enum(intents).default('viewing'),
  })
  .openapi('NewBooking');
export type NewBooking = z.input<typeof newBookingSchema>;

export const bookingSchema = z
  .object({
    _id: z.string(),
    intent: z.enum(intents),
    location: z.string(),
    number: z.string(),
    name: z.string().openapi({ description: "The buyer's name; empty when the account is gone." }),
    email: z.string(),
    time: z.iso.datetime(),
    cancelled: z
      .boolean()
      .openapi({ description: 'Taken back by the buyer; place and number are empty then.' }),
  })
  .openapi('Booking');
export type Booking = z.infer<typeof bookingSchema>;
