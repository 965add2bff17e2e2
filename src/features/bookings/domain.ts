import * as words from '#messages/bookings.ts';
import * as commonWords from '#messages/common.ts';
import { ofVisibleText, requiredText } from '../../kernel/rules.ts';
import { mobileRule } from '../listings/domain.ts';

/** Why somebody books: to see the motorcycle (Book Now), or to buy it (Buy Now). */
export const intents = ['viewing', 'purchase'] as const;
export type Intent = (typeof intents)[number];

/** Who answers a booking. */
export const recipients = ['seller', 'garage'] as const;
export type Recipient = (typeof recipients)[number];

/** What a booking needs to know of a listing. */
export interface Bookable {
  id: string;
  /** Null for samples and imports: nobody has an account that sells them. */
  sellerId: string | null;
  name: string;
  price: string;
  priceAmount: number | null;
  currency: string | null;
}

/** What nobody sells, the garage answers for; so it does when no motorcycle is named. */
export function recipientOf(listing: Pick<Bookable, 'sellerId'> | null): Recipient {
  return listing === null || listing.sellerId === null ? 'garage' : 'seller';
}

export const bookingLimits = { location: 200, number: 40 } as const;

/** Rules of the booking dialog; the specification shows none, so these are the product's own. */
export const bookingRules = {
  location: ofVisibleText(
    requiredText(
      bookingLimits.location,
      { code: 'location-empty', detail: words.locationEmpty },
      { code: 'too-long', detail: words.tooLong(bookingLimits.location) },
    ),
    { code: 'text-broken', detail: commonWords.textBroken },
  ),
  number: mobileRule,
} as const;
