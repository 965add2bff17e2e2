/** What the links in mails of a saved search can do with its mail. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { MailState } from '../contract.ts';

type SearchState = Omit<MailState, 'about'>;

/** Reads, ends and resumes the mail of a search; undefined when the search is gone. */
export const searchMail = {
  /** Whether this mail is sent. */
  find(database: Database, id: string): Promise<SearchState | undefined> {
    return database
      .selectFrom('saved_searches')
      .select(['name', 'frequency', 'stopped'])
      .where('id', '=', id)
      .executeTakeFirst();
  },

  /** Ends this mail; the search itself stays. Calling it twice does no harm. */
  async stop(database: Database, id: string): Promise<SearchState | undefined> {
    const { rows } = await sql<SearchState>`
      with settled as (
        update saved_search_matches set mail = 'none' where search_id = ${id} and mail = 'due'
      )
      update saved_searches
      set stopped = case frequency when 'never' then stopped else frequency end, frequency = 'never'
      where id = ${id}
      returning name, frequency, stopped`.execute(database);
    return rows[0];
  },

  /** Resumes mail that was ended by a link. Mail that was turned off on the site stays off. */
  async resume(database: Database, id: string): Promise<SearchState | undefined> {
    const { rows } = await sql<SearchState>`
      update saved_searches set frequency = coalesce(stopped, frequency), stopped = null
      where id = ${id}
      returning name, frequency, stopped`.execute(database);
    return rows[0];
  },
};
