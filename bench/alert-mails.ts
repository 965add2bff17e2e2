/** The cost of daily mail when most of it is due at once: what it says is read and written, and nobody gets it. */
import { sql } from 'kysely';
import { claimDue } from '../src/features/alerts/data/mailing.ts';
import { dailyBoundary } from '../src/features/alerts/domain/mail-times.ts';
import { sendAtOnce, sendDaily } from '../src/features/alerts/jobs.ts';
import { createMailTokens } from '../src/features/alerts/tokens.ts';
import { mailsInARun } from '../src/platform/claimed-mail.ts';
import type { Database } from '../src/platform/database.ts';

const origin = 'https://garage.example.org';
const quiet = { info() {}, warn() {}, error() {}, debug() {} };

export interface SendingCost {
  /** Searches with a daily mail to be sent. */
  due: number;
  /** Searches claimed in a second, without the time to send their mail. */
  claimsPerSecond: number;
  mails: number;
  mailsPerSecond: number;
  /** Of a poll for mail that is sent at once and of which none is due, while all daily mail waits. */
  pollMilliseconds: number;
}

/** Makes the mail of every other search daily, as if what waits had been found two days ago. */
async function makeDaily(database: Database): Promise<void> {
  await sql`
    update saved_searches set mail_after = 'epoch', mail_tries = 0, daily_until = now() - interval '3 days',
      frequency = case when hashtext(id) % 2 = 0 then 'daily' else 'now' end`.execute(database);
  await sql`
    update saved_search_matches found
    set daily = saved.frequency = 'daily', found_at = now() - interval '2 days',
      mail = case saved.frequency when 'daily' then 'due' else 'sent' end
    from saved_searches saved where saved.id = found.search_id`.execute(database);
  await sql`vacuum analyze saved_searches, saved_search_matches`.execute(database);
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}

/** Measures claiming and sending what matching has just found. */
export async function measureSending(database: Database): Promise<SendingCost> {
  const parts = {
    database,
    mail: { deliver: async () => {} },
    log: quiet,
    tokens: createMailTokens('secret'),
    currency: null,
    links: {
      search: (address: string) => `${origin}/bikes${address}`,
      bike: ({ _id }: { _id: string }) => `${origin}/bikes/${_id}`,
      saved: () => `${origin}/saved`,
      searches: () => `${origin}/dashboard/searches`,
      stop: (token: string) => `${origin}/stopMail?token=${token}`,
    },
  };
  const polls = 20;
  await makeDaily(database);
  const polling = await secondsOf(async () => {
    for (let poll = 0; poll < polls; poll += 1) await sendAtOnce(parts);
  });
  let due = 0;
  let claiming = 0;
  for (let isMore = true; isMore; ) {
    let claims: { id: string }[] = [];
    claiming += await secondsOf(async () => {
      claims = await claimDue(database, dailyBoundary(new Date()), mailsInARun);
    });
    due += claims.length;
    isMore = claims.length > 0;
    // Not timed: what is sent waits no more when the next are claimed.
    await sql`
      update saved_search_matches set mail = 'sent'
      where mail = 'due' and search_id = any (${claims.map(({ id }) => id)}::text[])`.execute(database);
  }
  await makeDaily(database);
  let mails = 0;
  const sending = await secondsOf(async () => {
    ({ mails } = await sendDaily(parts));
  });
  return {
    due,
    claimsPerSecond: due / claiming,
    mails,
    mailsPerSecond: mails / sending,
    pollMilliseconds: (polling / polls) * 1_000,
  };
}
