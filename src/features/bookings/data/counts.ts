import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../../platform/tables.ts';
import { waitsForAnswer } from './waiting.ts';

/**
 * Columns: the number of open bookings of a listing, how many of them wait for an answer, and how many people
 * made them.
 */
export function countsOfBookings(eb: ExpressionBuilder<Tables, 'listings'>) {
  const open = eb
    .selectFrom('bookings')
    .whereRef('bookings.listing_id', '=', 'listings.id')
    .where('bookings.cancelled_at', 'is', null);
  // Nobody waits for an answer while it is off the site.
  const waiting = open.where(waitsForAnswer).where('listings.taken_off_at', 'is', null);
  return [
    open.select(({ fn }) => fn.countAll<number>().as('n')).as('bookings'),
    waiting.select(({ fn }) => fn.countAll<number>().as('n')).as('waiting'),
    waiting.select(({ fn }) => fn.count<number>('bookings.user_id').distinct().as('n')).as('buyers'),
  ] as const;
}
