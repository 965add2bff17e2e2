import type { Database } from '../../platform/database.ts';
import { purgeUnseen } from './data.ts';

/** Deletes what closed accounts left among the bookings, once nobody can see it. */
export async function sweepBookings(database: Database) {
  return { bookings: await purgeUnseen(database) };
}
