/**
 * Replaces names in a search by existing ones, each in its canonical spelling and together with its parent.
 */
import * as words from '#messages/search.ts';
import type { FieldProblem } from '../../../kernel/errors.ts';
import { firstNotBelow } from '../../../kernel/first-not-below.ts';
import { keyOf } from '../../catalogue/words.ts';
import {
  isNotField,
  type ListField,
  leavingOut,
  leftOutBy,
  listFields,
  type NotField,
  namedFields,
  type Search,
} from './search.ts';
import type { Names, Term, Vocabulary } from './vocabulary.ts';

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

/** The slug for another spelling: cumilla for "comilla", royal-enfield for "Royal Enfield". */
function respelt(field: ListField, value: string, vocabulary: Vocabulary): string | undefined {
  const meanings = vocabulary.byKey.get(keyOf(value.replaceAll('-', ' ')));
  if (field === 'area') return meanings?.find(({ area }) => area)?.area?.slug;
  return meanings?.find((meaning) => meaning.field === kindOf(field))?.value;
}

function exists(field: ListField, value: string, vocabulary: Vocabulary): boolean {
  const kind = kindOf(field);
  if (kind === 'area') return vocabulary.areas.has(value);
  if (kind === 'category') return vocabulary.categories.some(({ id }) => id === value);
  if (kind === 'model') return familyOf(value, vocabulary) !== undefined;
  if (kind === 'condition' || kind === 'seller') return true;
  return vocabulary.termOf(kind, value) !== undefined;
}

/** The kind of name in a filter's values. */
function kindOf(field: ListField): Exclude<ListField, NotField> {
  return isNotField(field) ? leftOutBy[field] : field;
}

const nameFields = ['area', ...namedFields, ...Object.values(leavingOut)] as const;
type NameField = (typeof nameFields)[number];

/** The present slugs for a value: itself, what it was merged into, or what it is another spelling of. */
function slugsOf(field: NameField, value: string, vocabulary: Vocabulary): readonly string[] {
  const own = exists(field, value, vocabulary) ? [value] : [];
  const kind = kindOf(field);
  const moved = (fits: (slug: string) => boolean) =>
    kind === 'make' || kind === 'model' || kind === 'division' || kind === 'district'
      ? vocabulary.movedTo(kind, fits).map((term) => term.slug)
      : [];
  const known = [...own, ...moved((slug) => slug === value)];
  if (known.length > 0) return known;
  // A family whose models have all been merged.
  const family = kind === 'model' ? moved((slug) => slug.startsWith(`${value}-`)) : [];
  if (family.length > 0) return family;
  const slug = respelt(field, value, vocabulary);
  return slug === undefined ? [] : [slug];
}

const withParents: readonly (readonly ['make' | 'division', 'model' | 'district'])[] = [
  ['make', 'model'],
  ['division', 'district'],
];

/** Settles the names of a search; names that do not exist are left out and reported. */
export function settleNames(
  search: Search,
  vocabulary: Vocabulary,
): { search: Search; leftOut: FieldProblem[] } {
  const leftOut: FieldProblem[] = [];
  const settled: Partial<Record<ListField, readonly string[]>> = {};
  for (const field of nameFields) {
    const unknown: string[] = [];
    settled[field] = search[field].flatMap((value) => {
      const slugs = slugsOf(field, value, vocabulary);
      if (slugs.length === 0) unknown.push(value);
      return slugs;
    });
    if (unknown.length > 0) leftOut.push({ field, code: 'unknown-name', detail: words.nameUnknown(unknown) });
  }
  for (const [parent, child] of withParents) {
    const parents = (settled[child] ?? []).flatMap((slug) => parentOf(child, slug, vocabulary) ?? []);
    settled[parent] = [...(settled[parent] ?? []), ...parents];
  }
  // An area only tells what was meant by a district.
  settled.area = (settled.area ?? []).filter((slug) =>
    settled.district?.includes(vocabulary.areas.get(slug)?.district ?? ''),
  );
  const unique = Object.fromEntries(
    Object.entries(settled).map(([field, values]) => [field, [...new Set(values)].sort()]),
  );
  return { search: { ...search, ...unique }, leftOut };
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

/** Selected parents without a selected child: "any Honda" beside "the Yamaha R15". */
export function wholeParents(search: Search, parent: 'make' | 'division', vocabulary: Names): string[] {
  const child = parent === 'make' ? 'model' : 'district';
  const divided = new Set(search[child].map((slug) => parentOf(child, slug, vocabulary)));
  return search[parent].filter((slug) => !divided.has(slug));
}

/** The display name of a selected value. */
export function nameOf(field: ListField, value: string, vocabulary: Names): string {
  const kind = kindOf(field);
  if (kind === 'area') return vocabulary.areas.get(value)?.name ?? value;
  if (kind === 'category') return vocabulary.categories.find(({ id }) => id === value)?.name ?? value;
  if (field === 'notModel') {
    // Nothing else in the sentence says which make the model is of.
    const family = familyOf(value, vocabulary);
    return family ? `${family.make.name} ${family.name}` : value;
  }
  if (kind === 'model') return familyOf(value, vocabulary)?.name ?? value;
  if (kind === 'condition' || kind === 'seller') return value;
  return vocabulary.termOf(kind, value)?.name ?? value;
}

/** A selected value with its display name. */
export interface ChosenName {
  value: string;
  name: string;
  /** The make of a model, the division of a district, the district of an area. */
  parent?: string | undefined;
}

/** All selected values of a search, by name. */
export function namesIn(search: Search, vocabulary: Names): Record<ListField, ChosenName[]> {
  const chosen = (field: ListField): ChosenName[] =>
    search[field].map((value) => {
      const parent =
        field === 'model' || field === 'district' || field === 'area'
          ? parentOf(field, value, vocabulary)
          : undefined;
      return { value, name: nameOf(field, value, vocabulary), ...(parent !== undefined && { parent }) };
    });
  return Object.fromEntries(listFields.map((field) => [field, chosen(field)])) as Record<
    ListField,
    ChosenName[]
  >;
}
