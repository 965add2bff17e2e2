import type { Updateable } from 'kysely';
import * as words from '#messages/listings.ts';
import { AppError } from '../../../kernel/errors.ts';
import { readModelYear } from '../../../kernel/model-years.ts';
import { marketCurrency } from '../../../kernel/money.ts';
import { readMobile } from '../../../kernel/phone.ts';
import { type Price, readPrice } from '../../../kernel/prices.ts';
import type { Database } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { recogniseBike } from '../../catalogue/domain.ts';
import type { Actor } from '../../identity/domain.ts';
import type { FormerProduct, Product, ProductChanges } from '../contract.ts';
import { lockOwnListing, updateListing } from '../data/own-products.ts';
import { findCategory, present } from '../data.ts';
import { papersInWords } from '../domain/papers.ts';
import { fieldError, inOneCurrency, refused } from './read-product.ts';

type Columns = Updateable<Tables['listings']>;

/**
 * Changes what the actor's own listing says; what is not named stays. All is read as that of a new product. Where `was`
 * tells what the actor saw, a field that says something else by now is refused (409): nobody overwrites what they have
 * not seen. 404 for another's and for a deleted one, 409 for one that is sold, unless it is off the site and has to be put
 * right.
 */
export async function changeListing(
  database: Database,
  actor: Actor,
  id: string,
  { was = {}, ...changes }: ProductChanges & { was?: FormerProduct | undefined },
  ownCurrency: string = marketCurrency,
): Promise<void> {
  await database.transaction().execute(async (write) => {
    const row = await lockOwnListing(write, id, actor.id);
    if (!row) throw new AppError(404, 'product-not-found', words.productNotFound);
    if (row.sold_at && !row.taken_off_at) throw new AppError(409, 'product-sold', words.soldUnchanged);
    const stored = present(row);
    refuseOverwriting(stored, changes, was);
    await updateListing(write, id, {
      ...plainColumns(changes),
      ...pricesOf(stored, changes, ownCurrency),
      ...(changes.name !== undefined && changes.name !== stored.name && bikeOf(changes.name)),
      ...(changes.category !== undefined && {
        category_id: await categoryOf(write, changes.category, changes.name ?? stored.name),
      }),
    });
  });
}

/** Both prices of a listing changed, or one. */
function pricesOf(stored: Product, { price, originalPrice }: ProductChanges, ownCurrency: string): Columns {
  if (price === undefined && originalPrice === undefined) return {};
  const asked = readOrKeep(stored.price, price);
  // Without a new one, the words that stand there are read anew: the currency of the price counts for both.
  const original = readOrKeep(stored.originalPrice, originalPrice);
  if (!asked || !original)
    throw refused(
      {
        price: asked ? stored.price : (price ?? ''),
        originalPrice: original ? stored.originalPrice : (originalPrice ?? ''),
      },
      'price',
      'originalPrice',
    );
  const { amount, originalAmount, currency } = inOneCurrency(asked, original, ownCurrency);
  return {
    price: asked.text,
    price_amount: amount,
    original_price: original.text,
    original_price_amount: originalAmount,
    currency,
  };
}

/** Null for new words that are no price, which the schema has refused already, by the same function. */
function readOrKeep(stored: string, changed: string | undefined): Price | null {
  const price = readPrice(changed ?? stored);
  if (!('problem' in price)) return price;
  return changed === undefined ? { text: stored, amount: null } : null;
}

/** What is read from a name: a listing that is called otherwise is another motorcycle. */
function bikeOf(name: string): Columns {
  const { make, model, engineCc, kind } = recogniseBike(name);
  return { make, model, engine_cc: engineCc, kind };
}

async function categoryOf(write: Database, wanted: string, name: string): Promise<string> {
  const category = await findCategory(write, wanted.trim() || recogniseBike(name).category);
  if (!category) throw fieldError('category', 'category-unknown', words.categoryUnknown);
  return category._id;
}

function plainColumns(changes: ProductChanges): Columns {
  const { name, image, location, yearOfUse, sellerName, number, condition, description } = changes;
  const { mileage, owners, registration, taxUntil, receipt } = changes;
  const mobile = number === undefined ? null : readMobile(number);
  if (mobile && 'problem' in mobile) throw refused({ number: number ?? '' }, 'number');
  return {
    ...(name !== undefined && { name }),
    ...(image !== undefined && { image }),
    ...(location !== undefined && { location }),
    // "3 years" is of the moment when it was said: it is not counted anew with every change.
    ...(yearOfUse !== undefined && { year_of_use: yearOfUse, year: readModelYear(yearOfUse, new Date()) }),
    ...(sellerName !== undefined && { seller_name: sellerName }),
    ...(mobile && { mobile: mobile.e164 }),
    ...(condition !== undefined && { condition }),
    ...(description !== undefined && { description }),
    ...(mileage !== undefined && { mileage_km: mileage }),
    ...(owners !== undefined && { owners }),
    ...(registration !== undefined && { registration }),
    ...(taxUntil !== undefined && { tax_until: taxUntil || null }),
    ...(receipt !== undefined && { receipt }),
  };
}

/** What a field says, as people read it; null where it says nothing. */
function inWords(stored: Product, field: keyof ProductChanges): string | null {
  if (field === 'registration' || field === 'taxUntil' || field === 'receipt')
    return papersInWords(stored)[field];
  const now = stored[field];
  return now === null || now === '' ? null : String(now);
}

/** Refuses changes of fields that say something else than what their author saw, and tells what they say. */
function refuseOverwriting(stored: Product, changes: ProductChanges, was: FormerProduct): void {
  const fields = (Object.keys(changes) as (keyof ProductChanges)[]).flatMap((field) => {
    const [now, wanted, seen] = [stored[field], changes[field], was[field]];
    if (wanted === undefined || seen === undefined || seen === now || wanted === now) return [];
    const detail = words.saysMeanwhile(inWords(stored, field));
    return [{ field, code: 'changed-meanwhile', detail }];
  });
  if (fields.length > 0) throw new AppError(409, 'changed-meanwhile', words.changedMeanwhile, fields);
}
