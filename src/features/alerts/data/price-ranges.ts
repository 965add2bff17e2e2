/** Whether what was found for a search still costs what the search asks for. */
import { type RawBuilder, sql } from 'kysely';

/** Whether a price is in the range that a saved search asks for. All keys of a search hold the same one. */
export function isInRange(search: RawBuilder<unknown>, price: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (
    select from saved_search_keys ranged
    where ranged.search_id = ${search}
      and (ranged.price_from is null or ${price} >= ranged.price_from)
      and (ranged.price_to is null or ${price} <= ranged.price_to))`;
}

/**
 * Whether a search shows what was found for it, at the price of now: what is dearer again or sold is no news. `found` is the
 * match, `entry` its listing among those that are searched.
 */
export const isStillWanted = sql<boolean>`(
  entry.for_sale and ${isInRange(sql`found.search_id`, sql`entry.price`)}
  and (found.was is null or found.was_currency is not distinct from entry.currency))`;
