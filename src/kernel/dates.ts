/** Dates for people, in the market's time zone. */

/** The market's time zone: a listing posted at 01:00 in Dhaka belongs to that day everywhere. */
const marketTimeZone = 'Asia/Dhaka';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A day in the market's form: "21 Nov 2026", or "২১ নভে, ২০২৬" for bn-BD. Throws RangeError on an invalid
 * date.
 */
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

/**
 * A day and time in the market's time zone: "21 Nov 2026, 18:30". Browsers and servers do not always agree on
 * the comma.
 */
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

// A clock that shows an earlier time is wrong.
const builtIn = Date.UTC(2026, 0);

/**
 * The present time for rules about years: with a clock that is years behind, this year's dates would be
 * refused.
 */
export function soundNow(): Date {
  return new Date(Math.max(Date.now(), builtIn));
}

/** The year in the market's time zone. */
export function yearOf(date: Date): number {
  return new Date(date.getTime() + dhakaOffset).getUTCFullYear();
}

/**
 * Milliseconds by which the market's time is ahead of UTC: Bangladesh has kept UTC+6 without summer time
 * since 2010.
 */
export const dhakaOffset = 6 * 60 * 60 * 1000;

/** The latest time, not after `now`, at which the clock in Dhaka showed this full hour. */
export function latestMarketHour(now: Date, hour: number): Date {
  const day = 24 * 60 * 60 * 1000;
  const shift = dhakaOffset - hour * 60 * 60 * 1000;
  return new Date(Math.floor((now.getTime() + shift) / day) * day - shift);
}
