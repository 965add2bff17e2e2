/** Reads the listings and names that changed since a mirror last read them. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { runPrepared } from '../../../platform/prepared.ts';

/** How far a mirror has read: everything written by transactions before `horizon`. */
export interface Mark {
  horizon: string;
  /** When that was, by the clock of the database, in seconds since 1970. */
  at: number;
  /** In the middle of a read of several pages: the last row of the previous page. */
  changed: string;
  no: number;
}

/** A page of rows. Each column is one text, its values separated by `separator`; '' means unknown. */
export interface FeedPage {
  horizon: string;
  at: number;
  rows: number;
  last: { changed: string; no: number } | null;
  columns: Record<keyof typeof columns, string>;
  terms:
    | [
        id: number,
        kind: string,
        slug: string,
        name: string,
        parent: number | null,
        mergedInto: number | null,
      ][]
    | null;
  spellings:
    | [
        id: number,
        text: string,
        term: number,
        removed: boolean,
        taught: boolean,
        areaOf: string | null,
        exact: boolean,
      ][]
    | null;
  /** JSON: a list of ids and names. */
  categories: string;
}

/**
 * Leaves out rows of a restored backup whose transaction ids come from another server and are still in the
 * future here.
 */
const notRestored = sql`changed < pg_snapshot_xmax(pg_current_snapshot())`;

const separator = '\u001f';

const columns = {
  no: sql`no`,
  for_sale: sql`for_sale::int`,
  posted: sql`greatest(0, floor(extract(epoch from posted_at)))::bigint`,
  category: sql`category_id`,
  make: sql`make_id`,
  model: sql`model_id`,
  division: sql`division_id`,
  district: sql`district_id`,
  condition: sql`condition`,
  seller: sql`seller`,
  photo: sql`photo::int`,
  own_name: sql`own_name::int`,
  currency: sql`currency`,
  price: sql`price`,
  year: sql`year`,
  km: sql`km`,
  cc: sql`cc`,
  owners: sql`owners`,
  expected: sql`expected`,
  low: sql`expected_low`,
} satisfies Record<string, RawBuilder<unknown>>;

/** Splits a column into its values. */
export function valuesOf(text: string): string[] {
  return text.split(separator);
}

/**
 * Rows per page: about 200 KB of text. Few enough that what is read of a page is thrown away before V8 takes it
 * for lasting: pages five times as long took no less time, and left a process with a million listings 20 MB
 * larger for good.
 */
export const feedPageSize = 2_000;

/** A mirror that has read nothing. */
export const unread: Mark = { horizon: '0', at: 0, changed: '0', no: 0 };

/** A mirror that has read everything before a horizon. */
export function markAt({ horizon, at }: Pick<Mark, 'horizon' | 'at'>): Mark {
  // The index scan starts at this row; without it every check would read the index from its beginning.
  return { horizon, at, changed: horizon, no: -1 };
}

const categoriesAsText = sql`(select coalesce(json_agg(json_build_array(id, name) order by position, name), '[]')::text from categories)`;

const databaseTime = sql`extract(epoch from now())::float8`;

/** How many listings are for sale, and the largest number of one. */
export async function countEntries(database: Database): Promise<{ count: number; largest: number }> {
  const { rows } = await sql<{ count: number; largest: number }>`
    select count(*)::int as count, coalesce(max(no), 0) as largest
    from search_entries where for_sale`.execute(database);
  return rows[0] ?? { count: 0, largest: 0 };
}

/** Whether anything was written since a mark, the horizon and time of this check, and the categories as JSON. */
export async function lookForNews(
  database: Database,
  { horizon }: Mark,
): Promise<{ horizon: string; at: number; isNew: boolean; categories: string }> {
  const isThere = (table: string) =>
    sql`exists (select from ${sql.table(table)} where changed >= ${horizon}::xid8 and ${notRestored})`;
  const { rows } = await runPrepared(
    database,
    sql<{ horizon: string; at: number; isNew: boolean; categories: string }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, ${databaseTime} as at, ${categoriesAsText} as categories,
        ${sql.join(['search_entries', 'search_terms', 'search_spellings'].map(isThere), sql` or `)} as "isNew"`,
  );
  const row = rows[0];
  if (!row) throw new Error('Whether there is news was not told');
  return row;
}

/**
 * Reads the next page after a mark, in one statement. Rows of transactions that are still open will be at or
 * after the horizon, whatever their numbers are; to read a row twice does no harm. Only the first read
 * includes the rows of a restored backup, and leaves out what is not for sale: there may be more of that, and
 * nobody has to remove it from an empty mirror.
 */
export async function readFeed(database: Database, mark: Mark): Promise<FeedPage> {
  const isFirst = mark.horizon === '0';
  const bound = isFirst ? sql`true` : notRestored;
  const wanted = isFirst ? sql`for_sale` : sql`true`;
  const since = sql`changed >= ${mark.horizon}::xid8 and ${bound}`;
  const list = sql.join(
    Object.entries(columns).map(
      ([name, value]) =>
        sql`string_agg(coalesce((${value})::text, ''), ${sql.lit(separator)}) as ${sql.ref(name)}`,
    ),
  );
  const { rows } = await sql<
    Omit<FeedPage, 'columns' | 'last'> &
      FeedPage['columns'] & { last_changed: string | null; last_no: number | null }
  >`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, ${databaseTime} as at, page.*,
      (select json_agg(json_build_array(id, kind, slug, name, parent_id, merged_into) order by id)
        from search_terms where ${since}) as terms,
      (select json_agg(json_build_array(id, spelling, term_id, removed, not built_in, area_of, exact) order by id)
        from search_spellings where ${since}) as spellings,
      ${categoriesAsText} as categories
    from (
      select count(*)::int as rows, max(changed)::text as last_changed,
        (array_agg(no order by changed desc, no desc))[1] as last_no, ${list}
      from (
        select * from search_entries
        where (changed, no) > (${mark.changed}::xid8, ${mark.no}) and ${since} and ${wanted}
        order by changed, no
        limit ${feedPageSize}
      ) page
    ) page`.execute(database);
  const row = rows[0];
  if (!row) throw new Error('The feed of listings answered nothing');
  const { horizon, at, terms, spellings, categories, last_changed, last_no, rows: count, ...texts } = row;
  return {
    horizon,
    at,
    rows: count,
    last: last_changed === null || last_no === null ? null : { changed: last_changed, no: last_no },
    columns: texts,
    terms,
    spellings,
    categories,
  };
}
