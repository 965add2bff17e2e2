/** What words mean: the names of what is for sale, with all the ways in which people write them. */
import { readableText } from '../../../kernel/figures.ts';
import { makeIndex, modelIndexes, namesModel } from '../../catalogue/lookup.ts';
import { keyOf, wordsOf } from '../../catalogue/words.ts';
import { correctorOf } from './corrector.ts';
import { namesOfCountry } from './countries.ts';
import { withDigits } from './said-figures.ts';
import type { ListField } from './search.ts';

/** A name that listings are found by; see `search_terms`. */
export interface Term {
  id: number;
  kind: 'make' | 'model' | 'division' | 'district';
  slug: string;
  name: string;
  parent: number | null;
  /** What it turned out to be another spelling of: no name of its own any more. */
  mergedInto?: number | null;
}

/** Another way to write a name; see `search_spellings`. */
export interface Spelling {
  id: number;
  text: string;
  term: number;
  /** Added by an admin: it says what it says, whatever is learned later. */
  taught?: boolean;
  /** A part of the district that it stands for. */
  area?: boolean;
}

/** A part of a district, by the name that people know it by. */
interface Area {
  slug: string;
  name: string;
  /** The slug of its district. */
  district: string;
}

/** A category of the garage; `id` is also its slug. */
export interface CategoryName {
  id: string;
  name: string;
  /** Its number in the columns. */
  code: number;
}

export interface Meaning {
  field: Extract<ListField, 'make' | 'model' | 'division' | 'district' | 'category'>;
  /** Slug. */
  value: string;
  name: string;
  /** Of a model: the slug of its make. */
  make?: string;
  /** Says what is meant without anything before it. */
  plain: boolean;
  /** An ordinary word besides: only at the beginning of a text. */
  leading?: boolean;
  /** Of a place: others of its country that lists write with other marks or spaces. */
  alike?: readonly string[];
  /** Of a district: the part of it that was named. */
  area?: Area;
}

/** The names that filters name. */
export interface Names {
  termOf(kind: Term['kind'], slug: string): Term | undefined;
  termById(id: number): Term | undefined;
  /** Models by slug, in its order. */
  models: readonly Term[];
  /** Makes and divisions. */
  roots: readonly Term[];
  /** Models of a make, districts of a division. */
  childrenOf(id: number): readonly Term[];
  /** What the names became that once had a slug like this. */
  movedTo(kind: Term['kind'], fits: (slug: string) => boolean): readonly Term[];
  categories: readonly CategoryName[];
  /** By slug. */
  areas: ReadonlyMap<string, Area>;
}

export interface Vocabulary extends Names {
  /** Meanings by key, the most likely first. */
  byKey: ReadonlyMap<string, readonly Meaning[]>;
  /** Words of the longest name. */
  reach: number;
  /** Mends slips; answers the word itself where nothing is near. */
  correct(word: string): string;
}

// How people ask for a category, besides its name in the plural and in the singular.
const categoryWords: Readonly<Record<string, readonly string[]>> = {
  scooters: ['scooty', 'scooti', 'moped', 'matic', 'matik', 'স্কুটার', 'স্কুটি'],
  'dirt-bikes': ['dirt', 'off road', 'offroad', 'motocross', 'enduro', 'ডার্ট বাইক'],
  sports: ['sport bike', 'sports bike', 'superbike', 'স্পোর্টস বাইক'],
  cruisers: ['cruiser bike', 'chopper', 'ক্রুজার'],
  electric: ['ev', 'e bike', 'electric bike', 'electric scooter', 'ইলেকট্রিক', 'বৈদ্যুতিক'],
  commuters: ['commuter bike', 'কমিউটার'],
  touring: ['tourer', 'touring bike', 'adventure bike'],
  classics: ['classic bike', 'vintage'],
};
/** Categories whose name alone more often means something else. */
const shyCategories = new Set(['classics', 'bmw', 'harley-davidson']);

const singular = (name: string) => name.replace(/s$/, '');

/** All ways to begin a slug that end with one of its words: "gixxer" and "gixxer-sf" of "gixxer-sf-250". */
function beginnings(slug: string): string[] {
  const parts = slug.split('-');
  return parts.slice(1).map((_, end) => parts.slice(0, end + 1).join('-'));
}

