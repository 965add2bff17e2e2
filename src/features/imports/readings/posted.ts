/** Since when a motorcycle is offered, as exports write days. */
import { dhakaOffset, latestMarketHour } from '../../../kernel/dates.ts';
import { readableText } from '../../../kernel/figures.ts';
import { once } from '../../../kernel/once.ts';

/** What stands first in a day of figures alone: 03/05/2026 is in May, or in March. */
export const dayOrders = ['day-first', 'month-first'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** Nothing was offered on a page before; an earlier year is a slip. */
const firstYear = 1995;

const locales = ['en', 'bn', 'hi', 'de', 'fr', 'es', 'pt', 'it', 'id'];
const letters = (text: string) => readableText(text).replace(/[^\p{L}\p{M}]/gu, '');

/** Months by their names, whole and short, in the languages of headers. */
const months = once(() => {
  const found = new Map<string, number>([['sept', 9]]);
  for (const locale of locales)
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' });
      for (let at = 0; at < 12; at += 1) {
        const parts = format.formatToParts(Date.UTC(2024, at, 15));
        found.set(letters(parts.find(({ type }) => type === 'month')?.value ?? ''), at + 1);
      }
    }
  return found;
});

const inFigures = /^(\d{1,2})[./-] ?(\d{1,2})[./-] ?(\d{4}|\d{2})(?!\d)/;
const yearFirst = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?!\d)/;
const dayThenName =
  /^(\d{1,2})(?:st|nd|rd|th|\.|er)?[ -]?(?:de )?([\p{L}\p{M}]+)\.?,?[ -]?(?:de )?(\d{4})(?!\d)/u;
const nameThenDay = /^([\p{L}\p{M}]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/u;

/** Noon of a day by the market's clock: the same day nearly everywhere. Null where the calendar has no such day. */
function noonOf(year: number, month: number, day: number): Date | null {
  const noon = new Date(Date.UTC(year, month - 1, day, 12) - dhakaOffset);
  const isOfCalendar = noon.getUTCMonth() === month - 1 && noon.getUTCDate() === day;
  return isOfCalendar ? noon : null;
}

function dayIn(text: string, order: DayOrder): Date | null {
  const iso = yearFirst.exec(text);
  if (iso) return noonOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = inFigures.exec(text);
  if (figures) {
    const [one, other, year] = figures.slice(1).map(Number) as [number, number, number];
    // No month is above twelve, whatever the rest of the file does.
    const isMonthFirst = other > 12 || (order === 'month-first' && one <= 12);
    const [month, day] = isMonthFirst ? [one, other] : [other, one];
    return noonOf(year < 100 ? 2000 + year : year, month, day);
  }
  const named = dayThenName.exec(text);
  const turned = named ? null : nameThenDay.exec(text);
  const month = months().get(letters(named?.[2] ?? turned?.[1] ?? ''));
  const [day, year] = named ? [named[1], named[3]] : [turned?.[2], turned?.[3]];
  return month === undefined ? null : noonOf(Number(year), month, Number(day));
}

/**
 * The moment from which on a motorcycle was offered: "2026-05-03", "03/05/2026", "3. Mai 2026", "May 3, 2026". Null when it
 * cannot be told, or has not come yet.
 */
export function readPosted(text: string, order: DayOrder, now: Date): Date | null {
  const posted = dayIn(readableText(text), order);
  if (posted === null || posted.getUTCFullYear() < firstYear) return null;
  // Of today the noon may be still to come.
  if (latestMarketHour(posted, 0) > now) return null;
  return posted < now ? posted : now;
}

/** In which order figures tell days, by the days that can be told in one order only. */
export function dayOrderOf(cells: readonly string[]): DayOrder {
  const figures = cells.flatMap((cell) => {
    const found = inFigures.exec(readableText(cell));
    return found ? [[Number(found[1]), Number(found[2])] as const] : [];
  });
  const isMonthFirst = figures.some(([, other]) => other > 12) && !figures.some(([one]) => one > 12);
  return isMonthFirst ? 'month-first' : 'day-first';
}
