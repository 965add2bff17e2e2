/** A process's cache of listings as they are shown: many searches find the same ones. */
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database.ts';
import { anyOf, runPrepared } from '../../../platform/prepared.ts';
import { type ListingRow, listingColumns } from '../../listings/data.ts';
import { createWatch } from './watch.ts';

// About 2 KB each, and as much for its rendered card.
const mostRemembered = 2_000;

/** A listing with the name of its category and what the search knows of it. */
export type ListedRow = ListingRow & {
  no: number;
  district_id: number | null;
  expected: number | null;
  expected_low: number | null;
};

/** Selects every listing, present or past. */
export function selectListed(database: Database) {
  return database
    .selectFrom('search_entries')
    .innerJoin('listings', 'listings.id', 'search_entries.listing_id')
    .innerJoin('categories', 'categories.id', 'listings.category_id')
    .select(listingColumns)
    .select(['categories.name as category', 'search_entries.no as no'])
    .select(['search_entries.district_id', 'search_entries.expected', 'search_entries.expected_low']);
}

export type ListingMemory = ReturnType<typeof createListingMemory>;

/** Creates the cache of a process. */
export function createListingMemory(database: Database) {
  const rows = new LRUCache<number, ListedRow>({ max: mostRemembered });
  const watch = createWatch();
  /** Counts how often the whole cache was emptied. */
  let age = 0;

  return {
    /** Must be called with the numbers of changed listings, or with null when all may have changed. */
    forget(numbers: readonly number[] | null): void {
      if (numbers === null) {
        rows.clear();
        age += 1;
        return;
      }
      watch.note(numbers);
      for (const no of numbers) rows.delete(no);
    },

    /** The listings with these numbers that are still for sale, in the same order. */
    async list(numbers: readonly number[]): Promise<ListedRow[]> {
      const found = new Map<number, ListedRow>();
      for (const no of numbers) {
        const row = rows.get(no);
        if (row) found.set(no, row);
      }
      const missing = numbers.filter((no) => !found.has(no));
      if (missing.length > 0) {
        const asked = age;
        const [read, changed] = await watch.during(() =>
          runPrepared(
            database,
            selectListed(database)
              .where('search_entries.for_sale', '=', true)
              .where(sql<boolean>`search_entries.no = any (${anyOf(missing)}::int[])`),
          ),
        );
        for (const row of read.rows) {
          found.set(row.no, row);
          if (age === asked && !changed.has(row.no)) rows.set(row.no, row);
        }
      }
      return numbers.flatMap((no) => found.get(no) ?? []);
    },
  };
}
