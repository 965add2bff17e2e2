import { z } from '@hono/zod-openapi';
import * as words from '#messages/listings.ts';
import { figureField, ruleField } from '../../kernel/rule-schema.ts';
import { conditions, figureBounds, listingLimits, listingRules, pageSize } from './domain.ts';

export const categorySchema = z
  .object({ _id: z.string(), name: z.string(), image: z.string() })
  .openapi('Category', { example: { _id: 'bmw', name: 'bmw', image: '/art/category-bmw.svg' } });

export const productSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    image: z.string(),
    price: z.string().openapi({ description: 'As the seller typed it.' }),
    originalPrice: z.string(),
    location: z.string(),
    yearOfUse: z.string(),
    sellerName: z.string(),
    postTime: z.iso.datetime(),
    email: z.string().openapi({ description: "The seller's e-mail address." }),
    number: z.string().openapi({ description: "The seller's mobile number; empty where none is known." }),
    category: z.string(),
    condition: z.enum(conditions),
    description: z.string(),
    country: z.string(),
    priceAmount: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'The price in whole units, if it has a figure.' }),
    originalPriceAmount: z.number().int().nullable(),
    currency: z.string().nullable().openapi({
      description:
        'ISO 4217 code of both prices; null: the garage’s own. Compare amounts only within one currency.',
    }),
    make: z.string().nullable(),
    model: z.string().nullable(),
    year: z.number().int().nullable(),
    mileage: z.number().int().nullable().openapi({ description: 'Kilometres.' }),
    engineCapacity: z.number().int().nullable().openapi({ description: 'Cubic centimetres.' }),
    owners: z.number().int().nullable(),
    sample: z.boolean().openapi({ description: 'A demonstration listing: nobody sells this motorcycle.' }),
    garageAnswers: z.boolean().openapi({
      description: 'Its seller has no account here (samples, imports): the garage answers bookings.',
    }),
  })
  .openapi('Product');
export type Product = z.infer<typeof productSchema>;

/** What visitors see of it: how to reach the seller is for members. */
export const bikeSchema = productSchema.omit({ email: true, number: true }).openapi('Bike');
export type Bike = z.infer<typeof bikeSchema>;

export const ownProductSchema = productSchema
  .extend({
    bookings: z.number().int().openapi({ description: 'How many bookings it has, without cancelled ones.' }),
  })
  .openapi('OwnProduct');
export type OwnProduct = z.infer<typeof ownProductSchema>;

export const deletedProductSchema = productSchema
  .extend({
    restorableUntil: z.iso.datetime().openapi({ description: 'From then on it is gone for good.' }),
  })
  .openapi('DeletedProduct');
export type DeletedProduct = z.infer<typeof deletedProductSchema>;

const longest = listingLimits;

export const newProductSchema = z
  .object({
    name: ruleField(listingRules.name, longest.name, 'Make, model and whatever else names it.'),
    image: ruleField(listingRules.image, longest.image, 'Address of a picture: http, https or /art/….svg.'),
    price: ruleField(
      listingRules.price,
      longest.price,
      'One amount ("125000", "1,25,000", "1.25 lakh"), or words without figures ("Negotiable").',
    ),
    originalPrice: ruleField(listingRules.originalPrice, longest.price, 'What it cost when new.'),
    location: ruleField(listingRules.location, longest.location, 'Where it can be seen.'),
    yearOfUse: ruleField(listingRules.yearOfUse, longest.yearOfUse, 'Model year, or how long it was used.'),
    sellerName: ruleField(
      listingRules.sellerName,
      longest.sellerName,
      'Default: the name of the account.',
    ).optional(),
    number: ruleField(listingRules.number, longest.number, 'Mobile number of the seller.'),
    email: z
      .string()
      .max(254)
      .optional()
      .openapi({ description: "The account's own e-mail address, or nothing." }),
    category: z
      .string()
      .max(80)
      .optional()
      .openapi({ description: 'Name of a category; default: read from the name.' }),
    condition: z.enum(conditions, { error: words.conditionUnknown }).optional(),
    description: ruleField(listingRules.description, longest.description, 'Free text.', {
      lines: true,
    }).optional(),
    mileage: figureField(listingRules.mileage, figureBounds.mileage, 'Kilometres on the clock.').optional(),
    owners: figureField(
      listingRules.owners,
      figureBounds.owners,
      'How many have owned it, the seller included.',
    ).optional(),
    postTime: z.unknown().optional().openapi({ description: 'Ignored: the server sets the time.' }),
  })
  .openapi('NewProduct');
export type NewProduct = z.infer<typeof newProductSchema>;

export const insertedSchema = z
  .object({ acknowledged: z.literal(true), insertedId: z.string() })
  .openapi('Inserted');
export type Inserted = z.infer<typeof insertedSchema>;

export const deletedSchema = z
  .object({ acknowledged: z.literal(true), deletedCount: z.number().int() })
  .openapi('Deleted');
export type Deleted = z.infer<typeof deletedSchema>;

export const restoredSchema = z
  .object({ acknowledged: z.literal(true), restoredCount: z.number().int() })
  .openapi('Restored');
export type Restored = z.infer<typeof restoredSchema>;

export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(pageSize.most).default(pageSize.usual),
  cursor: z.string().max(80).optional().openapi({ description: 'From the Link header of the page before.' }),
});
