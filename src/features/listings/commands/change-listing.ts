import type { Updateable } from 'kysely';
import * as words from '#messages/listings.ts';
import { currenciesIn } from '../../../kernel/currencies.ts';
import { type DistanceUnit, distanceOf } from '../../../kernel/distances.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Market } from '../../../kernel/market.ts';
import { marketOf } from '../../../kernel/markets.ts';
import { readModelYear } from '../../../kernel/model-years.ts';
import { homeCurrency } from '../../../kernel/money.ts';
import { readMobile } from '../../../kernel/phone.ts';
import { type Price, readPrice } from '../../../kernel/prices.ts';
import type { Database } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { recogniseBike } from '../../catalogue/domain.ts';
import { asLiveMember, type Member } from '../../identity/commands/live-member.ts';
import { requireOwnPhotos } from '../../photos/commands.ts';
import type { FormerProduct, ProductChanges, SellersProduct } from '../contract.ts';
import { lockOwnListing, updateListing } from '../data/own-products.ts';
import { noteRepeat } from '../data/repeats.ts';
import { presentForSeller } from '../data.ts';
import { papersInWords } from '../domain/papers.ts';
import { placeIn } from '../domain/place-in.ts';
import { productNotFound } from '../domain/refusals.ts';
import {
  bikeNamed,
  categoryIdOf,
  factColumns,
  inOneCurrency,
  photoIds,
  refused,
  refuseGoneCategory,
} from './read-product.ts';

type Columns = Updateable<Tables['listings']>;

/**
 * Changes the actor's own listing; fields that are missing stay. All fields are read as those of a new
 * product. `was` is what the actor saw: a field that says something else by now is refused (409), because
 * nobody overwrites what they have not seen. Throws 404 for somebody else's and for a deleted listing, 409
 * for a sold one, unless it is off the site and has to be corrected.
 */
export async function changeListing(
  database: Database,
  member: Member,
  id: string,
  { was = {}, ...changes }: ProductChanges & { was?: FormerProduct | undefined },
  ownCurrency: string = homeCurrency,
): Promise<void> {
  await asLiveMember(database, member, async (transaction) => {
    const row = await lockOwnListing(transaction, member.actor.id, id);
    if (!row) throw productNotFound();
    if (row.sold_at && !row.taken_off_at) throw new AppError(409, 'product-sold', words.soldUnchanged);
    const stored = presentForSeller(row);
    refuseOverwriting(stored, changes, was, marketOf(ownCurrency).distance);
    // What it shows already may be reordered, whoever uploaded it.
    const shown = [stored.image, ...stored.photos];
    await requireOwnPhotos(transaction, member.actor.id, {
      image: shown.includes(changes.image ?? '') ? undefined : changes.image,
      photos: changes.photos?.filter((photo) => !shown.includes(photo)),
    });
    await updateListing(transaction, id, {
      ...plainColumns(changes, ownCurrency),
      ...pricesOf(stored, changes, ownCurrency),
      ...(changes.name !== undefined && changes.name !== stored.name && bikeOf(changes.name)),
      ...(changes.category !== undefined && {
        category_id: await categoryIdOf(
          transaction,
          changes.category,
          recogniseBike(changes.name ?? stored.name),
        ),
      }),
    });
    // Otherwise another listing of theirs could be turned into the one that was taken off.
    await noteRepeat(transaction, id, row);
  }).catch(refuseGoneCategory);
}

