/** Reads the day since when a motorcycle has been offered, as exports write it. */
import { latestMarketHour, yearOf } from '../../../kernel/dates.ts';
import { readableText } from '../../../kernel/figures.ts';
import { type DayOrder, dayInFigures, readDay } from '../../../kernel/written-days.ts';
import { readDaysAgo } from './days-ago.ts';

/** There were no offers on the web before; an earlier year is a mistake. */
const firstYear = 1995;

/** What was done on the day, in cells that repeat it: "Posted on 3 May", "Odświeżono dnia 20 listopada". */
const deedBefore =
  /^(?:posted|listed|added|published|dodan[eo]|opublikowan[eo]|odświeżon[eo]|(?:ลง)?ประกาศเมื่อ)(?!\p{L}):? ?(?:(?:on|dnia|w dniu) )?/u;

const plainDay = (text: string) => readableText(text).replace(deedBefore, '');

/**
 * The moment since when a motorcycle has been offered: "2026-05-03", "03/05/2026", "3. Mai 2026", "May 3,
 * 2026", or "3 days ago" when the list was written (`asOf`). Null when it cannot be read, or is in the future.
 */
export function readPosted(text: string, order: DayOrder, now: Date, asOf = now): Date | null {
  const day = plainDay(text);
  const posted = readDay(day, order) ?? readDaysAgo(day, order, asOf);
  if (posted === null || yearOf(posted) < firstYear) return null;
  // For today, noon may be still to come.
  if (latestMarketHour(posted, 0) > now) return null;
  return posted < now ? posted : now;
}

/** The order of day and month in numeric dates, by those dates that are possible in one order only. */
export function dayOrderOf(cells: readonly string[]): DayOrder {
  const figures = cells.flatMap((cell) => {
    const found = dayInFigures.exec(plainDay(cell));
    return found ? [[Number(found[1]), Number(found[2])] as const] : [];
  });
  const isMonthFirst = figures.some(([, other]) => other > 12) && !figures.some(([one]) => one > 12);
  return isMonthFirst ? 'month-first' : 'day-first';
}
