/** Saved searches: what they are, and the rules of the form that saves one. */
import * as words from '#messages/alerts.ts';
import * as commonWords from '#messages/common.ts';
import { latestMarketHour } from '../../kernel/dates.ts';
import { ofVisibleText, requiredText } from '../../kernel/rules.ts';

/** How often mail tells of new motorcycles: as they come, once a day, or not at all. */
export const frequencies = ['now', 'daily', 'never'] as const;
export type Frequency = (typeof frequencies)[number];

export const alertLimits = {
  /** Saved searches of one account. */
  searches: 50,
  name: 120,
  address: 4_000,
  /** Motorcycles that one mail describes; the rest it counts. */
  inMail: 10,
  /** New motorcycles that the list of searches shows of each. */
  shown: 3,
  /** Motorcycles that Open marks as new or cheaper. */
  marked: 200,
  /** Motorcycles that one call marks as shown, or their lower prices as seen. */
  seenAtOnce: 200,
  /** New ones are counted up to here. */
  counted: 99,
  /** Days that what was found is remembered when it is not for sale any more. */
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

/** How many there are, for people: counting ends somewhere. */
export function countText(count: number): string {
  return count > alertLimits.counted ? `${alertLimits.counted}+` : String(count);
}

/** The hour of the market's clock from which on a day's mail leaves. */
const dailyHour = 8;

/** Up to when the day's mail gathers what was found: the latest eight in the morning in Dhaka. */
export function dailyBoundary(now: Date): Date {
  return latestMarketHour(now, dailyHour);
}

/** Minutes until the next try of a mail that did not get through; null: it is given up, after three days. */
export function pauseAfter(tries: number): number | null {
  return [1, 5, 15, 60, 180, 360, 720, 720, 720, 720, 720][tries - 1] ?? null;
}
