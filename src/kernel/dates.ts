/** Dates for people, in the garage's time zone. */

/** The time zone of the specification's own market. */
export const homeTimeZone = 'Asia/Dhaka';

/**
 * The garage's time zone: a listing posted at 01:00 there belongs to that day everywhere. A program belongs to one garage, so
 * it is set once, at the start of each program and of each page in a browser.
 */
let zone = homeTimeZone;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Lets dates be those of this time zone, an IANA name. Must be called before anything is shown or counted. */
export function keepTimeOf(timeZone: string): void {
  if (timeZone === zone) return;
  zone = timeZone;
  formats.clear();
  known = null;
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const minute = { ...day, hour: '2-digit', minute: '2-digit' } as const;
const second = { ...minute, month: 'numeric', second: '2-digit', hourCycle: 'h23' } as const;
const parts = { day, minute, second } as const;

function formatTo(last: keyof typeof parts, locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${last} ${locale} ${timeZone}`;
  let format = formats.get(key);
  if (!format) {
    const options: Intl.DateTimeFormatOptions = parts[last];
    try {
      format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    } catch {
      // An old browser may not know a zone that the server knows: a page without its days would be worse.
      format = new Intl.DateTimeFormat(locale, options);
    }
    formats.set(key, format);
  }
  return format;
}

/**
 * A day in the garage's form: "21 Nov 2026", or "২১ নভে, ২০২৬" for bn-BD. A day without a time, as "2026-11-21", is the same in
 * every zone. Throws RangeError on an invalid date.
 */
export function formatDate(date: Date | string, { locale = 'en-GB' } = {}): string {
  const isDay = typeof date === 'string' && date.length === 10;
  return formatTo('day', locale, isDay ? 'UTC' : zone).format(new Date(date));
}

/**
 * A day and time in the garage's time zone: "21 Nov 2026, 18:30". Browsers and servers do not always agree on
 * the comma.
 */
export function formatMoment(time: string): string {
  return formatTo('minute', 'en-GB', zone).format(new Date(time));
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

const hours = 60 * 60 * 1000;
/** Bangladesh has kept UTC+6 without summer time since 2010: no phone there has to load a time zone's rules for it. */
const homeOffset = 6 * hours;

// Rules about years ask for the same time again and again. Zones change at quarters of an hour only.
let known: { quarter: number; offset: number } | null = null;

/** Milliseconds by which the garage's clock is ahead of UTC at a time. */
function offsetAt(time: number): number {
  if (zone === homeTimeZone) return homeOffset;
  const quarter = Math.floor(time / (hours / 4));
  if (known?.quarter === quarter) return known.offset;
  const at = quarter * (hours / 4);
  const shown = new Map(
    formatTo('second', 'en-GB', zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
  const offset =
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - at;
  known = { quarter, offset };
  return offset;
}

/** The same day and time in UTC as the garage's clock shows then: its UTC parts are those of that clock. */
export function onMarketClock(date: Date): Date {
  return new Date(date.getTime() + offsetAt(date.getTime()));
}

/** When the garage's clock shows this: the reverse. A time that summer time skips is the one an hour later. */
export function atMarketTime(shown: number): Date {
  // The offset before a change of the clock is tried first; where it is another one at the time found, that one counts.
  const early = shown - offsetAt(shown - 24 * hours);
  return new Date(onMarketClock(new Date(early)).getTime() === shown ? early : shown - offsetAt(early));
}

/** The year in the garage's time zone. */
export function yearOf(date: Date): number {
  return onMarketClock(date).getUTCFullYear();
}

/** The day in the garage's time zone, as "2026-11-21". */
export function dayOf(date: Date): string {
  return onMarketClock(date).toISOString().slice(0, 10);
}

/** The latest time, not after `now`, at which the garage's clock showed this full hour. */
export function latestMarketHour(now: Date, hour: number): Date {
  const length = 24 * hours;
  const midnight = Math.floor(onMarketClock(now).getTime() / length) * length;
  const [today, yesterday] = [midnight, midnight - length].map((at) => atMarketTime(at + hour * hours));
  return (today as Date) <= now ? (today as Date) : (yesterday as Date);
}
