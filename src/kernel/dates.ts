/** Dates for people, and the year of a motorcycle as its seller tells it. */
import { findFigures, readableText } from './figures.ts';

/** The clock of the market: a listing posted at 01:00 in Dhaka is of that day everywhere. */
const marketTimeZone = 'Asia/Dhaka';

/** The first year a motorcycle was sold; anything older is a slip. */
const earliestYear = 1900;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day as the market writes it: "21 Nov 2026", or "২১ নভে, ২০২৬" for bn-BD. Throws RangeError on an invalid date. */
export function formatDate(
  date: Date | string,
  { locale = 'en-GB', timeZone = marketTimeZone } = {},
): string {
  const key = `${locale} ${timeZone}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone });
    formats.set(key, format);
  }
  return format.format(typeof date === 'string' ? new Date(date) : date);
}

let moments: Intl.DateTimeFormat | undefined;

/** A day and time by the market's clock: "21 Nov 2026, 18:30". Browsers and servers do not always agree on the comma. */
export function formatMoment(time: string): string {
  moments ??= new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: marketTimeZone,
  });
  return moments.format(new Date(time));
}

/** The year on the market's calendar. */
export function yearOf(date: Date): number {
  return new Date(date.getTime() + dhakaOffset).getUTCFullYear();
}

// Bangladesh has kept UTC+6 without summer time since 2010.
const dhakaOffset = 6 * 60 * 60 * 1000;

/** The latest moment, not after this one, at which the market's clock stood at a full hour of the day. */
export function latestMarketHour(now: Date, hour: number): Date {
  const day = 24 * 60 * 60 * 1000;
  const shift = dhakaOffset - hour * 60 * 60 * 1000;
  return new Date(Math.floor((now.getTime() + shift) / day) * day - shift);
}

const yearWords = /^ ?(?:years?|yrs?|yr|y|বছর|বৎসর|bochor)(?![\p{L}\p{M}])/u;
const monthWords = /^ ?(?:months?|mths?|mos?|মাস|mash)(?![\p{L}\p{M}])/u;

/**
 * Reads the year of use as sellers give it and answers the model year it means on `reference`:
 * "2019", "2019 model", "3 years", "৩ বছর", "6 months", "1 year 6 months", or a bare "3" (years).
 * Null when nothing can be made of it, or when the year lies outside of 1900 to next year (next year's models
 * are sold in December).
 */
export function readModelYear(text: string, reference: Date): number | null {
  const readable = readableText(text).replace(/(\d)(?=\p{L})/gu, '$1 ');
  const latest = yearOf(reference) + 1;
  let months: number | null = null;
  const figures = findFigures(readable);
  for (const { value, end, scale } of figures) {
    const rest = readable.slice(end);
    if (scale === 1 && Number.isInteger(value) && value >= 1000 && value <= 9999) {
      return value >= earliestYear && value <= latest ? value : null;
    }
    if (yearWords.test(rest)) months = (months ?? 0) + value * 12;
    else if (monthWords.test(rest)) months = (months ?? 0) + value;
    else if (figures.length === 1 && figures[0]?.start === 0 && end === readable.length) months = value * 12;
  }
  if (months === null || months < 0 || months > 12 * 100) return null;
  const then = new Date(reference.getTime() + dhakaOffset);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - Math.round(months));
  return then.getUTCFullYear();
}
