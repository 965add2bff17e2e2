import { sql } from 'kysely';
import { newSecretId } from '../../kernel/ids.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { unusedPhotoDays } from './domain.ts';

/** Photos of one account that no listing shows: more forms than anybody fills in at once. */
const mostUnused = 40;
/**
 * The newest photos among which these are looked for: a large seller has thousands. As each upload looks, only what a
 * listing ceased to show can be further back, which the sweep finds.
 */
const lookedThrough = 200;

// The second condition of each is its index's.
const showing = sql`
  select taken_off_at from listings where image = '/photos/' || photos.id || '.jpg' and image like '/photos/%'
  union all
  select taken_off_at from listings where more_photos @> array[photos.id] and more_photos <> '{}'`;
const isShown = sql<boolean>`exists (${showing})`;
/** Whether every listing that shows it, and there are some, is off the site. */
const isHidden = sql<boolean>`coalesce((select bool_and(taken_off_at is not null) from (${showing}) showing), false)`;

export interface NewPhoto {
  ownerId: string;
  /** Of the file as it was sent. */
  digest: string;
  large: Uint8Array;
  small: Uint8Array;
}

/** The id of the photo that this person made of the same file, so that it need not be made again. */
export async function findPhotoOf(
  database: Database,
  ownerId: string,
  digest: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('photos')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row?.id;
}

/** Stores a photo, or finds it if it is there, and returns its id. */
export async function storePhoto(
  transaction: Transaction,
  { ownerId, digest, ...photo }: NewPhoto,
): Promise<string> {
  const { id } = await transaction
    .insertInto('photos')
    .values({
      id: newSecretId(),
      owner_id: ownerId,
      digest,
      large: Buffer.from(photo.large),
      small: Buffer.from(photo.small),
    })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'digest']).doUpdateSet({ chosen_at: sql<Date>`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes all but the newest of the photos that this person uploaded and that no listing shows. */
export async function dropOldUnused(transaction: Transaction, ownerId: string): Promise<void> {
  const newest = transaction
    .selectFrom('photos')
    .select(['id', 'chosen_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('chosen_at', 'desc')
    .limit(lookedThrough)
    .as('photos');
  const tooMany = transaction
    .selectFrom(newest)
    .select('id')
    .where(sql<boolean>`not ${isShown}`)
    .orderBy('chosen_at', 'desc')
    .offset(mostUnused);
  await transaction.deleteFrom('photos').where('id', 'in', tooMany).execute();
}

/**
 * Notes that this person shows the photos in a listing, and returns those that are theirs. They are then not deleted
 * as unused: a deletion that waited for this transaction looks at the time again.
 */
export async function choosePhotos(
  transaction: Transaction,
  ids: readonly string[],
  ownerId: string,
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .updateTable('photos')
    .set({ chosen_at: sql<Date>`now()` })
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** A picture of a photo. */
export interface StoredPicture {
  bytes: Uint8Array<ArrayBuffer>;
  ownerId: string | null;
  /** Whether the garage has taken off the site all that shows it. */
  isHidden: boolean;
}

/** A picture with who may see it; undefined when there is no such photo. */
export async function readPicture(
  database: Database,
  id: string,
  size: 'large' | 'small',
): Promise<StoredPicture | undefined> {
  const row = await database
    .selectFrom('photos')
    .select([`${size} as bytes`, 'owner_id as ownerId', isHidden.as('isHidden')])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, bytes: new Uint8Array(row.bytes) };
}

/** Deletes the photos that no listing shows: old ones, and those of closed accounts. Returns how many. */
export async function purgeUnused(database: Database): Promise<number> {
  const result = await database
    .deleteFrom('photos')
    .where((eb) =>
      eb.or([
        eb('chosen_at', '<=', sql<Date>`now() - make_interval(days => ${unusedPhotoDays})`),
        eb('owner_id', 'is', null),
      ]),
    )
    .where(sql<boolean>`not ${isShown}`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
