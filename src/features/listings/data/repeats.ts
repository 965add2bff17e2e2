/** New listings like one of the same seller that the garage took off the site. */
import { sql } from 'kysely';
import { newId } from '../../../kernel/ids.ts';
import type { Transaction } from '../../../platform/database.ts';
import { repeatDays } from '../domain/standing.ts';

/**
 * Notes for admins that a new listing is like one of the same seller that was taken off the site recently:
 * the latest of these. That one is compared as it was when it was taken off. Our own drawings stand for many
 * motorcycles, so they count as no likeness.
 */
export async function noteRepeat(transaction: Transaction, listingId: string): Promise<void> {
  await sql`
    insert into repeats (id, listing_id, former_id, alike)
    select ${newId()}, ${listingId}, former_id, alike from (
      select former.id as former_id, former.taken_off_at, array_remove(array[
        case when (said.make, said.model, said.year) = (added.make, added.model, added.year) then 'model' end,
        case when said.image = added.image and said.image not like '/art/%' then 'picture' end,
        case when said.description = added.description and said.description <> '' then 'text' end
      ], null) as alike
      from listings added join listings former on former.seller_id = added.seller_id and former.id <> added.id,
        jsonb_to_record(former.taken_off_as)
          as said (make text, model text, year integer, image text, description text)
      where added.id = ${listingId} and former.taken_off_as is not null
        and former.taken_off_at > now() - make_interval(days => ${repeatDays})
    ) formers
    where alike <> '{}'
    order by taken_off_at desc, former_id desc
    limit 1`.execute(transaction);
}

/** Marks the notes about a listing as done. */
export async function settleRepeats(transaction: Transaction, listingId: string): Promise<void> {
  await transaction
    .updateTable('repeats')
    .set({ done_at: sql<Date>`now()` })
    .where('listing_id', '=', listingId)
    .where('done_at', 'is', null)
    .execute();
}
