/** Listings that were imported before, and what their rows say by now. */
import { sql } from 'kysely';
import { type Database, repeatOnDeadlock } from '../../../platform/database.ts';
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
/** What the garage itself brought in. Nobody has an account that could sell or delete it. */
const ofTheGarage = sql`listings.origin = 'import' and listings.seller_id is null`;
/** Whatever of that nobody has bought or asked to see. What an import has ended comes back with its row. */
const mayFollow = sql`${ofTheGarage} and listings.sold_at is null
  and not exists (
    select from bookings where bookings.listing_id = listings.id and bookings.cancelled_at is null
  )`;
/** Ended by an import, as the list did not name it any more. */
const isEnded = sql`${ofTheGarage} and listings.deleted_at is not null`;

interface Followed {
  /** How many say something else than their rows. */
  differing: number;
  /** Those of them that follow, as they were. */
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
 * Lets listings say what their rows say, as an edit of each would: triggers note changed prices, and whom to tell. What an
 * import had ended is for sale again first, also where it is booked and says what it said then. Whoever
 * books one of them at this moment is waited for, or waits. Listings are locked by their ids, and then by a trigger what
 * they are searched by, in the order of its numbers.
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
  const done = await one.transaction().execute(async (write) => {
    // In the order of all who hold many; what was written meanwhile is seen by the next statement only.
    await sql`select from listings where import_key = any(${keys}) order by id for update`.execute(write);
    if (returned.length > 0)
      await sql`update listings set deleted_at = null where import_key = any(${returned}) and ${isEnded}`.execute(
        write,
      );
    if (changed.length === 0) return { rows: [] };
    return sql<{ import_key: string }>`
      update listings
      set (${sql.join([...followed, 'image'].map((name) => sql.ref(name)))}) = (select ${of('given')}, ${drawing})
      from ${given(changed)}
      where listings.import_key = given.import_key and ${mayFollow} and ${differs}
      returning listings.import_key
    `.execute(write);
  });
  return { differing, former: done.rows.flatMap(({ import_key }) => before.get(import_key) ?? []), returned };
}
