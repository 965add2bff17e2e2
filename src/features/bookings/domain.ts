import * as words from '#messages/bookings.ts';
import * as commonWords from '#messages/common.ts';
import { ofVisibleText, requiredText } from '../../kernel/rules.ts';
import { mobileRule } from '../listings/domain.ts';

/** Why somebody books: to see the motorcycle (Book Now), or to buy it (Buy Now). */
export const intents = ['viewing', 'purchase'] as const;
export type Intent = (typeof intents)[number];

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
