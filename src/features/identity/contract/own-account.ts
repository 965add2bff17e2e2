import { z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-identity.ts';
import * as words from '#messages/identity.ts';
import { ruleField } from '../../../kernel/rule-schema.ts';
import { accountNameRule } from '../domain/names.ts';
import { accountLimits, isPhotoUrl, roles } from '../domain.ts';

const sessionSchema = z
  .object({
    _id: z.string(),
    browser: z.string().nullable().openapi({ description: calls.session.browser }),
    system: z.string().nullable(),
    address: z.string().openapi({ description: calls.session.address }),
    since: z.iso.datetime(),
    current: z.boolean().openapi({ description: calls.session.current }),
  })
  .openapi('Session');
export type OwnSession = z.infer<typeof sessionSchema>;

export const ownAccountSchema = z
  .object({
    _id: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    name: z.string(),
    photoURL: z.string().nullable(),
    role: z.enum(roles),
    admin: z.boolean(),
    since: z.iso.datetime(),
    hasPassword: z.boolean(),
    hasGoogle: z.boolean(),
    bookingMail: z.boolean().openapi({ description: calls.bookingMail }),
    inboxMail: z.boolean().nullable().openapi({ description: calls.inboxMail }),
    sessions: z.array(sessionSchema),
  })
  .openapi('OwnAccount');
export type OwnAccount = z.infer<typeof ownAccountSchema>;

export const ownProfileSchema = z
  .object({
    name: ruleField(accountNameRule, accountLimits.name, calls.ownProfile.name),
    photoURL: z.string().trim().refine(isPhotoUrl, words.photoInvalid),
    role: z.enum(roles, { error: words.roleUnknown }),
    bookingMail: z.boolean().openapi({ description: calls.bookingMail }),
    inboxMail: z.boolean().openapi({ description: calls.inboxMailWish }),
  })
  .partial()
  .openapi('OwnProfile');

export const passwordChangeSchema = z
  .object({ currentPassword: z.string().max(1_000), newPassword: z.string().max(1_000) })
  .openapi('PasswordChange');

export const deletionSchema = z
  .object({
    password: z.string().max(1_000).default('').openapi({ description: calls.deletion.password }),
  })
  .openapi('Deletion');

export const googleLinkSchema = z
  .object({ password: z.string().max(1_000).default('') })
  .openapi('GoogleLink');
export const googleTicketSchema = z.object({ ticket: z.string() }).openapi('GoogleTicket');

export const endedSchema = z.object({ ended: z.number().int() }).openapi('EndedSessions');

export const doneSchema = z.object({ acknowledged: z.literal(true) }).openapi('Acknowledged');

export const exportSchema = z
  .object({
    exportedAt: z.iso.datetime(),
    account: z.record(z.string(), z.unknown()),
    signIns: z.array(z.string()),
    linkedAccounts: z.array(z.record(z.string(), z.unknown())),
    sessions: z.array(z.record(z.string(), z.unknown())),
    listings: z.array(z.record(z.string(), z.unknown())),
    priceChanges: z.array(z.record(z.string(), z.unknown())),
    takenOff: z.array(z.record(z.string(), z.unknown())),
    photos: z.array(z.record(z.string(), z.unknown())),
    bookings: z.array(z.record(z.string(), z.unknown())),
    enquiries: z.array(z.record(z.string(), z.unknown())),
    reports: z.array(z.record(z.string(), z.unknown())),
    replies: z.array(z.record(z.string(), z.unknown())),
    repeats: z.array(z.record(z.string(), z.unknown())),
    bookingMail: z.boolean(),
    priceDropMail: z.boolean(),
    inboxMail: z.record(z.string(), z.unknown()).nullable(),
    standingChanges: z.array(z.record(z.string(), z.unknown())),
    stops: z.array(z.record(z.string(), z.unknown())),
    spellings: z.array(z.record(z.string(), z.unknown())),
    savedSearches: z.array(z.record(z.string(), z.unknown())),
    savedListings: z.array(z.record(z.string(), z.unknown())),
    priceDrops: z.array(z.record(z.string(), z.unknown())),
  })
  .openapi('Export');
export type Export = z.infer<typeof exportSchema>;
