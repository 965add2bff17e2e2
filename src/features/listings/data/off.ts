/** Whether a listing is on the site, as its seller sees it. */
import { sql } from 'kysely';
import type { Off } from '../contract/off.ts';
import { mostReplies } from '../domain/standing.ts';

/** The form in which PostgreSQL writes it as JSON. */
type WrittenRow = NonNullable<Off['written']>;

/**
 * A column: what the seller of a listing has written since it is off the site; null where they have written
 * nothing.
 */
export const writtenSince = sql<WrittenRow | null>`(
  select json_build_object('at', created_at, 'done', done_at is not null,
    'full', done_at is null and jsonb_array_length(earlier) + 1 >= ${sql.lit(mostReplies)})
  from replies
  where listing_id = listings.id and created_at >= listings.taken_off_at
  order by created_at desc limit 1)`;

/** What the seller of a listing is shown about its being off the site; null where it is on the site. */
export function presentOff(row: {
  taken_off_at: Date | null;
  taken_off_reason: string | null;
  sold_at: Date | null;
  written: WrittenRow | null;
}): Off | null {
  const { taken_off_at, taken_off_reason, sold_at, written } = row;
  return (
    taken_off_at && {
      since: taken_off_at.toISOString(),
      reason: taken_off_reason ?? '',
      soldAt: sold_at?.toISOString() ?? null,
      written: written && { ...written, at: new Date(written.at).toISOString() },
    }
  );
}
