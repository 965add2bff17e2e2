import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

interface NamedPlace {
  division: string | null;
  district: string | null;
}

/** The country whose divisions and districts are known before anything is for sale there. */
export const listedCountry = 'Bangladesh';

/** The division and district of Bangladesh under which a listing with this place is found. Stores nothing. */
export async function readListedPlace(database: Database, location: string): Promise<NamedPlace> {
  const { rows } = await sql<NamedPlace>`
    select division.name as division, district.name as district
    from search_bangladeshi_places(array[${location}]) place
    left join search_terms division on division.id = place.division_id
    left join search_terms district on district.id = place.district_id
  `.execute(database);
  return rows[0] ?? { division: null, district: null };
}
