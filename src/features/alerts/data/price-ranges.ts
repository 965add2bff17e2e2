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

// Whoever asks for no price is shown what is offered in any currency.
const asksForPrice = sql`exists (
  select from saved_searches priced
  where priced.id = found.search_id and priced.address ~ '[?&](currency|minPrice|maxPrice)=')`;

/**
 * Whether a search shows what was found for it, at the price of now: what is dearer again, sold or offered in another
 * currency is no news. `found` is the match, `entry` its listing among those that are searched.
 */
export const isStillWanted = sql<boolean>`(
  entry.for_sale and ${isInRange(sql`found.search_id`, sql`entry.price`)}
  and (found.currency is not distinct from entry.currency or not ${asksForPrice}))`;
