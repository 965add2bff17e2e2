/** What the links in mails can do with the mail that they are about. */
import { sql } from 'kysely';
import * as words from '#messages/alerts.ts';
import type { Database } from '../../../platform/database.ts';
import { bookingMail, findMailWish, inboxMail, type MailWish } from '../../identity/data/mail-wishes.ts';
import type { MailState } from '../contract.ts';
import { dropMail } from './price-drops.ts';

/** What a link is about: mail of the search with this id, or of a kind to the person with this id. */
export interface Linked {
  about: MailState['about'];
  id: string;
}

type SearchState = Omit<MailState, 'about'>;

/** The kinds of mail that are either wanted or not. */
const wishes = { drops: dropMail, bookings: bookingMail, inbox: inboxMail };
const tables = { drops: 'price_drop_mails', bookings: 'booking_letters', inbox: 'inbox_mails' } as const;
const names = { drops: words.dropsName, bookings: words.bookingsName, inbox: words.inboxName };

/** A wish in the form of the API. */
function present(about: keyof typeof names, wish: MailWish | undefined): MailState | undefined {
  if (!wish) return undefined;
  const { wanted, stopped } = wish;
  return {
    about,
    name: names[about],
    frequency: wanted ? 'now' : 'never',
    stopped: stopped ? 'now' : null,
  };
}

/** Whether this mail is sent; undefined when the search or the account is gone. */
export async function findLinkedMail(
  database: Database,
  { about, id }: Linked,
): Promise<MailState | undefined> {
  if (about === 'search') {
    const search = await database
      .selectFrom('saved_searches')
      .select(['name', 'frequency', 'stopped'])
      .where('id', '=', id)
      .executeTakeFirst();
    return search && { about, ...search };
  }
  return present(about, await findMailWish(database, tables[about], id));
}

/** Ends this mail; a search itself stays. Calling it twice does no harm. */
export async function stopLinkedMail(
  database: Database,
  { about, id }: Linked,
): Promise<MailState | undefined> {
  if (about !== 'search') return present(about, await wishes[about].stop(database, id));
  const { rows } = await sql<SearchState>`
    with settled as (
      update saved_search_matches set mail = 'none' where search_id = ${id} and mail = 'due'
    )
    update saved_searches
    set stopped = case frequency when 'never' then stopped else frequency end, frequency = 'never'
    where id = ${id}
    returning name, frequency, stopped`.execute(database);
  return rows[0] && { about, ...rows[0] };
}

/** Resumes mail that was ended by a link. Mail that was turned off on the site stays off. */
export async function resumeLinkedMail(
  database: Database,
  { about, id }: Linked,
): Promise<MailState | undefined> {
  if (about !== 'search') return present(about, await wishes[about].resume(database, id));
  const { rows } = await sql<SearchState>`
    update saved_searches set frequency = coalesce(stopped, frequency), stopped = null
    where id = ${id}
    returning name, frequency, stopped`.execute(database);
  return rows[0] && { about, ...rows[0] };
}