/** The columns of both prices when one of them or both change. */
function pricesOf(
  stored: SellersProduct,
  { price, originalPrice }: ProductChanges,
  ownCurrency: string,
): Columns {
  if (price === undefined && originalPrice === undefined) return {};
  const own = marketOf(ownCurrency);
  // A price that is not changed is read again, because the currency of the price applies to both: by what is possible in the
  // currency that it stayed in.
  const stayed = marketOf(stored.currency ?? ownCurrency);
  const read = (kept: string, changed: string | undefined) =>
    changed === undefined ? readOrKeep(kept, stayed) : readNew(changed, own);
  const asked = read(stored.price, price);
  const original = read(stored.originalPrice, originalPrice);
  if (!asked || !original)
    throw refused(
      {
        price: asked ? stored.price : (price ?? ''),
        originalPrice: original ? stored.originalPrice : (originalPrice ?? ''),
      },
      ownCurrency,
      'price',
      'originalPrice',
    );
  const former = { code: stored.currency ?? ownCurrency, isSaid: currenciesIn(stored.price) !== null };
  const { amount, originalAmount, currency } = inOneCurrency(asked, original, ownCurrency, former);
  return {
    price: asked.text,
    price_amount: amount,
    original_price: original.text,
    original_price_amount: originalAmount,
    currency,
  };
}

/** Null for words that are no price, which the schema has refused already, with the same function. */
function readNew(text: string, market: Market): Price | null {
  const price = readPrice(text, market);
  return 'problem' in price ? null : price;
}

function readOrKeep(text: string, market: Market): Price {
  return readNew(text, market) ?? { text, amount: null };
}

/** The columns that are read from a name: a listing with another name is another motorcycle. */
function bikeOf(name: string): Columns {
  const { make, model, engineCc, kind } = bikeNamed(name);
  return { make, model, engine_cc: engineCc, kind };
}

function plainColumns(changes: ProductChanges, ownCurrency: string): Columns {
  const { name, image, photos, location, yearOfUse, sellerName, number, condition, description } = changes;
  const mobile = number === undefined ? null : readMobile(number, marketOf(ownCurrency).numbers);
  if (mobile && 'problem' in mobile) throw refused({ number: number ?? '' }, ownCurrency, 'number');
  return {
    ...(name !== undefined && { name }),
    ...(image !== undefined && { image }),
    ...(photos !== undefined && { more_photos: photoIds(photos) }),
    ...(location !== undefined && placeIn(location, ownCurrency)),
    // "3 years" is relative to the day when it was typed, so it is not read again with other changes.
    ...(yearOfUse !== undefined && { year_of_use: yearOfUse, year: readModelYear(yearOfUse, new Date()) }),
    ...(sellerName !== undefined && { seller_name: sellerName }),
    ...(mobile && { mobile: mobile.e164 }),
    ...(condition !== undefined && { condition }),
    ...(description !== undefined && { description }),
    ...factColumns(changes),
  };
}

/** A field as people read it, a distance in `unit`; null where it is empty. */
function inWords(stored: SellersProduct, field: keyof ProductChanges, unit: DistanceUnit): string | null {
  if (field === 'registration' || field === 'taxUntil' || field === 'receipt')
    return papersInWords(stored)[field];
  if (field === 'photos')
    return stored.photos.length === 0 ? null : words.photosInWords(stored.photos.length);
  if (field === 'mileage' && stored.mileage !== null) return String(distanceOf(stored.mileage, unit));
  const now = stored[field];
  return now === null || now === '' ? null : String(now);
}

/**
 * Refuses changes of fields that say something else than what their author saw, and tells what they say now.
 */
function refuseOverwriting(
  stored: SellersProduct,
  changes: ProductChanges,
  was: FormerProduct,
  unit: DistanceUnit,
): void {
  const fields = (Object.keys(changes) as (keyof ProductChanges)[]).flatMap((field) => {
    const [now, wanted, seen] = [stored[field], changes[field], was[field]];
    if (wanted === undefined || seen === undefined || isSame(seen, now) || isSame(wanted, now)) return [];
    const detail = words.saysMeanwhile(inWords(stored, field, unit));
    return [{ field, code: 'changed-meanwhile', detail }];
  });
  if (fields.length > 0) throw new AppError(409, 'changed-meanwhile', words.changedMeanwhile, fields);
}

/** Whether two values of a field say the same; those of photos are lists. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));
}
