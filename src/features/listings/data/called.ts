/** What a listing is called in mails: of what is off the site nothing leaves that its seller has written since. */
import { sql } from 'kysely';

/** A column of `listings`; while that is off the site, as it was when it was taken off. */
function called<Type extends string | null>(column: 'name' | 'make' | 'model') {
  const now = sql.ref(`listings.${column}`);
  return sql<Type>`case when listings.taken_off_at is null then ${now}
    else coalesce(listings.taken_off_as ->> ${sql.lit(column)}, ${now}) end`;
}

export const calledName = called<string>('name');
/** What it is called, and what the catalogue knows of it. */
export const calledColumns = [
  calledName.as('name'),
  called<string | null>('make').as('make'),
  called<string | null>('model').as('model'),
] as const;
