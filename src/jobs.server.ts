import {
  maintainSearches,
  matchArrivals,
  sendAtOnce,
  sendDaily,
  tellPriceDrops,
} from './features/alerts/jobs.ts';
import { createMailTokens } from './features/alerts/tokens.ts';
import { sweepBookings, tellOver } from './features/bookings/jobs.ts';
import { sweepIdentity } from './features/identity/jobs.ts';
import { sweepImports } from './features/imports/jobs.ts';
import { tellAdmins } from './features/inbox/jobs.ts';
import { sweepListings } from './features/listings/jobs.ts';
import { sweepPhotos } from './features/photos/jobs.ts';
import { learnPrices, learnPricesAsked } from './features/prices/jobs.ts';
import { neededByReports } from './features/reports/data/telling.ts';
import { sweepReports } from './features/reports/jobs.ts';
import { sweepSearch } from './features/search/jobs.ts';
import { sweepEnquiries } from './features/site/jobs.ts';
import { homeCurrency } from './kernel/money.ts';
import { createSiteMails, mailLinks } from './mails.server.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { purgeRateLimits } from './platform/http/rate-limits.ts';
import type { Job } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import type { Mail } from './platform/mail.ts';
import { sweepOutbox } from './platform/outbox.ts';
import { sharedSecret } from './platform/secrets.ts';
import { runSteps } from './platform/steps.ts';
import { purgeTopicChanges } from './platform/topics.ts';
import type { Watch } from './platform/watches.ts';

interface WorkParts {
  config: Pick<Config, 'currency' | 'dataDir' | 'publicUrl'>;
  database: Database;
  mail: Mail;
  log: Log;
}

/**
 * Everything that the site does besides answering requests: at fixed times, and as soon as there is something
 * to do.
 */
export async function createWork({
  config,
  database,
  mail,
  log,
}: WorkParts): Promise<{ jobs: Job[]; watches: Watch[] }> {
  const { publicUrl, currency = null } = config;
  const own = currency ?? homeCurrency;
  const tokens = createMailTokens(await sharedSecret(database, 'alerts'));
  const sending = { database, mail, log, tokens, links: mailLinks(publicUrl) };
  const alerts = { ...sending, currency };
  const secret = await sharedSecret(database, 'identity');
  const mails = createSiteMails({ database, mail, log, publicUrl, secret, tokens });
  const jobs: Job[] = [
    ...jobsOf(database, config.dataDir),
    // Mails that were not sent at once: the mail server was unavailable, or the sending process ended.
    { name: 'mails', cron: '* * * * *', quiet: true, run: () => mails.sendDue() },
    { name: 'bookings-over', cron: '* * * * *', quiet: true, run: () => tellOver(database, mails) },
    { name: 'searches', cron: '41 * * * *', run: () => maintainSearches(database, own) },
  ];
  const watches: Watch[] = [
    { name: 'arrivals', run: () => matchArrivals(database, own) },
    { name: 'alerts', run: (isStopping) => sendAtOnce({ ...alerts, isStopping }) },
    // No job of the queue, which would start it again while it is still sending: it may take an hour.
    { name: 'daily-alerts', run: (isStopping) => sendDaily({ ...alerts, isStopping }) },
    { name: 'price-drops', run: (isStopping) => tellPriceDrops({ ...alerts, isStopping }) },
    { name: 'inbox-mails', run: (isStopping) => tellAdmins({ ...sending, isStopping }) },
    { name: 'asked-prices', run: () => learnPricesAsked(database) },
  ];
  return { jobs, watches };
}

/** Jobs at fixed times that need only the database and the data folder. */
export function jobsOf(database: Database, dataDir: string): Job[] {
  return [
    {
      name: 'sweep',
      cron: '7 * * * *',
      run: () =>
        runSteps([
          () => sweepIdentity(database),
          () => sweepListings(database, neededByReports),
          // After the listings: when a listing is gone for good, nobody may be able to see its bookings any
          // more.
          () => sweepBookings(database),
          // After the listings, too: photos of those that are gone.
          () => sweepPhotos(database),
          () => sweepSearch(database),
          () => sweepEnquiries(database),
          () => sweepReports(database),
          async () => ({ rateLimits: await purgeRateLimits(database) }),
          async () => ({ topics: await purgeTopicChanges(database) }),
          () => sweepOutbox(dataDir),
          () => sweepImports(dataDir),
        ]),
    },
    { name: 'prices', cron: '23 * * * *', run: () => learnPrices(database) },
  ];
}
