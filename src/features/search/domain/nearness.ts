/**
 * How to rank the nearest listings when nothing matches: by model first, then make and engine, then price,
 * then place.
 */
import { recogniseBike } from '../../catalogue/domain.ts';
import { modelIndexes } from '../../catalogue/lookup.ts';
import { keyOf } from '../../catalogue/words.ts';
import type { Dimension, Test } from './engine/marks.ts';
import type { Wish, Wishes } from './engine/nearest.ts';
import { familyOf, type Names } from './names.ts';
import { type Currencies, currencyOf, testsOf } from './question.ts';
import { anySearch, type Range, type Search } from './search.ts';

/** More than people have. Each wish is a scan of all listings. */
const mostWishes = 16;

/** The cost of missing each filter. The price has its own rule: to be slightly above it is hardly a miss. */
const weights: Partial<Record<Dimension, number>> = {
  bike: 64,
  except: 64,
  category: 28,
  place: 8,
  words: 3,
};
const otherWeight = 5;
const bandWeight = 32;
const priceWeight = 16;
const divisionWeight = 4;
/** A 150 is near a 125 and a 160. */
const band = 0.2;

/** The engine sizes of a search: those it names, otherwise those of its models. */
function enginesOf(search: Search, vocabulary: Names): Range | null {
  if (search.cc.from !== null || search.cc.to !== null) return search.cc;
  const sizes = search.model.flatMap((slug) => {
    const family = familyOf(slug, vocabulary);
    const models = (family?.ids ?? []).flatMap((id) => vocabulary.termById(id) ?? []);
    return models.flatMap(({ name }) => {
      const row = modelIndexes.get(family?.make.name ?? '')?.byKey.get(keyOf(name));
      return row ? [row[2]].flat() : [];
    });
  });
  if (sizes.length === 0) return null;
  return aroundEngines(sizes);
}

function aroundEngines(sizes: readonly number[]): Range {
  return {
    from: Math.floor(Math.min(...sizes) * (1 - band)),
    to: Math.ceil(Math.max(...sizes) * (1 + band)),
  };
}

/** Make and engine together, as far as they are known, for searches for a model that is not there. */
function bandOf(search: Search, of: Parameters<typeof testsOf>[1]): Test[] {
  const makes = search.model.flatMap((slug) => familyOf(slug, of.vocabulary)?.make.slug ?? []);
  const make = [...new Set([...search.make, ...makes])];
  const cc = enginesOf(search, of.vocabulary);
  if (cc === null && search.model.length === 0) return [];
  const tests = testsOf({ ...anySearch, make, ...(cc && { cc }) }, of, null);
  return tests[0] ? [{ dimension: 'bike', parts: tests.flatMap(({ parts }) => parts) }] : [];
}

/** The division around the districts of the search. */
function divisionOf(search: Search, of: Parameters<typeof testsOf>[1]): Test[] {
  const { termOf, termById } = of.vocabulary;
  const division = search.district.flatMap((slug) => {
    const { parent = null } = termOf('district', slug) ?? {};
    return (parent === null ? undefined : termById(parent)?.slug) ?? [];
  });
  return division.length === 0 ? [] : testsOf({ ...anySearch, division }, of, null);
}

/**
 * Adds what the catalogue knows of a model that nobody sells here: "pulsar 150" is a Bajaj of 150 cc
 * anywhere.
 */
function withMeant(search: Search, { roots }: Names): Search {
  if (search.words === '' || search.make.length + search.model.length > 0) return search;
  const { make, known, engineCc, category } = recogniseBike(search.words);
  if (make === null) return search;
  const own = roots.filter(({ kind, name }) => kind === 'make' && name === make).map(({ slug }) => slug);
  const cc = engineCc === null ? search.cc : aroundEngines([engineCc]);
  const isOpen = search.cc.from === null && search.cc.to === null;
  return {
    ...search,
    make: own,
    cc: isOpen ? cc : search.cc,
    category: known && search.category.length === 0 ? [category] : search.category,
  };
}

/**
 * The wishes of a search. `byWord` has the listings that each word finds alone, for words in few listings.
 */
export function wishesOf(
  asked: Search,
  of: { vocabulary: Names; currencies: Currencies; names: number },
  byWord: readonly (readonly number[])[],
): Wishes {
  const search = withMeant(asked, of.vocabulary);
  const { price } = search;
  const isPriced = price.from !== null || price.to !== null;
  const filters = testsOf({ ...search, price: anySearch.price }, of, null);
  const words = byWord.map(
    (numbers): Test => ({ dimension: 'words', parts: [{ kind: 'numbers', numbers }] }),
  );
  const wishes: Wish[] = [
    ...filters.map((test) => ({ test, weight: weights[test.dimension] ?? otherWeight })),
    ...bandOf(search, of).map((test) => ({ test, weight: bandWeight })),
    ...divisionOf(search, of).map((test) => ({ test, weight: divisionWeight })),
    ...words.map((test) => ({ test, weight: weights.words ?? otherWeight })),
  ];
  return {
    wishes: wishes.slice(0, mostWishes),
    price: isPriced
      ? { ...price, currency: currencyOf(search, of.currencies), weight: priceWeight }
      : undefined,
  };
}
