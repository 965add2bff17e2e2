import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database.ts';
import type { VocabularyName } from './contract.ts';

type Spellings = VocabularyName['spellings'];

/** The spellings in the database, by the ids of their names: built-in ones first. */
export async function listSpellings(
  database: Database,
  terms: readonly number[],
): Promise<Map<number, Spellings>> {
  const { rows } = await sql<{
    term: number;
    id: number | null;
    text: string;
    origin: Spellings[number]['origin'];
    area: string | null;
  }>`
    select * from (
      select term_id as term, case when built_in then null else id end as id, spelling as text,
        case when built_in then 'built-in' else 'added' end as origin, area_of as area
      from search_spellings where term_id = any (${terms}::int[]) and not removed
      union all
      select merged_into, null, name, 'merged', null from search_terms where merged_into = any (${terms}::int[])
    ) spelling
    order by origin = 'added', origin, text`.execute(database);
  const found = new Map<number, Spellings>();
  for (const { term, ...spelling } of rows) found.set(term, [...(found.get(term) ?? []), spelling]);
  return found;
}

/**
 * Locks the vocabulary until the transaction ends, so that two admins cannot give one word two meanings and
 * no listing is read in the meantime that nobody would read again. The tables are locked in the order in
 * which the triggers of listings use them. The lock fails after some seconds, when somebody writes listings
 * for long, as a dry run of an import does.
 */
export async function lockVocabulary(transaction: Transaction): Promise<void> {
  await sql`set local statement_timeout = '5s'`.execute(transaction);
  await sql`lock table search_places, search_bikes, search_entries in share row exclusive mode`.execute(
    transaction,
  );
  // Many listings may have to be read again.
  await sql`set local statement_timeout = '60s'`.execute(transaction);
}

/** How many spellings admins have added to a name. */
export async function countAddedSpellings(database: Database, term: number): Promise<number> {
  const { count } = await database
    .selectFrom('search_spellings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('term_id', '=', term)
    .where('built_in', '=', false)
    .where('removed', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * What the spellings of an area have in common: `area` is that, or one of them, or the new spelling itself for
 * an area of its own. Null where it is none of these.
 */
export async function findArea(
  database: Database,
  { term, spelling, area }: { term: number; spelling: string; area: string },
): Promise<string | null> {
  // Spellings that were taken away count, so that the last one of an area can be put back.
  const { rows } = await sql<{ area: string | null }>`
    select case
      when search_key(${area}) = search_key(${spelling}) then search_key(${spelling})
      else (
        select area_of from search_spellings
        where term_id = ${term} and area_of is not null and search_key(${area}) in (key, area_of)
        order by area_of <> search_key(${area}), removed
        limit 1
      )
    end as area`.execute(database);
  return rows[0]?.area ?? null;
}

/** All spellings of an area of a district. */
export async function listSpellingsOfArea(database: Database, term: number, area: string): Promise<string[]> {
  const rows = await database
    .selectFrom('search_spellings')
    .select('spelling')
    .where('term_id', '=', term)
    .where('area_of', '=', area)
    .where('removed', '=', false)
    .execute();
  return rows.map(({ spelling }) => spelling);
}

/** Adds a spelling, or restores one, and returns its id. `area` is what it has in common with others of its area. */
export async function insertSpelling(
  database: Database,
  { term, spelling, area, by }: { term: number; spelling: string; area: string | null; by: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into search_spellings (spelling, key, term_id, area_of, added_by)
    values (${spelling}, search_key(${spelling}), ${term}, ${area}, ${by})
    on conflict (key, term_id) do update
      set spelling = excluded.spelling, area_of = excluded.area_of, added_by = excluded.added_by, removed = false,
        changed = pg_current_xact_id()
    returning id`.execute(database);
  return rows[0]?.id ?? 0;
}

/** The spelling of a visible name. */
export async function findSpelling(
  database: Database,
  term: number,
  id: number,
): Promise<{ spelling: string; built_in: boolean } | undefined> {
  return database
    .selectFrom('search_spellings')
    .select(['spelling', 'built_in'])
    .where('term_id', '=', term)
    .where('id', '=', id)
    .where('removed', '=', false)
    .executeTakeFirst();
}

/** Marks a spelling as removed. It stays stored, so that every process learns of it. */
export async function removeSpelling(database: Database, id: number): Promise<void> {
  await sql`update search_spellings set removed = true, changed = pg_current_xact_id() where id = ${id}`.execute(
    database,
  );
}

/** Reads listings with these words again. Returns how many have another meaning now. */
export async function readAgain(database: Database, words: string, term: number): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    select search_read_again(${words}, ${term}) as changed`.execute(database);
  return rows[0]?.changed ?? 0;
}

/** The slug that a name would have; null when no character of it may be in an address. */
export async function slugOfName(database: Database, name: string): Promise<string | null> {
  const { rows } = await sql<{ slug: string | null }>`select search_slug(${name}) as slug`.execute(database);
  return rows[0]?.slug ?? null;
}

/** How many names admins have added. */
export async function countAddedNames(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('search_terms')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('added', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a name; null when a name with this slug exists or existed. */
export async function insertName(
  database: Database,
  { kind, slug, name, parent }: { kind: 'make' | 'model'; slug: string; name: string; parent: number | null },
): Promise<number | null> {
  const row = await database
    .insertInto('search_terms')
    .values({ kind, slug, name, parent_id: parent, added: true })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A name as it is in the database, whatever this process has cached. */
export async function findName(database: Database, id: number) {
  return database
    .selectFrom('search_terms')
    .select(['id', 'kind', 'slug', 'name', 'parent_id as parent'])
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .executeTakeFirst();
}

/** Whether a name, or one that belongs to it, is built in. */
export async function isBuiltIn(database: Database, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from search_spellings spelling join search_terms term on term.id = spelling.term_id
    where ${id} in (term.id, term.parent_id) and spelling.built_in limit 1`.execute(database);
  return rows.length > 0;
}

/** Merges two names. Returns the slugs that no longer exist. */
export async function mergeNames(
  database: Database,
  former: number,
  final: number,
): Promise<{ kind: string; slug: string }[]> {
  await sql`select search_merge(${former}, ${final})`.execute(database);
  await sql`
    select search_merge_repeated(make.id, array[former.name])
    from search_terms former join search_terms make on make.id = former.merged_into
    where former.id = ${former} and make.kind = 'make'`.execute(database);
  const { rows } = await sql<{ kind: string; slug: string }>`
    select kind, slug from search_terms
    where merged_into is not null
      and (id = ${former} or parent_id = ${former} or parent_id = ${final} and changed = pg_current_xact_id())`.execute(
    database,
  );
  return rows;
}
