import { createHash } from 'node:crypto';
import * as words from '#messages/listings.ts';
import { AppError, fieldError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { marketOf } from '../../kernel/markets.ts';
import { readModelYear } from '../../kernel/model-years.ts';
import { homeCurrency } from '../../kernel/money.ts';
import { readMobile } from '../../kernel/phone.ts';
import { readPrice } from '../../kernel/prices.ts';
import type { Database } from '../../platform/database.ts';
import { asLiveMember, type Member } from '../identity/commands/live-member.ts';
import { updateProfile } from '../identity/data.ts';
import { ofNobodyElse } from '../identity/domain/names.ts';
import type { Actor } from '../identity/domain.ts';
import { isOwnEmail } from '../identity/policy.ts';
import { requireOwnPhotos } from '../photos/commands.ts';
import {
  bikeNamed,
  categoryIdOf,
  factColumns,
  inOneCurrency,
  photoIds,
  refused,
  refuseGoneCategory,
} from './commands/read-product.ts';
import type { NewProduct } from './contract.ts';
import { insertListing } from './data/own-products.ts';
import { noteRepeat } from './data/repeats.ts';
import { findOwnership, findSent, markDeleted, setSold, unmarkDeleted } from './data.ts';
import { placeIn } from './domain/place-in.ts';
import { notYours, productNotFound } from './domain/refusals.ts';
import { undoDays } from './domain/restoring.ts';
import { listingRules } from './domain/rules.ts';
import { mayChangeListing } from './policy.ts';

/**
 * Lists a motorcycle under the actor's own account; a buyer who does so becomes a seller. The seller's words
 * are stored as typed; make, model, year and amounts are read from them as well. Amounts are in `ownCurrency`
 * unless the seller names another, and places in its country. Sending the same again under the same key adds
 * nothing and returns the first result.
 */
export async function publishListing(
  database: Database,
  { key, ...member }: Member & { key?: string | undefined },
  product: NewProduct,
  ownCurrency: string = homeCurrency,
): Promise<string> {
  const { actor } = member;
  if (product.email && !isOwnEmail(actor, product.email)) {
    throw new AppError(403, 'other-email', words.otherSeller);
  }
  const sellerName = product.sellerName ?? actor.name;
  // An account may have no name, as one that somebody has only begun to make.
  const problem = ofNobodyElse(listingRules(marketOf(ownCurrency)).sellerName)(sellerName);
  if (problem) throw fieldError('sellerName', problem.code, problem.detail);
  const bike = bikeNamed(product.name);
  const categoryId = await categoryIdOf(database, product.category ?? '', bike);
  const columns = columnsOf(product, bike, ownCurrency);
  const sentKey = key ? sendingOf(key, product) : null;
  const id = newId();
  return asLiveMember(database, member, async (transaction) => {
    // The account is locked: a second request at the same moment has waited, and finds what the first one
    // added.
    const sent = sentKey && (await findSent(transaction, actor.id, sentKey));
    if (sent) return sent;
    await requireOwnPhotos(transaction, actor.id, product);
    await insertListing(transaction, {
      id,
      seller_id: actor.id,
      seller_name: sellerName,
      email: actor.email,
      category_id: categoryId,
      ...columns,
      sent_key: sentKey,
    });
    await noteRepeat(transaction, id);
    if (actor.role !== 'seller') await updateProfile(transaction, actor.id, { role: 'seller' });
    return id;
  }).catch(refuseGoneCategory);
}

/** The columns of what a seller says of a motorcycle. Throws 422 for a price or a number that is none. */
function columnsOf(product: NewProduct, bike: ReturnType<typeof bikeNamed>, ownCurrency: string) {
  const market = marketOf(ownCurrency);
  const price = readPrice(product.price, market);
  const originalPrice = readPrice(product.originalPrice, market);
  const mobile = readMobile(product.number, market.numbers);
  // The schema has refused these already, with the same functions.
  if ('problem' in price || 'problem' in originalPrice || 'problem' in mobile)
    throw refused(product, ownCurrency, 'price', 'originalPrice', 'number');
  const money = inOneCurrency(price, originalPrice, ownCurrency);
  return {
    mobile: mobile.e164,
    name: product.name,
    image: product.image,
    more_photos: photoIds(product.photos ?? []),
    price: price.text,
    price_amount: money.amount,
    original_price: originalPrice.text,
    original_price_amount: money.originalAmount,
    currency: money.currency,
    ...placeIn(product.location, ownCurrency),
    year_of_use: product.yearOfUse,
    condition: product.condition,
    description: product.description ?? '',
    make: bike.make,
    model: bike.model,
    year: readModelYear(product.yearOfUse, new Date()),
    engine_cc: bike.engineCc,
    ...factColumns(product),
    kind: bike.kind,
  };
}

/**
 * The identity of a sending: the key of its form and all fields. So somebody who goes back to a sent form and
 * types another motorcycle adds that one.
 */
function sendingOf(key: string, { postTime: _, ...said }: NewProduct): string {
  return createHash('sha256')
    .update(JSON.stringify([key, said]))
    .digest('base64url');
}

/**
 * Deletes a listing, which can be restored for `undoDays`. Only its seller may.
 * Returns how many were deleted: 0 when it is gone already.
 */
export function deleteListing(database: Database, member: Member, id: string): Promise<number> {
  const { actor } = member;
  return asLiveMember(database, member, async (transaction) => {
    const listing = await findOwnership(transaction, id);
    if (!listing) return 0;
    if (!mayChangeListing(actor, listing)) throw notYours();
    return markDeleted(transaction, actor.id, id);
  });
}

/**
 * Restores a listing that its seller had deleted. Throws 410 when that was too long ago. Returns how many it
 * changed, and whether the garage still has it off the site.
 */
export function restoreListing(
  database: Database,
  member: Member,
  id: string,
): Promise<{ restoredCount: number; takenOff: boolean }> {
  const { actor } = member;
  return asLiveMember(database, member, async (transaction) => {
    const listing = await requireOwnListing(transaction, actor, id);
    const restored = await unmarkDeleted(transaction, actor.id, id);
    if (!restored && listing.deletedAt) throw new AppError(410, 'undo-too-late', words.undoTooLate(undoDays));
    // Otherwise what stays off the site could come back as a copy that was deleted before.
    if (restored?.forSale) await noteRepeat(transaction, id);
    const { takenOffAt } = restored ?? listing;
    return { restoredCount: restored ? 1 : 0, takenOff: takenOffAt !== null };
  });
}

/**
 * Marks the actor's own listing as sold, or as for sale again. Returns how many it changed: 0 when it was so
 * already. Throws 404 for a deleted one, 403 for somebody else's, 409 for one that the garage took off the
 * site, or is just taking off.
 */
export function settleSale(database: Database, member: Member, id: string, sold: boolean): Promise<number> {
  const { actor } = member;
  return asLiveMember(database, member, async (transaction) => {
    const listing = await requireOwnListing(transaction, actor, id);
    if (listing.deletedAt) throw productNotFound();
    const changed = await setSold(transaction, actor.id, id, sold);
    // Read again: an admin may have taken it off since the reading above.
    if (changed === 0 && (await findOwnership(transaction, id))?.takenOffAt)
      throw new AppError(409, 'product-taken-off', words.takenOffUnchanged);
    // The same for a copy that was marked as sold.
    if (changed > 0 && !sold) await noteRepeat(transaction, id);
    return changed;
  });
}

/** The actor's own listing, also when it is deleted; throws 404 or 403 otherwise. */
export async function requireOwnListing(database: Database, actor: Actor, id: string) {
  const listing = await findOwnership(database, id);
  if (!listing) throw productNotFound();
  if (!mayChangeListing(actor, listing)) throw notYours();
  return listing;
}
