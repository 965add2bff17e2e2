/** Listings that were imported before, and updates from their rows. */
import { sql } from 'kysely';
import { type Database, repeatOnDeadlock } from '../../../platform/database.ts';
import { artworkKinds, paints } from '../../artwork/domain.ts';
import type { NewImport } from '../data.ts';
import type { ImportedListing } from '../domain.ts';
import { type FollowedColumn, followedColumns } from './stored-columns.ts';

/** A listing that is updated, as it was before. */
export type Former = { import_key: string } & Pick<ImportedListing, FollowedColumn>;

const of = (table: string) => sql.join(followedColumns.map((name) => sql.ref(`${table}.${name}`)));
const drawn = `^/art/(?:${artworkKinds.join('|')})-(${paints.join('|')})\\.svg$`;
/**
 * A drawing keeps its colour, which is chosen by a hash of the whole row and would change with each price.
 */
const drawing = sql`regexp_replace(listings.image, ${drawn}, '/art/' || given.kind || '-\\1.svg')`;
// Most drawings have the right motif, which is tested much faster than by the pattern.
const differs = sql`((${of('listings')}) is distinct from (${of('given')})
  or not starts_with(listings.image, '/art/' || given.kind || '-') and listings.image <> ${drawing})`;
const given = (rows: readonly NewImport[]) =>
  sql`json_populate_recordset(null::listings, ${JSON.stringify(rows)}::json) as given`;
/** Listings that the garage imported itself. No account can sell or delete them. */
const ofTheGarage = sql`listings.origin = 'import' and listings.seller_id is null`;
/** Those of them that nobody has bought or booked. One that an import has ended returns with its row. */
const mayFollow = sql`${ofTheGarage} and listings.sold_at is null
  and not exists (
    select from bookings where bookings.listing_id = listings.id and bookings.cancelled_at is null
  )`;
/** Ended by an import, because the list did not contain it any more. */
const isEnded = sql`${ofTheGarage} and listings.deleted_at is not null`;

interface Followed {
  /** The number of listings that differ from their rows. */
  differing: number;
  /** Those of them that are updated, as they were. */
  former: readonly Former[];
  /** The keys of those that an import had ended. */
  returned: readonly string[];
}

const nothing: Followed = { differing: 0, former: [], returned: [] };

/** What `followBatch` would change. */
export async function wouldFollow(one: Database, rows: readonly NewImport[]): Promise<Followed> {
  if (rows.length === 0) return nothing;
  const { rows: found } = await sql<Former & { differs: boolean; may_follow: boolean; ended: boolean }>`
    select listings.import_key, ${of('listings')}, ${differs} as differs, ${mayFollow} as may_follow,
      ${isEnded} as ended
    from ${given(rows)} join listings using (import_key)
    where ${differs} or ${isEnded}
  `.execute(one);
  const differing = found.filter((row) => row.differs);
  return {
    differing: differing.length,
    former: differing.filter((row) => row.may_follow),
    returned: found.filter((row) => row.ended).map(({ import_key }) => import_key),
  };
}

/**
 * Updates listings from their rows, as if each were edited: triggers record changed prices, and whom to tell.
 * Listings that an import had ended are restored first, even booked ones, which keep their texts. A booking
 * at this moment is waited for, or waits. Listings are locked in the order of their ids, and then, by a
 * trigger, their search entries in the order of their numbers.
 */
export function followBatch(one: Database, rows: readonly NewImport[]): Promise<Followed> {
  return repeatOnDeadlock(() => follow(one, rows));
}

async function follow(one: Database, rows: readonly NewImport[]): Promise<Followed> {
  const { differing, former, returned } = await wouldFollow(one, rows);
  if (former.length === 0 && returned.length === 0) return { differing, former, returned };
  const before = new Map(former.map((row) => [row.import_key, row]));
  const changed = rows.filter(({ import_key }) => before.has(import_key));
  const keys = [...before.keys(), ...returned];
  const done = await one.transaction().execute(async (transaction) => {
    // In the same order as all others who lock many listings. What was written meanwhile is visible only to
    // the next statement.
    await sql`select from listings where import_key = any(${keys}) order by id for update`.execute(
      transaction,
    );
    if (returned.length > 0)
      await sql`update listings set deleted_at = null where import_key = any(${returned}) and ${isEnded}`.execute(
        transaction,
      );
    if (changed.length === 0) return { rows: [] };
    return sql<{ import_key: string }>`
      update listings
      set (${sql.join([...followedColumns, 'image'].map((name) => sql.ref(name)))}) = (select ${of('given')}, ${drawing})
      from ${given(changed)}
      where listings.import_key = given.import_key and ${mayFollow} and ${differs}
      returning listings.import_key
    `.execute(transaction);
  });
  return { differing, former: done.rows.flatMap(({ import_key }) => before.get(import_key) ?? []), returned };
}
