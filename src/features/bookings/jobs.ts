import type { Database } from '../../platform/database.ts';
import { purgeUnseen } from './data.ts';

/** Deletes bookings of closed accounts once nobody can see them. */
export async function sweepBookings(database: Database) {
  return { bookings: await purgeUnseen(database) };
}
