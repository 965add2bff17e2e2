/** When mail about motorcycles is sent: of saved searches, and about lower prices. */
import { latestMarketHour } from '../../../kernel/dates.ts';

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
