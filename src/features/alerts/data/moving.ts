/** Gives saved searches another address, though somebody may have saved one with that address as well. */
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { settleMail } from '../data.ts';
import { type Frequency, frequencies } from '../domain.ts';
import type { Affected } from './refiling.ts';

/** Those with prices in the garage's own currency, by its name; until searches named it, without one. */
export function pricedIn(own: string): Affected {
  return sql`(address ~ ${`[?&]currency=${own}(&|$)`}
    or address ~ '[?&](minPrice|maxPrice)=' and address !~ '[?&]currency=')`;
}

/** A saved search and when it sends mail. */
interface Mailing {
  id: string;
  frequency: Frequency;
}

const isMoreOften = (one: Mailing, other: Mailing) =>
  frequencies.indexOf(one.frequency) < frequencies.indexOf(other.frequency);

/**
 * Gives a search another address. Where its owner has also saved a search with that address, one of the two remains, with all
 * that both found: the one that sends mail more often, or nobody would get what was wanted.
 */
export async function moveSearch(transaction: Transaction, id: string, address: string): Promise<void> {
  const own = await transaction
    .selectFrom('saved_searches')
    .select(['id', 'frequency', 'user_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const same = await transaction
    .selectFrom('saved_searches')
    .select(['id', 'frequency'])
    .where('user_id', '=', own.user_id)
    .where('address', '=', address)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (same) {
    const [kept, other] = isMoreOften(own, same) ? [own, same] : [same, own];
    await mergeInto(transaction, kept, other.id);
    if (kept === same) return;
  }
  await transaction.updateTable('saved_searches').set({ address }).where('id', '=', id).execute();
}

/** Deletes a search whose matches another takes over: what was told once is not told again. */
async function mergeInto(transaction: Transaction, kept: Mailing, otherId: string): Promise<void> {
  await sql`
    update saved_search_matches found set search_id = ${kept.id}
    where search_id = ${otherId} and not exists (
      select from saved_search_matches known where known.search_id = ${kept.id} and known.listing_id = found.listing_id)`.execute(
    transaction,
  );
  await transaction.deleteFrom('saved_searches').where('id', '=', otherId).execute();
  await settleMail(transaction, kept.id, kept.frequency);
}