/** The part of a name that a beginning of its slug stands for: "FZ-S" of "FZ-S V3" for "fz-s". */
function beginningOf(name: string, slug: string): string {
  for (let end = 1; end <= name.length; end += 1) {
    const part = name.slice(0, end);
    const isWhole = end === name.length || /[^\p{L}\p{M}\p{N}]/u.test(name.charAt(end));
    if (isWhole && part.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-') === slug) return part;
  }
  return name;
}

/** The names by themselves: enough to ask what a filter means, in a fraction of the time. */
export function buildNames(all: readonly Term[], categories: readonly CategoryName[]): Names {
  const terms = all.filter(({ mergedInto }) => mergedInto == null);
  const moved = all.filter(({ mergedInto }) => mergedInto != null);
  const byId = new Map(terms.map((term) => [term.id, term]));
  const bySlug = new Map(terms.map((term) => [`${term.kind} ${term.slug}`, term]));
  const children = Map.groupBy(terms, ({ parent }) => parent ?? 0);
  return {
    termOf: (kind, slug) => bySlug.get(`${kind} ${slug}`),
    termById: (id) => byId.get(id),
    models: terms.filter(({ kind }) => kind === 'model').sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    roots: terms.filter(({ parent }) => parent === null),
    childrenOf: (id) => children.get(id) ?? [],
    movedTo: (kind, fits) =>
      moved
        .filter((term) => term.kind === kind && fits(term.slug))
        .flatMap(({ mergedInto }) => byId.get(mergedInto ?? 0) ?? []),
    // A category of one make is written as the make is.
    categories: categories.map((category) => ({
      ...category,
      name: bySlug.get(`make ${category.id}`)?.name ?? category.name,
    })),
    areas: new Map(),
  };
}

export function buildVocabulary(
  all: readonly Term[],
  spellings: readonly Spelling[],
  categories: readonly CategoryName[],
): Vocabulary {
  const byKey = new Map<string, Meaning[]>();
  const areas = new Map<string, Area>();
  const names = buildNames(all, categories);
  const { models, termById } = names;
  const terms = all.filter(({ mergedInto }) => mergedInto == null);
  const words = new Set<string>();
  let reach = 1;

  function add(text: string, meaning: Meaning): void {
    const parts = wordsOf(text);
    const key = parts.join('');
    if (key === '') return;
    for (const part of parts) words.add(part);
    reach = Math.max(reach, parts.length);
    const meanings = byKey.get(key) ?? [];
    if (!meanings.some(({ field, value }) => field === meaning.field && value === meaning.value))
      byKey.set(key, [...meanings, meaning]);
  }

  const meaningOf = (term: Term, text: string, value: string, name: string): Meaning => {
    const make = term.parent === null ? '' : (termById(term.parent)?.slug ?? '');
    return { field: 'model', value, name, make, plain: namesModel(keyOf(text)) };
  };
  const towns = Map.groupBy(
    terms.filter(({ kind }) => kind === 'district'),
    ({ parent, name }) => `${parent} ${keyOf(name)}`,
  );
  const meaningOfPlace = ({ kind, slug, name, parent }: Term): Meaning | null => {
    if (kind === 'division') return { field: kind, value: slug, name, plain: true };
    if (kind !== 'district') return null;
    const alike = (towns.get(`${parent} ${keyOf(name)}`) ?? []).map((town) => town.slug);
    return { field: kind, value: slug, name, plain: true, ...(alike.length > 1 && { alike }) };
  };
  const areaOf = (text: string, { slug: district }: Term): Area => {
    const area = { slug: text.toLowerCase().replaceAll(' ', '-'), name: text, district };
    areas.set(area.slug, area);
    return area;
  };
  const addSpelling = ({ text, term: id, area }: Spelling) => {
    const term = termById(id);
    if (term?.kind === 'make') add(text, { field: 'make', value: term.slug, name: term.name, plain: true });
    else if (term?.kind === 'model')
      add(text, { ...meaningOf(term, text, term.slug, term.name), plain: true });
    else if (term)
      add(text, { ...(meaningOfPlace(term) as Meaning), ...(area && { area: areaOf(text, term) }) });
  };

  // What an admin taught meant nothing else then: whatever came later must not take it away.
  for (const spelling of spellings) {
    if (!spelling.taught) continue;
    addSpelling(spelling);
    // What is typed has its figures in digits before names are looked for.
    addSpelling({ ...spelling, text: withDigits(readableText(spelling.text)) });
  }

  const makes = terms.filter(({ kind }) => kind === 'make');
  for (const { slug, name } of makes) {
    const row = makeIndex.byKey.get(keyOf(name));
    const meaning: Meaning = {
      field: 'make',
      value: slug,
      name,
      plain: true,
      ...(row?.word && { leading: true }),
    };
    for (const text of [name, ...(row?.also ?? [])]) add(text, meaning);
  }

  // A family before other spellings: "classic" is any Classic, also where short for the Classic 350.
  for (const term of models) add(term.name, meaningOf(term, term.name, term.slug, term.name));
  for (const term of models) {
    const make = term.parent === null ? undefined : termById(term.parent);
    if (!make) continue;
    for (const beginning of beginnings(term.slug.slice(make.slug.length + 1))) {
      const name = beginningOf(term.name, beginning);
      const text = beginning.replaceAll('-', ' ');
      if (/\p{L}/u.test(beginning)) add(text, meaningOf(term, text, `${make.slug}-${beginning}`, name));
    }
  }
  for (const term of models) {
    const make = term.parent === null ? undefined : termById(term.parent);
    const row = make && modelIndexes.get(make.name)?.byKey.get(keyOf(term.name));
    for (const text of row?.[3]?.also ?? []) add(text, meaningOf(term, text, term.slug, term.name));
  }

  for (const { id, name } of names.categories) {
    const meaning: Meaning = { field: 'category', value: id, name, plain: !shyCategories.has(id) };
    for (const text of [name, singular(name), ...(categoryWords[id] ?? [])]) add(text, meaning);
  }
  // Districts first: "Dhaka" is the town rather than all around it.
  for (const kind of ['district', 'division'] as const) {
    for (const term of terms) {
      const meaning = term.kind === kind ? meaningOfPlace(term) : null;
      if (meaning) add(term.name, meaning);
    }
  }
  // Of their spellings as well: "ঢাকা" means the same as "Dhaka".
  const isDivision = ({ term }: Spelling) => termById(term)?.kind === 'division';
  const inOrder = [...spellings].sort((a, b) => Number(isDivision(a)) - Number(isDivision(b)));
  for (const spelling of inOrder) addSpelling(spelling);
  for (const { id, kind, name } of terms)
    if (kind === 'division') for (const text of namesOfCountry(name)) addSpelling({ id: 0, text, term: id });
  // A name that was merged goes on meaning what it became, no more and no less plainly than before.
  for (const { name, mergedInto } of all) {
    const term = mergedInto == null ? undefined : termById(mergedInto);
    if (term?.kind === 'model') add(name, meaningOf(term, name, term.slug, term.name));
    else if (term) addSpelling({ id: 0, text: name, term: term.id });
  }

  return { ...names, areas, byKey, reach, correct: correctorOf(words) };
}
