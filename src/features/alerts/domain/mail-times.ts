/** When mail about motorcycles is sent: of saved searches, and about lower prices. */
import { latestMarketHour } from '../../../kernel/dates.ts';

/** Mails of one run, which are claimed together where many may be due. */
export const mailsInARun = 50;

/** Mails that fail one after the other until a run ends: the mail server is away, and the others would fail, too. */
export const failuresInARun = 5;

/** Minutes after which another process may take over a claimed mail, because the first one may be gone. */
export const claimedMinutes = 10;

/** Minutes in which a run sends what it has claimed: the last mail must have left before another process may take it over. */
export const sendingMinutes = claimedMinutes / 2;

/**
 * Minutes in which news is gathered for one mail: a seller may list forty in a row, or try a figure or two.
 */
export const gatheredMinutes = 15;

/** The hour in the garage's time zone from which on the daily mail is sent. */
const dailyHour = 8;

/** The end of the period that the daily mail covers: the latest eight in the morning in the garage's time zone. */
export function dailyBoundary(now: Date): Date {
  return latestMarketHour(now, dailyHour);
}

/** Minutes until the next try of a failed mail; null when it is given up, after three days. */
export function pauseAfter(tries: number): number | null {
  return [1, 5, 15, 60, 180, 360, 720, 720, 720, 720, 720][tries - 1] ?? null;
}
