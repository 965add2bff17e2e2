import { afterAll, beforeAll, beforeEach } from 'vitest';
import { sendDue } from '../../src/features/alerts/commands/send-alerts.ts';
import { saveSearch } from '../../src/features/alerts/commands.ts';
import type { Frequency } from '../../src/features/alerts/domain.ts';
import { matchArrivals } from '../../src/features/alerts/jobs.ts';
import { createMailTokens } from '../../src/features/alerts/tokens.ts';
import { createFinder } from '../../src/features/search/data/finder.ts';
import type { Database } from '../../src/platform/database.ts';
import type { Mail } from '../../src/platform/mail.ts';
import { createTestDatabase } from './database.ts';
import { addListing } from './listings.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { insertMember } from './members.ts';

/** Where the site of these mails is. */
export const publicUrl = 'https://garage.example.org';
export const silent = { info() {}, warn() {}, error() {}, debug() {} };
export const tokens = createMailTokens('secret');

/** The search that finds what has this price. */
export const only = (price: number) => `?minPrice=${price}&maxPrice=${price}`;

/** A garage for the tests of a file, with a mail server, where people wait for motorcycles. */
export function alertMails() {
  let database: Database;
  let drop: () => Promise<void>;
  let server: MailServer;
  let people = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase());
    server = await startMailServer(publicUrl);
  });
  afterAll(async () => {
    await server.close();
    await drop();
  });
  beforeEach(() => {
    server.received.length = 0;
    server.mood = null;
  });

  const partsOf = (sender: Pick<Mail, 'deliver'> = server.mail) => ({
    database,
    mail: sender,
    log: silent,
    tokens,
    currency: null,
    links: {
      search: (address: string) => `${publicUrl}/bikes${address}`,
      bike: ({ _id, name }: { _id: string; name: string }) =>
        `${publicUrl}/bikes/${name.toLowerCase().replace(/\W+/g, '-')}-${_id}`,
      saved: () => `${publicUrl}/saved`,
      searches: () => `${publicUrl}/dashboard/searches`,
      stop: (token: string) => `${publicUrl}/stopMail?token=${token}`,
    },
  });

  return {
    get database() {
      return database;
    },
    get server() {
      return server;
    },
    /** What the mail server has accepted in this test. */
    get received() {
      return server.received;
    },
    partsOf,
    /** Somebody saves a search. */
    async save(address: string, frequency: Frequency = 'now', proven = true) {
      people += 1;
      const person = { id: `owner${people}`, email: `owner${people}@example.org`, name: '', proven };
      const member = await insertMember(database, person);
      const finder = createFinder(database, 'BDT');
      const { id } = await saveSearch({ database, finder }, member, {
        address,
        name: 'Mine & <yours>',
        frequency,
      });
      return { id, email: person.email, member };
    },
    /** A motorcycle that only the search of this price finds. */
    async sell(price: number, parts: Parameters<typeof addListing>[1] = {}): Promise<string> {
      const id = await addListing(database, { price_amount: price, ...parts });
      await matchArrivals(database, 'BDT');
      return id;
    },
    /** Sends what is to be sent at once, and returns how many mails that were. */
    atOnce: async () => (await sendDue(partsOf(), 'now')).sent,
    /** As if it were time again for what was sent lately, or could not be sent. */
    retryNow: () =>
      database
        .updateTable('saved_searches')
        .set({ mail_after: new Date(0) })
        .execute(),
    /** How far the mail about each motorcycle is that a search has found. */
    statesOf: async (id: string) =>
      (
        await database.selectFrom('saved_search_matches').select('mail').where('search_id', '=', id).execute()
      ).map((match) => match.mail),
  };
}
