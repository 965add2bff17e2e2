import { z } from '@hono/zod-openapi';
import * as words from '#messages/alerts.ts';
import * as calls from '#messages/calls-alerts.ts';
import { byName } from '../../kernel/by-name.ts';
import { idForm } from '../../kernel/ids.ts';
import { ruleField } from '../../kernel/rule-schema.ts';
import { insertedSchema, pageQuerySchema } from '../listings/contract.ts';
import { searchSchema } from '../search/contract.ts';
import { listFields } from '../search/domain/search.ts';
import { alertLimits, frequencies, searchNameRule } from './domain.ts';

const frequencySchema = z
  .enum(frequencies, { error: words.frequencyUnknown })
  .openapi({ description: calls.frequency });
const nameSchema = ruleField(searchNameRule, alertLimits.name, calls.name);

export const searchesQuerySchema = pageQuerySchema.extend({
  address: z.string().max(alertLimits.address).optional().openapi({ description: calls.addressQuery }),
});

export const newSearchSchema = z
  .object({
    address: z.string().max(alertLimits.address).openapi({
      description: calls.newAddress,
      example: '?make=yamaha&maxPrice=200000',
    }),
    name: nameSchema,
    frequency: frequencySchema,
  })
  .openapi('NewSavedSearch');
export type NewSearch = z.infer<typeof newSearchSchema>;

export const searchSavedSchema = insertedSchema
  .extend({ formerName: z.string().nullable().openapi({ description: calls.formerName }) })
  .openapi('SearchSaved');
export type SearchSaved = z.infer<typeof searchSavedSchema>;

export const searchChangeSchema = z
  .object({ name: nameSchema, frequency: frequencySchema })
  .partial()
  .openapi('SavedSearchChange');
export type SearchChange = z.infer<typeof searchChangeSchema>;

const chosenSchema = z.object({
  value: z.string(),
  name: z.string(),
  parent: z.string().optional().openapi({ description: calls.parent }),
});

const newBikeSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    price: z.string(),
    priceAmount: z.number().int().nullable(),
    currency: z.string().nullable(),
    priceWas: z.number().int().nullable().openapi({ description: calls.priceWas }),
  })
  .openapi('NewMotorcycle');

export const savedSearchSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    address: z.string().openapi({ description: calls.address }),
    frequency: frequencySchema,
    time: z.iso.datetime(),
    search: searchSchema,
    names: z.object(byName(listFields, () => z.array(chosenSchema))).openapi({ description: calls.names }),
    severalCurrencies: z.boolean().openapi({ description: calls.severalCurrencies }),
    newCount: z
      .number()
      .int()
      .openapi({
        description: calls.newCount(alertLimits.counted + 1),
      }),
    loweredCount: z.number().int().openapi({ description: calls.loweredCount }),
    newest: z.array(newBikeSchema).openapi({ description: calls.newest }),
  })
  .openapi('SavedSearch');
export type SavedSearch = z.infer<typeof savedSearchSchema>;

export const searchNewsSchema = z
  .object({
    newCount: z
      .number()
      .int()
      .openapi({
        description: calls.allNew(alertLimits.counted + 1),
      }),
  })
  .openapi('SearchNews');
export type SearchNews = z.infer<typeof searchNewsSchema>;

export const shownSchema = z
  .object({
    shown: z.array(z.string().regex(idForm)).max(alertLimits.seenAtOnce).optional(),
  })
  .openapi('ShownOfSavedSearch');

export const lookedSchema = z
  .object({
    acknowledged: z.literal(true),
    lookedAt: z.iso.datetime().openapi({ description: calls.lookedAt }),
  })
  .openapi('SavedSearchLookedAt');
export type Looked = z.infer<typeof lookedSchema>;

export const openedBikeSchema = z
  .object({ _id: z.string(), lowered: z.boolean().openapi({ description: calls.lowered }) })
  .openapi('NewWhenOpened');
export type OpenedBike = z.infer<typeof openedBikeSchema>;

export const alertsModifiedSchema = z
  .object({ acknowledged: z.literal(true), modifiedCount: z.number().int() })
  .openapi('AlertsModified');
export type AlertsModified = z.infer<typeof alertsModifiedSchema>;

export const linkSchema = z
  .object({ token: z.string().max(200).openapi({ description: calls.token }) })
  .openapi('MailLink');

export const dropMailSchema = z.object({ wanted: z.boolean() }).openapi('PriceDropMail');
export type DropMail = z.infer<typeof dropMailSchema>;

const shownPriceSchema = z.object({
  _id: z.string().regex(idForm),
  priceAmount: z.int().nonnegative().openapi({ description: calls.shownAmount }),
});
/** What a page said that a saved motorcycle costs. */
export type ShownPrice = z.infer<typeof shownPriceSchema>;

export const dropsSeenSchema = z
  .object({ shown: z.array(shownPriceSchema).min(1).max(alertLimits.seenAtOnce) })
  .openapi('PriceDropsSeen');

export const mailStateSchema = z
  .object({
    about: z.enum(['search', 'drops', 'bookings', 'inbox']).openapi({ description: calls.mailAbout }),
    name: z.string(),
    frequency: frequencySchema,
    stopped: z.enum(['now', 'daily']).nullable().openapi({
      description: calls.stopped,
    }),
  })
  .openapi('MailState');
export type MailState = z.infer<typeof mailStateSchema>;
