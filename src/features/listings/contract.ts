import { z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-listings.ts';
import * as words from '#messages/listings.ts';
import * as paperWords from '#messages/papers.ts';
import * as photoWords from '#messages/photos.ts';
import { byName } from '../../kernel/by-name.ts';
import { longestEmail } from '../../kernel/mailboxes.ts';
import type { Market } from '../../kernel/market.ts';
import { pageQuery } from '../../kernel/page-query.ts';
import { figureField, ruleField } from '../../kernel/rule-schema.ts';
import { ofNobodyElse } from '../identity/domain/names.ts';
import { mostPhotos } from '../photos/domain.ts';
import { offSchema } from './contract/off.ts';
import { editedTexts, type Fact } from './domain/editing.ts';
import { longestDay, readTaxUntil, registrations } from './domain/papers.ts';
import { listingRules } from './domain/rules.ts';
import { conditions, figureBounds, listingLimits, pageSize } from './domain.ts';

export const categorySchema = z
  .object({ _id: z.string(), name: z.string(), image: z.string() })
  .openapi('Category', { example: { _id: 'bmw', name: 'bmw', image: '/art/category-bmw.svg' } });

export const productSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    image: z.string(),
    price: z.string().openapi({ description: calls.product.price }),
    originalPrice: z.string(),
    location: z.string(),
    yearOfUse: z.string(),
    sellerName: z.string(),
    postTime: z.iso.datetime(),
    postTimeKnown: z.boolean().openapi({ description: calls.product.postTimeKnown }),
    email: z.string().openapi({ description: calls.product.email }),
    number: z.string().openapi({ description: calls.product.number }),
    category: z.string(),
    condition: z.enum(conditions).nullable().openapi({ description: calls.product.condition }),
    description: z.string(),
    country: z.string(),
    priceAmount: z.number().int().nullable().openapi({ description: calls.product.priceAmount }),
    originalPriceAmount: z.number().int().nullable(),
    currency: z.string().nullable().openapi({
      description: calls.product.currency,
    }),
    make: z.string().nullable(),
    model: z.string().nullable(),
    year: z.number().int().nullable(),
    mileage: z.number().int().nullable().openapi({ description: calls.product.mileage }),
    engineCapacity: z.number().int().nullable().openapi({ description: calls.product.engineCapacity }),
    owners: z.number().int().nullable(),
    registration: z.enum(registrations).nullable().openapi({ description: calls.product.registration }),
    taxUntil: z.iso.date().nullable().openapi({ description: calls.product.taxUntil }),
    receipt: z.boolean().nullable().openapi({ description: calls.product.receipt }),
    soldAt: z.iso.datetime().nullable().openapi({ description: calls.product.soldAt }),
    sample: z.boolean().openapi({ description: calls.product.sample }),
    garageAnswers: z.boolean().openapi({
      description: calls.product.garageAnswers,
    }),
  })
  .openapi('Product');
export type Product = z.infer<typeof productSchema>;

/** What visitors see of it: the seller's contact data is for members. */
export const bikeSchema = productSchema.omit({ email: true, number: true }).openapi('Bike');
export type Bike = z.infer<typeof bikeSchema>;

/** With what only its seller's own pages need. */
const sellersProductSchema = productSchema.extend({
  photos: z.array(z.string()).openapi({ description: calls.ownProduct.photos }),
});
export type SellersProduct = z.infer<typeof sellersProductSchema>;

export const ownProductSchema = sellersProductSchema
  .extend({
    bookings: z.number().int().openapi({ description: calls.ownProduct.bookings }),
    waiting: z.number().int().openapi({ description: calls.ownProduct.waiting }),
    buyers: z.number().int().openapi({ description: calls.ownProduct.buyers }),
    takenOff: offSchema.nullable().openapi({ description: calls.ownProduct.takenOff }),
  })
  .openapi('OwnProduct');
export type OwnProduct = z.infer<typeof ownProductSchema>;

export const lastProductSchema = z
  .object({ number: productSchema.shape.number.nullable() })
  .openapi('LastProduct');
export type LastProduct = z.infer<typeof lastProductSchema>;

export const deletedProductSchema = productSchema
  .extend({
    restorableUntil: z.iso.datetime().openapi({ description: calls.deletedProduct.restorableUntil }),
  })
  .openapi('DeletedProduct');
export type DeletedProduct = z.infer<typeof deletedProductSchema>;

const longest = listingLimits;

const photos = z
  .array(z.string().max(longest.image))
  .max(mostPhotos - 1, { error: photoWords.tooManyPhotos(mostPhotos) })
  .openapi({ description: calls.newProduct.photos(mostPhotos) });
const category = z.string().max(80).openapi({ description: calls.newProduct.category });
/** In any case of letters; an empty one is none, as of the category. */
const condition = z.preprocess(
  (said) => (typeof said === 'string' ? said.trim().toLowerCase() || undefined : said),
  z.enum(conditions, { error: words.conditionUnknown }).optional(),
);

