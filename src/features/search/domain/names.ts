/** The names of what is for sale, as filters use them. */
import { firstNotBelow } from '../../../kernel/first-not-below.ts';

/** A name that listings are found by: a row of `search_terms`. */
export interface Term {
  id: number;
  kind: 'make' | 'model' | 'division' | 'district';
  slug: string;
  name: string;
  parent: number | null;
  /** The term that this one was merged into, because it was another spelling of it. */
  mergedInto?: number | null;
}

/**
 * A slug with all its beginnings that end with one of its words, the shortest first, because the slug of a model family is a
 * beginning of its models': "gixxer", "gixxer-sf" and "gixxer-sf-250".
 */
export function withBeginnings(slug: string): string[] {
  const parts = slug.split('-');
  return parts.map((_, end) => parts.slice(0, end + 1).join('-'));
}

/** A part of a district, by its common name. */
export interface Area {
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

/** Lookup of the names that filters use. */
export interface Names {
  termOf(kind: Term['kind'], slug: string): Term | undefined;
  termById(id: number): Term | undefined;
  /** Models sorted by slug. */
  models: readonly Term[];
  /** Makes and divisions. */
  roots: readonly Term[];
  /** Models of a make, districts of a division. */
  childrenOf(id: number): readonly Term[];
  /** The terms that names with a fitting former slug were merged into. */
  movedTo(kind: Term['kind'], fits: (slug: string) => boolean): readonly Term[];
  categories: readonly CategoryName[];
  /** By slug. */
  areas: ReadonlyMap<string, Area>;
}

/** The names without other spellings: enough to resolve filters, and much faster to build. */
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
    // A category of a single make is spelt like the make.
    categories: categories.map((category) => ({
      ...category,
      name: bySlug.get(`make ${category.id}`)?.name ?? category.name,
    })),
    areas: new Map(),
  };
}

/** A model, or several whose slugs have a common beginning: "yamaha-fz" is every FZ. */
interface Family {
  slug: string;
  name: string;
  make: Term;
  ids: readonly number[];
}

/** The models that a slug stands for; undefined when there is none. */
export function familyOf(slug: string, { models, termById }: Names): Family | undefined {
  const members: Term[] = [];
  // In sorted order a slug is followed by those that begin with it.
  for (let place = firstAt(models, slug); place < models.length; place += 1) {
    const term = models[place];
    if (!term || (term.slug !== slug && !term.slug.startsWith(`${slug}-`))) break;
    members.push(term);
  }
  const first = members[0];
  const make = first?.parent === null || first === undefined ? undefined : termById(first.parent);
  if (!first || !make || slug.length <= make.slug.length) return undefined;
  const parts = slug.slice(make.slug.length + 1).split('-').length;
  const name = members.find((term) => term.slug === slug)?.name ?? beginningOf(first.name, parts);
  return { slug, name, make, ids: members.map(({ id }) => id) };
}

/** The index of the first term whose slug is not before this one. */
function firstAt(terms: readonly Term[], slug: string): number {
  return firstNotBelow(terms.length, (place) => (terms[place]?.slug ?? '') < slug);
}

/** The beginning of a name, as many words as in its slug. */
function beginningOf(name: string, parts: number): string {
  const found = [...name.matchAll(/[\p{L}\p{M}\p{N}]+/gu)][parts - 1];
  return found ? name.slice(0, found.index + found[0].length) : name;
}

/** The parent of a slug: the make of a model, the division of a district, the district of an area. */
export function parentOf(
  child: 'model' | 'district' | 'area',
  slug: string,
  vocabulary: Names,
): string | undefined {
  if (child === 'area') return vocabulary.areas.get(slug)?.district;
  if (child === 'model') return familyOf(slug, vocabulary)?.make.slug;
  const parent = vocabulary.termOf('district', slug)?.parent;
  return parent == null ? undefined : vocabulary.termById(parent)?.slug;
}
