/** Listings that were imported before, and what their rows say by now. */
import { sql } from 'kysely';
import { repeatOnDeadlock } from '../../../kernel/deadlocks.ts';
import type { Database } from '../../../platform/database.ts';
import { artworkKinds, paints } from '../../artwork/domain.ts';
import type { NewImport } from '../data.ts';
import type { ImportedListing } from '../domain.ts';

/** What follows a row. Not the seller's address, which is nobody's; of the drawing only what it shows. */
const followed = [
  'seller_name',
  'category_id',
  'name',
  'price',
  'price_amount',
  'original_price',
  'original_price_amount',
  'currency',
  'location',
  'country',
  'year_of_use',
  'condition',
  'description',
  'make',
  'model',
  'year',
  'mileage_km',
  'engine_cc',
  'owners',
  'registration',
  'tax_until',
  'receipt',
  'kind',
] as const satisfies readonly (keyof ImportedListing)[];

/** A listing that follows its row, as it was before. */
export type Former = { import_key: string } & Pick<ImportedListing, (typeof followed)[number]>;

const of = (table: string) => sql.join(followed.map((name) => sql.ref(`${table}.${name}`)));
const drawn = `^/art/(?:${artworkKinds.join('|')})-(${paints.join('|')})\\.svg$`;
/** A drawing keeps its paint, which is drawn by lot from the whole row and would change with each price. */
const drawing = sql`regexp_replace(listings.image, ${drawn}, '/art/' || given.kind || '-\\1.svg')`;
// Most drawings are of the right kind, which is seen much faster than by the pattern.
const differs = sql`((${of('listings')}) is distinct from (${of('given')})
  or not starts_with(listings.image, '/art/' || given.kind || '-') and listings.image <> ${drawing})`;
const given = (rows: readonly NewImport[]) =>
  sql`json_populate_recordset(null::listings, ${JSON.stringify(rows)}::json) as given`;
/** Whatever the garage itself brought in and nobody has taken over, bought or asked to see. */
const mayFollow = sql`listings.origin = 'import' and listings.seller_id is null
  and listings.deleted_at is null and listings.sold_at is null
  and not exists (
    select from bookings where bookings.listing_id = listings.id and bookings.cancelled_at is null
  )`;

export interface Followed {
  /** How many say something else than their rows. */
  differing: number;
  /** Those of them that follow, as they were. */
  former: readonly Former[];
}

const nothing: Followed = { differing: 0, former: [] };

/** What `followBatch` would change. */
export async function wouldFollow(one: Database, rows: readonly NewImport[]): Promise<Followed> {
  if (rows.length === 0) return nothing;
  const { rows: found } = await sql<Former & { may_follow: boolean }>`
    select listings.import_key, ${of('listings')}, ${mayFollow} as may_follow
    from ${given(rows)} join listings using (import_key)
    where ${differs}
  `.execute(one);
  return { differing: found.length, former: found.filter((row) => row.may_follow) };
}

/**
 * Lets listings say what their rows say, as an edit of each would: triggers note changed prices, and whom to tell. Whoever
 * books one of them at this moment is waited for, or waits. Listings are locked by their ids, and then by a trigger what
 * they are searched by, in the order of its numbers.
 */
export function followBatch(one: Database, rows: readonly NewImport[]): Promise<Followed> {
  return repeatOnDeadlock(() => follow(one, rows));
}

async function follow(one: Database, rows: readonly NewImport[]): Promise<Followed> {
  const { differing, former } = await wouldFollow(one, rows);
  if (former.length === 0) return { differing, former };
  const before = new Map(former.map((row) => [row.import_key, row]));
  const changed = rows.filter(({ import_key }) => before.has(import_key));
  const keys = changed.map(({ import_key }) => import_key);
  const done = await one.transaction().execute(async (write) => {
    // In the order of all who hold many; what was written meanwhile is seen by the next statement only.
    await sql`select from listings where import_key = any(${keys}) order by id for update`.execute(write);
    return sql<{ import_key: string }>`
      update listings
      set (${sql.join([...followed, 'image'].map((name) => sql.ref(name)))}) = (select ${of('given')}, ${drawing})
      from ${given(changed)}
      where listings.import_key = given.import_key and ${mayFollow} and ${differs}
      returning listings.import_key
    `.execute(write);
  });
  return { differing, former: done.rows.flatMap(({ import_key }) => before.get(import_key) ?? []) };
}
