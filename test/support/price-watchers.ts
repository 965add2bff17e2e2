import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { SendParts } from '../../src/features/alerts/commands/send-alerts.ts';
import { tellPriceDrops } from '../../src/features/alerts/jobs.ts';
import { createMailTokens } from '../../src/features/alerts/tokens.ts';
import { saveListings } from '../../src/features/saved/data.ts';
import type { Database } from '../../src/platform/database.ts';
import type { Message } from '../../src/platform/mail.ts';
import { createTestDatabase } from './database.ts';
import { addListing } from './listings.ts';
import { insertMember } from './members.ts';

/** Where the site of these mails is. */
export const publicUrl = 'https://garage.example.org';
export const tokens = createMailTokens('secret');

/** What is offered: the same name as on its page, which is not the catalogue's "Yamaha FZ-S V3". */
export const name = 'Yamaha FZS v3, ABS';

/** What a page says that each of these costs. */
export const showing = (ids: string[], priceAmount: number) => ids.map((_id) => ({ _id, priceAmount }));

/** A garage for the tests of a file, where people save motorcycles whose prices change. */
export function priceWatchers() {
  let database: Database;
  let drop: () => Promise<void>;
  let sent: Message[] = [];
  let people = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase());
  });
  afterAll(() => drop());
  beforeEach(() => {
    sent = [];
  });

  const partsOf = (deliver: (message: Message) => Promise<void>): SendParts => ({
    database,
    mail: { deliver },
    log: { info() {}, warn() {}, error() {}, debug() {} },
    tokens,
    currency: null,
    links: {
      search: (address) => `${publicUrl}/bikes${address}`,
      bike: ({ _id }) => `${publicUrl}/bikes/x-${_id}`,
      saved: () => `${publicUrl}/saved`,
      searches: () => `${publicUrl}/dashboard/searches`,
      stop: (token) => `${publicUrl}/stopMail?token=${token}`,
    },
  });
  const take = () => partsOf(async (message) => void sent.push(message));
  /** As if it were time for what gathers. */
  const passGathering = () =>
    database
      .updateTable('price_drops')
      .set({ due_at: new Date(0) })
      .execute();
  /** As if it were time again for what was sent lately, or could not be sent. */
  const retryNow = () =>
    database
      .updateTable('price_drop_mails')
      .set({ mail_after: new Date(0) })
      .execute();

  return {
    get database() {
      return database;
    },
    /** What was sent since the job began to run, the earliest first. */
    get sent() {
      return sent;
    },
    partsOf,
    take,
    passGathering,
    retryNow,
    /** Runs the job once, after the gathering time if `later`. Returns who was sent mail. */
    async look({ later = true, parts = take() } = {}): Promise<string[]> {
      sent = [];
      await tellPriceDrops(parts);
      if (later) {
        await passGathering();
        await retryNow();
        await tellPriceDrops(parts);
      }
      return sent.map(({ to }) => to).sort();
    },
    /** Somebody who has saved these. */
    async saver(ids: readonly string[], { proven = true } = {}) {
      people += 1;
      const [id, email] = [`saver${people}`, `saver${people}@example.org`];
      const member = await insertMember(database, { id, email, name: id, proven });
      await saveListings(
        database,
        id,
        ids.map((_id) => ({ _id })),
      );
      return { id, email, member };
    },
    offer: (amount = 100_000) => addListing(database, { name, price_amount: amount }),
    /** Another price is asked. */
    async ask(id: string, amount: number | null, currency: string | null = null) {
      await database
        .updateTable('listings')
        .set({ price_amount: amount, currency })
        .where('id', '=', id)
        .execute();
    },
  };
}
