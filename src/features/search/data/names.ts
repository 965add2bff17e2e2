/** Reads all known names at once; the mirror reads only their changes. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { CategoryName, Term } from '../domain/names.ts';
import type { Spelling } from '../domain/words/meanings.ts';
import { buildSaidAreas, type SaidAreas } from '../domain/words/said-areas.ts';
import { buildVocabulary, type Vocabulary } from '../domain/words/vocabulary.ts';

/** The vocabulary as this connection sees it, in a transaction also under its locks. */
export async function readVocabulary(database: Database): Promise<Vocabulary> {
  const { terms, categories } = await readNames(database);
  return buildVocabulary(terms, await readSpellings(database), categories);
}

/** All names and categories. */
export async function readNames(database: Database): Promise<{ terms: Term[]; categories: CategoryName[] }> {
  const terms = await database
    .selectFrom('search_terms')
    .select(['id', 'kind', 'slug', 'name', 'parent_id as parent', 'merged_into as mergedInto'])
    .orderBy('id')
    .execute();
  const categories = await database
    .selectFrom('categories')
    .select(['id', 'name'])
    .orderBy('position')
    .orderBy('name')
    .execute();
  return { terms, categories: categories.map((category, code) => ({ ...category, code })) };
}

/** The areas of towns as texts name them. */
export async function readSaidAreas(database: Database): Promise<SaidAreas> {
  const named = await database
    .selectFrom('search_spellings')
    .select(['spelling as text', 'term_id as term', 'area_of as areaOf'])
    .where('removed', '=', false)
    .where('area_of', 'is not', null)
    .orderBy('id')
    .execute();
  return buildSaidAreas(named);
}

/** All other spellings of names. */
async function readSpellings(database: Database): Promise<Spelling[]> {
  return database
    .selectFrom('search_spellings')
    .select([
      'id',
      'spelling as text',
      'term_id as term',
      sql<boolean>`not built_in`.as('taught'),
      'area_of as areaOf',
      'exact',
    ])
    .where('removed', '=', false)
    .orderBy('id')
    .execute();
}
