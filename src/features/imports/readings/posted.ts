/** Since when a motorcycle is offered, as exports write days. */
import { latestMarketHour } from '../../../kernel/dates.ts';
import { readableText } from '../../../kernel/figures.ts';
import { type DayOrder, dayInFigures, readDay } from '../../../kernel/written-days.ts';

/** Nothing was offered on a page before; an earlier year is a slip. */
const firstYear = 1995;

/**
 * The moment from which on a motorcycle was offered: "2026-05-03", "03/05/2026", "3. Mai 2026", "May 3, 2026". Null when it
 * cannot be told, or has not come yet.
 */
export function readPosted(text: string, order: DayOrder, now: Date): Date | null {
  const posted = readDay(text, order);
  if (posted === null || posted.getUTCFullYear() < firstYear) return null;
  // Of today the noon may be still to come.
  if (latestMarketHour(posted, 0) > now) return null;
  return posted < now ? posted : now;
}

/** In which order figures tell days, by the days that can be told in one order only. */
export function dayOrderOf(cells: readonly string[]): DayOrder {
  const figures = cells.flatMap((cell) => {
    const found = dayInFigures.exec(readableText(cell));
    return found ? [[Number(found[1]), Number(found[2])] as const] : [];
  });
  const isMonthFirst = figures.some(([, other]) => other > 12) && !figures.some(([one]) => one > 12);
  return isMonthFirst ? 'month-first' : 'day-first';
}
