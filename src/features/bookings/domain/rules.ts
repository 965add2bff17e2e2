import * as words from '#messages/bookings.ts';
import * as commonWords from '#messages/common.ts';
import type { Market } from '../../../kernel/market.ts';
import { ofVisibleText, requiredText } from '../../../kernel/rules.ts';
import { mobileRule } from '../../listings/domain/rules.ts';
import { bookingLimits } from '../domain.ts';

const locationRule = (empty: string) =>
  ofVisibleText(
    requiredText(
      bookingLimits.location,
      { code: 'location-empty', detail: empty },
      { code: 'too-long', detail: words.tooLong(bookingLimits.location) },
    ),
    { code: 'text-broken', detail: commonWords.textBroken },
  );

/** Rules of the booking dialog. The specification has none, so these are our own. */
export function bookingRules(market: Market) {
  const empty = market.isHome ? words.locationEmpty : words.locationEmptyElsewhere;
  return { location: locationRule(empty), number: mobileRule(market) } as const;
}
