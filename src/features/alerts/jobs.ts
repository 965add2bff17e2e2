import type { Database } from '../../platform/database.ts';
import { readCurrencies } from '../search/data/currencies.ts';
import { matchBatch } from './commands/match-arrivals.ts';
import { refileMoved, refileWorded } from './commands/refile.ts';
import { type SendParts, sendDue } from './commands/send-alerts.ts';
import { sendPriceDrops } from './commands/send-price-drops.ts';
import { dropUnwanted, waitingReasons } from './data/arrivals.ts';
import { matchPriceDrops } from './data/price-drops.ts';
import { listMoved } from './data/refiling.ts';
import { purgeMatches } from './data.ts';

/** Batches of one run, so that a process can stop between runs. */
const batches = 50;

/** Milliseconds by which the daily mail is late: what is matched just before its hour is written a moment later. */
const matchingTime = 60_000;

/** Matches what came up for sale and what became cheaper with the saved searches. */
export async function matchArrivals(database: Database, own: string) {
  if ((await waitingReasons(database)).length > 0) await dropUnwanted(database);
  let listings = 0;
  let matches = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const reasons = await waitingReasons(database);
    const before = listings;
    for (const reason of reasons) {
      const done = await matchBatch(database, own, reason);
      listings += done.listings;
      matches += done.matches;
    }
    // Nothing waits, or only what somebody is changing at this moment.
    if (listings === before) break;
  }
  return { listings, matches };
}

/** Matches lowered prices with what is saved, and mails those that have waited long enough. */
export async function tellPriceDrops(parts: SendParts) {
  let changes = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const done = await matchPriceDrops(parts.database);
    changes += done.changes;
    if (done.changes === 0) break;
  }
  return { changes, mails: await sendPriceDrops(parts) };
}

/** Sends the mails of searches that want them at once. */
export function sendAtOnce(parts: SendParts) {
  return sendAll(parts, 'now', new Date());
}

/** Sends the daily mails, once a day, however often it is called. */
export function sendDaily(parts: SendParts, now = new Date(Date.now() - matchingTime)) {
  return sendAll(parts, 'daily', now);
}

/** One run after the other until nothing more is due; a process that is to stop begins no other. */
async function sendAll(parts: SendParts, how: 'now' | 'daily', now: Date) {
  let mails = 0;
  for (;;) {
    const { sent, isMore } = await sendDue(parts, how, now);
    mails += sent;
    if (!isMore) return { mails };
  }
}

/** Deletes old matches, and reads saved searches again, in a garage with this currency. */
export async function maintainSearches(database: Database, own: string) {
  // This comes first: a failure with one search must not prevent the deletion.
  const matches = await purgeMatches(database);
  const known = await readCurrencies(database, own);
  const moved = await listMoved(database);
  const refiled = (await refileWorded(database, known)) + (await refileMoved(database, known, moved));
  return { refiled, matches };
}
