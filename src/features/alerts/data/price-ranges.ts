/** Whether a match still costs what its search asks for. */
import { type RawBuilder, sql } from 'kysely';

/** Whether a price is in the range of a saved search. All keys of a search have the same range. */
export function isInRange(search: RawBuilder<unknown>, price: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (
    select from saved_search_keys ranged
    where ranged.search_id = ${search}
      and (ranged.price_from is null or ${price} >= ranged.price_from)
      and (ranged.price_to is null or ${price} <= ranged.price_to))`;
}

// A search without a price range shows offers in any currency.
const asksForPrice = sql`exists (
  select from saved_searches priced
  where priced.id = found.search_id and priced.address ~ '[?&](currency|minPrice|maxPrice)=')`;

/**
 * Whether a search still shows what it found at the current price: what is dearer again, sold or offered in
 * another currency is no news. The query must name the match `found`, and the search entry of its listing
 * `entry`.
 */
export const isStillWanted = sql<boolean>`(
  entry.for_sale and ${isInRange(sql`found.search_id`, sql`entry.price`)}
  and (found.currency is not distinct from entry.currency or not ${asksForPrice}))`;
