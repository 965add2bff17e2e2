import * as words from '#messages/bookings.ts';
import * as listingWords from '#messages/listings.ts';
import { AppError } from '../../kernel/errors.ts';
import { readMobile } from '../../kernel/phone.ts';
import type { Database } from '../../platform/database.ts';
import type { Actor } from '../identity/domain.ts';
import { mobileRule } from '../listings/domain.ts';
import { findBookable, saveBooking } from './data.ts';
import type { Intent } from './domain.ts';
import { mayBook } from './policy.ts';

export interface BookingRequest {
  location: string;
  number: string;
  productId?: string | undefined;
  intent: Intent;
}

/** Books a motorcycle, or asks the garage when none is named. 404 when it is gone, 409 when it is one's own. */
export async function bookListing(
  database: Database,
  actor: Actor,
  request: BookingRequest,
): Promise<string> {
  const mobile = readMobile(request.number);
  if ('problem' in mobile) {
    const problem = mobileRule(request.number) ?? { code: mobile.problem, detail: '' };
    throw new AppError(422, 'validation-failed', problem.detail, [{ field: 'number', ...problem }]);
  }
  if (request.productId !== undefined) {
    const listing = await findBookable(database, request.productId);
    if (!listing) throw new AppError(404, 'product-not-found', listingWords.productNotFound);
    if (!mayBook(actor, listing)) throw new AppError(409, 'own-product', words.ownProduct);
  }
  return saveBooking(database, {
    listingId: request.productId ?? null,
    userId: actor.id,
    intent: request.intent,
    location: request.location,
    mobile: mobile.e164,
  });
}
