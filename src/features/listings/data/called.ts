/**
 * The name of a listing in mails: while it is off the site, no mail contains what its seller has written
 * since.
 */
import { sql } from 'kysely';

/** A column of `listings`; while a listing is off the site, its value from when it was taken off. */
function called<Type extends string | null>(column: 'name' | 'make' | 'model') {
  const now = sql.ref(`listings.${column}`);
  return sql<Type>`case when listings.taken_off_at is null then ${now}
    else coalesce(listings.taken_off_as ->> ${sql.lit(column)}, ${now}) end`;
}

export const calledName = called<string>('name');
/** The name, and the columns by which the catalogue knows it. */
export const calledColumns = [
  calledName.as('name'),
  called<string | null>('make').as('make'),
  called<string | null>('model').as('model'),
] as const;
