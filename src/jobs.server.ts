import { sweepBookings } from './features/bookings/jobs.ts';
import { sweepIdentity } from './features/identity/jobs.ts';
import { sweepListings } from './features/listings/jobs.ts';
import { learnPrices } from './features/prices/jobs.ts';
import type { Database } from './platform/database.ts';
import { purgeRateLimits } from './platform/http/rate-limits.ts';
import type { Job } from './platform/jobs.ts';
import type { MailQueue } from './platform/mail-queue.ts';
import { purgeTopicChanges } from './platform/topics.ts';

/** Everything that the site does by the clock. */
export function jobsOf(database: Database, mails: Pick<MailQueue, 'sendDue'>): Job[] {
  return [
    // What did not leave at once: its server was away, or the process that wanted to send it ended.
    { name: 'mails', cron: '* * * * *', quiet: true, run: () => mails.sendDue() },
    {
      name: 'sweep',
      cron: '7 * * * *',
      run: async () => ({
        ...(await sweepIdentity(database)),
        ...(await sweepListings(database)),
        // After the listings: a booking of one that is gone for good may be seen by nobody now.
        ...(await sweepBookings(database)),
        rateLimits: await purgeRateLimits(database),
        topics: await purgeTopicChanges(database),
      }),
    },
    { name: 'prices', cron: '23 * * * *', run: () => learnPrices(database) },
  ];
}