/** The fields that a seller fills in when adding and when changing a motorcycle. */
function typedFields(market: Market) {
  const rules = listingRules(market);
  return {
    texts: {
      name: ruleField(rules.name, longest.name, calls.newProduct.name),
      image: ruleField(rules.image, longest.image, calls.newProduct.image),
      price: ruleField(rules.price, longest.price, calls.newProduct.price),
      originalPrice: ruleField(rules.originalPrice, longest.price, calls.newProduct.originalPrice),
      location: ruleField(rules.location, longest.location, calls.newProduct.location),
      yearOfUse: ruleField(rules.yearOfUse, longest.yearOfUse, calls.newProduct.yearOfUse),
      number: ruleField(rules.number, longest.number, calls.newProduct.number),
    },
    // Only here, as hardly any form is refused for it, and its rule would be one more file of the form's page.
    sellerName: ruleField(ofNobodyElse(rules.sellerName), longest.sellerName, calls.newProduct.sellerName),
    description: ruleField(rules.description, longest.description, calls.newProduct.description, {
      lines: true,
    }),
    facts: {
      mileage: figureField(rules.mileage, figureBounds.mileage, calls.newProduct.mileage),
      owners: figureField(rules.owners, figureBounds.owners, calls.newProduct.owners),
      registration: z
        .enum(registrations, { error: paperWords.registrationUnknown })
        .openapi({ description: calls.newProduct.registration }),
      taxUntil: ruleField(rules.taxUntil, longestDay, calls.newProduct.taxUntil)
        // From here on it is a date, or empty.
        .overwrite((text) => readTaxUntil(text) ?? ''),
      receipt: z.boolean().openapi({ description: calls.newProduct.receipt }),
    } satisfies Record<Fact, z.ZodType>,
  };
}

/** What a garage of this market accepts as a new product. */
export function newProductSchema(market: Market) {
  const { texts, sellerName, description, facts } = typedFields(market);
  return z
    .object({
      ...texts,
      sellerName: sellerName.optional(),
      email: z.string().max(longestEmail).optional().openapi({ description: calls.newProduct.email }),
      photos: photos.optional(),
      category: category.optional(),
      condition,
      description: description.optional(),
      ...z.object(facts).partial().shape,
      postTime: z.unknown().optional().openapi({ description: calls.newProduct.postTime }),
    })
    .openapi('NewProduct');
}
export type NewProduct = z.infer<ReturnType<typeof newProductSchema>>;

/** The key that identifies a sending; the header has its name from the IETF's draft. */
export const sendingSchema = z.object({
  'idempotency-key': z.string().max(40).optional().openapi({ description: calls.idempotencyKey }),
});

const formerText = z.string().max(longest.description).optional();
const formerFigure = z.number().int().nullable().optional();
const formerFacts = {
  mileage: formerFigure,
  owners: formerFigure,
  registration: z.string().max(40).nullable().optional(),
  taxUntil: z.string().max(longestDay).nullable().optional(),
  receipt: z.boolean().nullable().optional(),
} as const satisfies Record<Fact, z.ZodType>;
const formerSchema = z
  .object({
    ...byName(editedTexts, () => formerText),
    photos: z.array(z.string().max(longest.image)).max(mostPhotos).optional(),
    ...formerFacts,
  })
  .openapi({ description: calls.productChanges.was });

/** What a garage of this market accepts as changes of a product. */
export function productChangesSchema(market: Market) {
  const { texts, sellerName, description, facts } = typedFields(market);
  const changedFacts = {
    mileage: facts.mileage.nullable().optional(),
    owners: facts.owners.nullable().optional(),
    registration: facts.registration.nullable().optional(),
    taxUntil: facts.taxUntil.nullable().optional(),
    receipt: facts.receipt.nullable().optional(),
  } satisfies Record<Fact, z.ZodType>;
  return z
    .object({
      ...z.object(texts).partial().shape,
      sellerName: sellerName.optional(),
      photos: photos.optional(),
      category: category.optional(),
      condition,
      description: description.optional(),
      ...changedFacts,
      was: formerSchema.optional(),
    })
    .refine(({ was: _, ...changes }) => Object.values(changes).some((value) => value !== undefined), {
      error: words.nothingToChange,
      params: { code: 'nothing-to-change' },
    })
    .openapi('ProductChanges');
}
export type ProductChanges = Omit<z.infer<ReturnType<typeof productChangesSchema>>, 'was'>;
/** What the person who changes it has seen. */
export type FormerProduct = z.infer<typeof formerSchema>;

export const modifiedSchema = z
  .object({ acknowledged: z.literal(true), modifiedCount: z.literal(1) })
  .openapi('Modified');

export const saleSchema = z
  .object({ sold: z.boolean().openapi({ description: calls.sale.sold }) })
  .openapi('Sale');

export const saleSettledSchema = z
  .object({ acknowledged: z.literal(true), modifiedCount: z.number().int() })
  .openapi('SaleSettled');

export const insertedSchema = z
  .object({ acknowledged: z.literal(true), insertedId: z.string() })
  .openapi('Inserted');
export type Inserted = z.infer<typeof insertedSchema>;

export const deletedSchema = z
  .object({ acknowledged: z.literal(true), deletedCount: z.number().int() })
  .openapi('Deleted');
export type Deleted = z.infer<typeof deletedSchema>;

export const restoredSchema = z
  .object({
    acknowledged: z.literal(true),
    restoredCount: z.number().int(),
    takenOff: z.boolean().openapi({ description: calls.restoreOwnProduct.takenOff }),
  })
  .openapi('Restored');
export type Restored = z.infer<typeof restoredSchema>;

export const pageQuerySchema = pageQuery(pageSize.usual, pageSize.most, calls.pageQuery.cursor);
