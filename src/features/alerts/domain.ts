/** Saved searches: what they are, and the rules of the form that saves one; what mail with a link that ends it is about. */
import * as words from '#messages/alerts.ts';
import * as commonWords from '#messages/common.ts';
import { ofVisibleText, requiredText } from '../../kernel/rules.ts';

/** How often mail is sent about new motorcycles: as they come, once a day, or never. */
export const frequencies = ['now', 'daily', 'never'] as const;
export type Frequency = (typeof frequencies)[number];

/**
 * What a mail is about: one saved search, lower prices of all that somebody saved, bookings of what they sell,
 * or the inbox of the garage.
 */
export interface MailSubject {
  about: 'search' | 'drops' | 'bookings' | 'inbox';
  /** The id of the search, or of the person. */
  id: string;
}

export const alertLimits = {
  /** The number of saved searches that an account may have. */
  searches: 50,
  name: 120,
  address: 4_000,
  /** Motorcycles that one mail describes; it only counts the rest. */
  inMail: 10,
  /** New motorcycles that the list of searches shows for each search. */
  shown: 3,
  /** Motorcycles that opening a search marks as new or cheaper. */
  marked: 200,
  /** Motorcycles that one call marks as shown, or their lower prices as seen. */
  seenAtOnce: 200,
  /** New motorcycles are counted up to this number. */
  counted: 99,
  /** Days that a match is kept after it was found, once it is not for sale any more. */
  remembered: 90,
} as const;

/** The rule for the name of a search, in the form and on the server. */
export const searchNameRule = ofVisibleText(
  requiredText(
    alertLimits.name,
    { code: 'name-empty', detail: words.nameEmpty },
    { code: 'too-long', detail: words.nameTooLong(alertLimits.name) },
  ),
  { code: 'text-broken', detail: commonWords.textBroken },
);

/** A count as text; it ends at the limit of counting. */
export function countText(count: number): string {
  return count > alertLimits.counted ? `${alertLimits.counted}+` : String(count);
}
