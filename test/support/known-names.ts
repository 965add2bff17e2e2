import { modelsOfIndia } from '../../src/features/catalogue/models-of-india.ts';
import { modelsOfJapan } from '../../src/features/catalogue/models-of-japan.ts';
import { modelsOfTheWorld } from '../../src/features/catalogue/models-of-the-world.ts';
import type { Term } from '../../src/features/search/domain/names.ts';
import { buildVocabulary, type Vocabulary } from '../../src/features/search/domain/words/vocabulary.ts';
import type { Database } from '../../src/platform/database.ts';

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The vocabulary of a garage that has every model of the catalogue, in the places that the database knows: a word that means
 * one name here has more to be confused with than in any garage.
 */
export async function readEveryName(database: Database): Promise<Vocabulary> {
  const terms: Term[] = await database
    .selectFrom('search_terms')
    .select(['id', 'kind', 'slug', 'name', 'parent_id as parent'])
    .execute();
  const spellings = await database
    .selectFrom('search_spellings')
    .select(['id', 'spelling as text', 'term_id as term', 'area_of as areaOf', 'exact'])
    .orderBy('id')
    .execute();
  const categories = await database.selectFrom('categories').select(['id', 'name']).execute();
  let id = terms.reduce((most, term) => Math.max(most, term.id), 0);
  for (const table of [modelsOfIndia, modelsOfJapan, modelsOfTheWorld])
    for (const [name, rows] of Object.entries(table)) {
      id += 1;
      const make: Term = { id, kind: 'make', slug: slugOf(name), name, parent: null };
      terms.push(make);
      for (const [model] of rows) {
        id += 1;
        terms.push({
          id,
          kind: 'model',
          slug: `${make.slug}-${slugOf(model)}`,
          name: model,
          parent: make.id,
        });
      }
    }
  return buildVocabulary(
    terms,
    spellings,
    categories.map((category, code) => ({ ...category, code })),
  );
}
