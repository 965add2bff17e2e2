/** Listings that are, or become, like one of the same seller that the garage took off the site. */
import { type Selectable, sql } from 'kysely';
import { newId } from '../../../kernel/ids.ts';
import type { Transaction } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { photoAddress } from '../../photos/domain.ts';
import { repeatDays } from '../domain/standing.ts';

type Likeness = Pick<
  Selectable<Tables['listings']>,
  'make' | 'model' | 'year' | 'image' | 'more_photos' | 'description'
>;

/** The addresses of all pictures of a listing, or of what is stored of one. */
const picturesOf = (listing: 'added' | 'said') => {
  const [image, photos] = ['image', 'more_photos'].map((column) => sql.ref(`${listing}.${column}`));
  return sql`array[${image}] || array(select '/photos/' || id || '.jpg' from unnest(${photos}) as id)`;
};

/**
 * Notes for admins that a listing is like one of the same seller that was taken off the site recently: the
 * latest of these. That one is compared as it was when it was taken off, and each of its pictures with each: another one may
 * come first. Our own drawings stand for many motorcycles, so they count as no likeness. Of a changed listing, `before` says what it was: what it was
 * alike in already is no news. Each pair is noted once, and of one that comes back again and again only what was
 * taken off since the last note.
 */
export async function noteRepeat(
  transaction: Transaction,
  listingId: string,
  before: Likeness | null = null,
): Promise<void> {
  const { make = null, model = null, year = null, description = null } = before ?? {};
  const pictures = before ? [before.image, ...before.more_photos.map(photoAddress)] : [];
  await sql`
    insert into repeats (id, listing_id, former_id, alike)
    select ${newId()}, ${listingId}, former_id, alike from (
      select former.id as former_id, former.taken_off_at, array_remove(array[
        case when (said.make, said.model, said.year) = (added.make, added.model, added.year)
          and (said.make, said.model, said.year)
            is distinct from (${make}::text, ${model}::text, ${year}::integer) then 'model' end,
        case when exists (
          select from unnest(${picturesOf('said')}) as picture
          where picture = any (${picturesOf('added')}) and picture not like '/art/%'
            and picture <> all (${pictures}::text[])) then 'picture' end,
        case when said.description = added.description and said.description <> ''
          and said.description is distinct from ${description} then 'text' end
      ], null) as alike
      from listings added join listings former on former.seller_id = added.seller_id and former.id <> added.id,
        jsonb_to_record(former.taken_off_as)
          as said (make text, model text, year integer, image text, more_photos text[], description text)
      where added.id = ${listingId} and former.taken_off_as is not null
        and former.taken_off_at > now() - make_interval(days => ${repeatDays})
        and not exists (
          select from repeats
          where listing_id = added.id
            and (former_id = former.id or ${before === null} and created_at >= former.taken_off_at))
    ) formers
    where alike <> '{}'
    order by taken_off_at desc, former_id desc
    limit 1`.execute(transaction);
}

/** Marks the notes about these listings as done. */
export async function settleRepeats(transaction: Transaction, listingIds: readonly string[]): Promise<void> {
  await transaction
    .updateTable('repeats')
    .set({ done_at: sql<Date>`now()` })
    .where(sql<boolean>`listing_id = any (${listingIds}::text[])`)
    .where('done_at', 'is', null)
    .execute();
}
