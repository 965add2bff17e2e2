/**
 * Exports all that is stored about somebody. A new table about people is added in three places: to `readAll`; to
 * `deleteAccount` (`whole-account.ts`), unless a foreign key deletes its rows with the account; and to `takeOver`
 * (`commands/take-over.ts`), with a function in `data/former-owner.ts` for what a stranger may have written in it.
 * `whole-account.test.ts` compares the three with the columns of the database. The Privacy page tells people of it.
 */
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { Export } from '../contract/own-account.ts';
import { findMailWish } from './mail-wishes.ts';
import { listProviders } from './own-account.ts';

/**
 * All that is stored about somebody at one moment; null when the account is gone. Secrets (hashes, tokens) are left
 * out: they would only be useful to thieves.
 */
export function exportAccount(database: Database, userId: string): Promise<Export | null> {
  // One statement after the other, on one connection: others need theirs.
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => readAll(snapshot, userId));
}

async function readAll(database: Transaction, userId: string): Promise<Export | null> {
  const found = await database.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!found) return null;
  // Which admin stopped it is not its owner's data.
  const { stopped_by: _, ...account } = found;
  const signIns = await listProviders(database, userId);
  // The data that Google or Firebase gave us.
  const linkedAccounts = await database
    .selectFrom('credentials')
    .select(['provider_id', 'issuer', 'account_id', 'email', 'created_at'])
    .where('user_id', '=', userId)
    .where('provider_id', '!=', 'credential')
    .execute();
  const sessions = await database
    .selectFrom('sessions')
    .select(['id', 'ip_address', 'user_agent', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .execute();
  const listings = await database
    .selectFrom('listings')
    .selectAll()
    .where('seller_id', '=', userId)
    .orderBy('posted_at')
    .execute();
  const priceChanges = await database
    .selectFrom('price_changes')
    .innerJoin('listings', 'listings.id', 'price_changes.listing_id')
    .select(['listing_id', 'changed_at', 'was', 'became', 'was_currency', 'became_currency'])
    .where('seller_id', '=', userId)
    .orderBy('no')
    .execute();
  // When the garage took them off the site or put them back (null), and the reason that it gave.
  const takenOff = await database
    .selectFrom('standing_changes')
    .innerJoin('listings', 'listings.id', 'standing_changes.listing_id')
    .select(['listing_id', 'changed_at', 'reason'])
    .where('seller_id', '=', userId)
    .orderBy('no')
    .execute();
  // Each is a file at /photos/{id}.jpg.
  const photos = await database
    .selectFrom('photos')
    .select(['id', 'chosen_at'])
    .where('owner_id', '=', userId)
    .orderBy('chosen_at')
    .execute();
  const bookings = await database
    .selectFrom('bookings')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
    // Whoever answers is somebody else, whose id is not exported.
    .then((rows) => rows.map(({ seller_id: _, unmarked_by: __, ...row }) => row));
  // Anybody can type any address into the enquiry box: enquiries belong to the account only once its
  // mailbox is proven.
  const enquiries = account.email_verified
    ? await database
        .selectFrom('enquiries')
        .selectAll()
        .where(sql`lower(email)`, '=', account.email.toLowerCase())
        .execute()
    : [];
  // The same for reports by visitors who left this address.
  const reports = await database
    .selectFrom('reports')
    .select(['id', 'listing_id', 'email', 'reason', 'words', 'earlier', 'created_at', 'done_at', 'told_at'])
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        ...(account.email_verified ? [eb(sql`lower(email)`, '=', account.email.toLowerCase())] : []),
      ]),
    )
    .orderBy('created_at')
    .execute();
  // Their texts to the garage as a seller.
  const replies = await database
    .selectFrom('replies')
    .select(['id', 'listing_id', 'words', 'earlier', 'created_at', 'done_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  // Which of their listings were noted as similar to one that was off the site.
  const repeats = await database
    .selectFrom('repeats')
    .innerJoin('listings', 'listings.id', 'repeats.listing_id')
    .select(['listing_id', 'former_id', 'alike', 'created_at'])
    .where('seller_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const bookingWish = await findMailWish(database, 'booking_letters', userId);
  const dropWish = await findMailWish(database, 'price_drop_mails', userId);
  // Whether they want mail about the inbox as an admin, and up to when such mail has told them; null without a
  // choice or a mail.
  const inboxMail = await database
    .selectFrom('inbox_mails')
    .select(['wanted', sql<Date | null>`nullif(told_until, '-infinity')`.as('told_until')])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  // What they took off the site or put back as an admin.
  const standingChanges = await database
    .selectFrom('standing_changes')
    .select(['listing_id', 'reason', 'changed_at'])
    .where('admin_id', '=', userId)
    .orderBy('no')
    .execute();
  // Why they stopped accounts that are still stopped, as an admin.
  const stops = await database
    .selectFrom('users')
    .select(['id', 'stop_reason', 'stopped_at'])
    .where('stopped_by', '=', userId)
    .orderBy('stopped_at')
    .execute();
  // The spellings that they taught the search as an admin.
  const spellings = await database
    .selectFrom('search_spellings')
    .select(['spelling', 'removed'])
    .where('added_by', '=', userId)
    .orderBy('id')
    .execute();
  const savedSearches = await database
    .selectFrom('saved_searches')
    .select(['id', 'name', 'address', 'frequency', 'created_at', 'looked_at'])
    .select((eb) =>
      eb
        .selectFrom('saved_search_matches')
        .select(
          sql<unknown>`coalesce(json_agg(json_build_object('listing', listing_id, 'found', found_at, 'seen', seen)), '[]')`.as(
            'found',
          ),
        )
        .whereRef('search_id', '=', 'saved_searches.id')
        .as('found'),
    )
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const savedListings = await database
    .selectFrom('saved_listings')
    .select(['listing_id', 'name', 'price_amount', 'currency', 'saved_at'])
    .where('user_id', '=', userId)
    .orderBy('saved_at')
    .execute();
  // What mails have told them.
  const priceDrops = await database
    .selectFrom('price_drops')
    .select(['listing_id', 'mail', 'told', 'told_currency'])
    .where('user_id', '=', userId)
    .execute();
  return {
    exportedAt: new Date().toISOString(),
    account,
    signIns,
    linkedAccounts,
    sessions,
    listings,
    priceChanges,
    takenOff,
    photos,
    bookings,
    enquiries,
    reports,
    replies,
    repeats,
    bookingMail: bookingWish?.wanted ?? true,
    priceDropMail: dropWish?.wanted ?? true,
    inboxMail: inboxMail ?? null,
    standingChanges,
    stops,
    spellings,
    savedSearches,
    savedListings,
    priceDrops,
  };
}
