/** Days and figures as people of the garage's country write them. */
import { keepTimeOf } from './dates.ts';
import { groupOwn } from './money.ts';

/**
 * Lets a program show days in this time zone, an IANA name, and group figures as in this market. A program belongs to one garage:
 * called once, before anything is shown or counted. Two copies of the kernel (what is built, and what runs it) need a call each.
 */
export function writeAsIn(timeZone: string, market: { inLakhs: boolean }): void {
  keepTimeOf(timeZone);
  groupOwn(market);
}
