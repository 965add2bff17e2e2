/** What the link in a mail about bookings does: each in one statement, as the site may change the choice meanwhile. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/** Whether a seller wants mail about bookings, and whether a link ended it. */
interface MailWish {
  wanted: boolean;
  stopped: boolean;
}

/** Ends the mail about bookings. Calling it twice does no harm. Undefined when the account is gone. */
export async function stopBookingMail(database: Database, userId: string): Promise<MailWish | undefined> {
  const { rows } = await sql<MailWish>`
    insert into booking_letters (user_id, wanted, stopped) select id, false, true from users where id = ${userId}
    on conflict (user_id) do update
    set wanted = false, stopped = booking_letters.wanted or booking_letters.stopped
    returning wanted, stopped`.execute(database);
  return rows[0];
}

/** Resumes it where a link ended it. Mail that was turned off on the site stays off. */
export async function resumeBookingMail(database: Database, userId: string): Promise<MailWish | undefined> {
  const { rows } = await sql<MailWish>`
    insert into booking_letters (user_id, wanted, stopped) select id, true, false from users where id = ${userId}
    on conflict (user_id) do update
    set wanted = booking_letters.wanted or booking_letters.stopped, stopped = false
    returning wanted, stopped`.execute(database);
  return rows[0];
}
