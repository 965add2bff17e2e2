/** Days and months as people and exports write them. */
import { atMarketTime, dayOf } from './dates.ts';
import { readableText } from './figures.ts';
import { once } from './once.ts';

/** Whether the day or the month comes first in figures: 03/05/2026 is in May or in March. */
export const dayOrders = ['day-first', 'month-first'] as const;
export type DayOrder = (typeof dayOrders)[number];

const locales = [
  ...['en', 'bn', 'hi', 'de', 'fr', 'es', 'pt', 'it', 'id'],
  ...['tr', 'pl', 'nl', 'sv', 'da', 'cs', 'ro', 'hu', 'ru', 'uk', 'el', 'th', 'ar', 'ar-SY'],
];
const letters = (text: string) => readableText(text).replace(/[^\p{L}\p{M}]/gu, '');

/** Month names, full and short, in the languages of imported lists. */
const months = once(() => {
  const found = new Map<string, number>([['sept', 9]]);
  for (const locale of locales)
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' });
      for (let at = 0; at < 12; at += 1) {
        const parts = format.formatToParts(Date.UTC(2024, at, 15));
        const name = letters(parts.find(({ type }) => type === 'month')?.value ?? '');
        if (name !== '') found.set(name, at + 1);
      }
    }
  return found;
});

/**
 * The number of a month by its full or short name, in any language of imported lists; undefined for other
 * words.
 */
export function monthNamed(name: string): number | undefined {
  return months().get(letters(name));
}

/** A day in figures, at the beginning of a text from `readableText`. */
export const dayInFigures = /^(\d{1,2})[./-] ?(\d{1,2})[./-] ?(\d{4}|\d{2})(?!\d)/;
const yearFirst = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?!\d)/;
/**
 * "12 okt 2026", and "12 okt 26" where at most a time of day follows: in "21 nov 14 uur", "21 nov, 14" and
 * "5 nov 10 - 12 uur" the figure is the hour.
 */
const dayThenName =
  /^(\d{1,2})(?:st|nd|rd|th|\.|er)?[ -]?(?:de )?([\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+)?)\.?(?:,?[ -]?(?:de )?(\d{4})(?!\d)|[ -]?(?:de )?(\d{2})(?=$|,? \d{1,2}[:.hu]\d{2}(?!\d)))/u;
const nameThenDay = /^([\p{L}\p{M}]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/u;

/** Years by which the Thai calendar is ahead. */
const buddhistEra = 543;

/** The year of two digits beside the name of a month: of Thai ones only those from 40 on are of the Thai calendar. */
function yearOfTwoDigits(year: number, month: string): number {
  return (/\p{Script=Thai}/u.test(month) && year >= 40 ? 2_500 : 2_000) + year;
}

const monthInFigures = /^(\d{1,2})[./-] ?(\d{4})$/;
const yearThenMonth = /^(\d{4})[./-](\d{1,2})$/;
const monthByName = /^([\p{L}\p{M}]+)\.?,?[ -]?(\d{4})$/u;

/**
 * Noon of a day in the garage's time zone, which is the same day nearly everywhere. Null where no such day
 * exists.
 */
function noonOf(told: number, month: number, day: number): Date | null {
  const year = told >= 2_400 ? told - buddhistEra : told;
  const noon = new Date(Date.UTC(year, month - 1, day, 12));
  const isOfCalendar = noon.getUTCMonth() === month - 1 && noon.getUTCDate() === day;
  return isOfCalendar ? atMarketTime(noon.getTime()) : null;
}

/** A day read from a text, and the text after it. */
interface DayRead {
  noon: Date | null;
  rest: string;
}

function readParts(text: string, order: DayOrder): DayRead | null {
  const iso = yearFirst.exec(text);
  const restOf = ([whole]: RegExpExecArray) => text.slice(whole.length).trim();
  if (iso) return { noon: noonOf(Number(iso[1]), Number(iso[2]), Number(iso[3])), rest: restOf(iso) };
  const figures = dayInFigures.exec(text);
  if (figures) {
    const [one, other, year] = figures.slice(1).map(Number) as [number, number, number];
    // A number above twelve is no month, whatever the order of the file.
    const isMonthFirst = other > 12 || (order === 'month-first' && one <= 12);
    const [month, day] = isMonthFirst ? [one, other] : [other, one];
    return { noon: noonOf(year < 100 ? 2000 + year : year, month, day), rest: restOf(figures) };
  }
  const named = dayThenName.exec(text);
  const turned = named ? null : nameThenDay.exec(text);
  const found = named ?? turned;
  const month = monthNamed(named?.[2] ?? turned?.[1] ?? '');
  if (!found || month === undefined) return null;
  const day = Number(named ? named[1] : turned?.[2]);
  const short = named?.[4];
  const year = short === undefined ? Number(found[3]) : yearOfTwoDigits(Number(short), found[2] ?? '');
  return { noon: noonOf(year, month, day), rest: restOf(found) };
}

/**
 * Noon of the day that a text begins with: "2026-05-03 10:00", "03/05/2026", "3. Mai 2026". Null where it is
 * unclear.
 */
export function readDay(text: string, order: DayOrder): Date | null {
  return readParts(readableText(text), order)?.noon ?? null;
}

function lastDayOf(text: string): Date | null {
  const turned = yearThenMonth.exec(text);
  const figures = turned ? null : monthInFigures.exec(text);
  const named = figures ? null : monthByName.exec(text);
  const year = Number(turned?.[1] ?? figures?.[2] ?? named?.[2]);
  const month = named && !turned ? monthNamed(named[1] ?? '') : Number(turned?.[2] ?? figures?.[1]);
  if (!month || month > 12) return null;
  return noonOf(year, month, new Date(Date.UTC(year, month, 0)).getUTCDate());
}

/**
 * The last day that a text means, as "2027-12-31". The text must be a day (in figures the day comes first) or
 * a month, which lasts to its end. Null where it is unclear.
 */
export function readLastDay(text: string): string | null {
  const readable = readableText(text);
  const read = readParts(readable, 'day-first');
  if (read && read.rest !== '') return null;
  const day = read ? read.noon : lastDayOf(readable);
  return day === null ? null : dayOf(day);
}
