import * as identityWords from '#messages/identity.ts';
import * as words from '#messages/listings.ts';
import { currenciesIn, decideCurrency, marketCurrency } from '../../kernel/currencies.ts';
import { readModelYear } from '../../kernel/dates.ts';
import { AppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { type Price, readPrice } from '../../kernel/money.ts';
import { readMobile } from '../../kernel/phone.ts';
import { checkFields, type Rule } from '../../kernel/rules.ts';
import type { Database } from '../../platform/database.ts';
import { recogniseBike } from '../catalogue/domain.ts';
import { lockSession } from '../identity/data/ways-in.ts';
import { updateProfile } from '../identity/data.ts';
import type { Actor } from '../identity/domain.ts';
import { isOwnEmail } from '../identity/policy.ts';
import type { NewPrice, NewProduct } from './contract.ts';
import { lockOwnPrices, setPrices } from './data/own-products.ts';
import { findCategory, findOwnership, markDeleted, setSold, unmarkDeleted } from './data.ts';
import { listingRules } from './domain.ts';
import { mayChangeListing } from './policy.ts';

/**
 * Puts a motorcycle up for sale under the actor's own account; a buyer who does so becomes a seller.
 * What the seller typed is kept as it is; make, model, year and amounts are read from it besides. Amounts are in
 * `ownCurrency` unless the seller says otherwise.
 */
export async function publishListing(
  database: Database,
  { actor, sessionId }: { actor: Actor; sessionId: string },
  product: NewProduct,
  ownCurrency: string = marketCurrency,
): Promise<string> {
  if (product.email && !isOwnEmail(actor, product.email)) {
    throw new AppError(403, 'other-email', words.otherSeller);
  }
  const bike = recogniseBike(product.name);
  const category = await findCategory(database, product.category?.trim() || bike.category);
  if (!category) throw fieldError('category', 'category-unknown', words.categoryUnknown);
  const price = readPrice(product.price);
  const originalPrice = readPrice(product.originalPrice);
  const mobile = readMobile(product.number);
  // The schema has refused these already, by the same functions.
  if ('problem' in price || 'problem' in originalPrice || 'problem' in mobile)
    throw refused(product, 'price', 'originalPrice', 'number');
  const money = inOneCurrency(price, originalPrice, ownCurrency);
  const id = newId();
  await database.transaction().execute(async (write) => {
    // Whoever ends it, or deletes the account, may be taking off sale what was listed: nothing follows afterwards.
    if (!(await lockSession(write, actor.id, sessionId)))
      throw new AppError(401, 'unauthenticated', identityWords.tokenInvalid);
    await write
      .insertInto('listings')
      .values({
        id,
        seller_id: actor.id,
        seller_name: product.sellerName ?? actor.name,
        email: actor.email,
        mobile: mobile.e164,
        category_id: category._id,
        name: product.name,
        image: product.image,
        price: price.text,
        price_amount: money.amount,
        original_price: originalPrice.text,
        original_price_amount: money.originalAmount,
        currency: money.currency,
        location: product.location,
        year_of_use: product.yearOfUse,
        condition: product.condition ?? 'good',
        description: product.description ?? '',
        make: bike.make,
        model: bike.model,
        year: readModelYear(product.yearOfUse, new Date()),
        engine_cc: bike.engineCc,
        mileage_km: product.mileage ?? null,
        owners: product.owners ?? null,
        kind: bike.kind,
      })
      .execute();
    if (actor.role !== 'seller') await updateProfile(write, actor.id, { role: 'seller' });
  });
  return id;
}

/**
 * Changes what the actor asks for a listing, and what it cost when new where that is told. Both are read as those of a
 * new product; the database notes the change. 404 for another's and for a deleted one.
 */
export async function changePrice(
  database: Database,
  actor: Actor,
  id: string,
  change: NewPrice,
  ownCurrency: string = marketCurrency,
): Promise<void> {
  const price = readPrice(change.price);
  const named = change.originalPrice === undefined ? null : readPrice(change.originalPrice);
  // The schema has refused these already, by the same function.
  if ('problem' in price) throw refused({ price: change.price }, 'price');
  if (named && 'problem' in named)
    throw refused({ originalPrice: change.originalPrice ?? '' }, 'originalPrice');
  await database.transaction().execute(async (write) => {
    const listing = await lockOwnPrices(write, id, actor.id);
    if (!listing) throw new AppError(404, 'product-not-found', words.productNotFound);
    if (listing.soldAt) throw new AppError(409, 'product-sold', words.soldUnchanged);
    // Without a new one, the words that stand there are read anew: the currency of the price counts for both.
    const stored = readPrice(listing.originalPrice);
    const kept = 'problem' in stored ? { text: listing.originalPrice, amount: null } : stored;
    const originalPrice = named ?? kept;
    const money = inOneCurrency(price, originalPrice, ownCurrency);
    await setPrices(write, id, { price: price.text, originalPrice: originalPrice.text, ...money });
  });
}

/**
 * Takes a listing down; it can be brought back for `undoDays`. Only its seller may.
 * Returns how many were taken down: 0 when it never was there or is gone already.
 */
export async function deleteListing(database: Database, actor: Actor, id: string): Promise<number> {
  const listing = await findOwnership(database, id);
  if (!listing) return 0;
  if (!mayChangeListing(actor, listing)) throw new AppError(403, 'not-yours', words.notYours);
  return markDeleted(database, id, actor.id);
}

/** Brings a listing back that its seller had deleted. 410 when that was too long ago. */
export async function restoreListing(database: Database, actor: Actor, id: string): Promise<number> {
  const listing = await requireOwnListing(database, actor, id);
  const restored = await unmarkDeleted(database, id, actor.id);
  if (restored === 0 && listing.deletedAt) throw new AppError(410, 'undo-too-late', words.undoTooLate);
  return restored;
}

/**
 * Notes that the actor's own listing is sold, or for sale again. Returns how many it changed: 0 when it was so already.
 * 404 for a deleted one, 403 for another's.
 */
export async function settleSale(
  database: Database,
  actor: Actor,
  id: string,
  sold: boolean,
): Promise<number> {
  const listing = await requireOwnListing(database, actor, id);
  if (listing.deletedAt) throw new AppError(404, 'product-not-found', words.productNotFound);
  return setSold(database, id, actor.id, sold);
}

/** The actor's own listing, also when it is deleted; 404 or 403 otherwise. */
export async function requireOwnListing(database: Database, actor: Actor, id: string) {
  const listing = await findOwnership(database, id);
  if (!listing) throw new AppError(404, 'product-not-found', words.productNotFound);
  if (!mayChangeListing(actor, listing)) throw new AppError(403, 'not-yours', words.notYours);
  return listing;
}

/**
 * The amounts of both prices, and their currency (null: the garage's own). A price in rupees of nobody knows whom, or
 * in two currencies at once, keeps its words and has no amount; so has an original price in another one than the price.
 */
function inOneCurrency(price: Price, originalPrice: Price, own: string) {
  const currencyOf = ({ text }: Price, unsaid: string | null) => {
    const codes = currenciesIn(text);
    return codes === null ? unsaid : decideCurrency(codes, [own]);
  };
  const currency = currencyOf(price, own);
  const isClear = currency !== null;
  const isSame = isClear && currencyOf(originalPrice, currency) === currency;
  return {
    currency: currency === own ? null : currency,
    amount: isClear ? price.amount : null,
    originalAmount: isSame ? originalPrice.amount : null,
  };
}

/** What is wrong with some fields that the schema should have refused. */
function refused<Field extends keyof typeof listingRules>(
  values: Readonly<Partial<Record<Field, string>>>,
  ...names: Field[]
): AppError {
  const rules = Object.fromEntries(names.map((name) => [name, listingRules[name]])) as Record<Field, Rule>;
  const fields = checkFields<Field>(rules, values);
  return new AppError(422, 'validation-failed', fields[0]?.detail ?? words.formRefused, fields);
}

function fieldError(field: string, code: string, detail: string): AppError {
  return new AppError(422, 'validation-failed', detail, [{ field, code, detail }]);
}
