/**
 * Replaces names in a search by existing ones, each in its canonical spelling and together with its parent.
 */
import * as words from '#messages/search.ts';
import type { FieldProblem } from '../../../../kernel/errors.ts';
import { keyOf } from '../../../catalogue/words.ts';
import { kindOf } from '../chosen-names.ts';
import { familyOf, parentOf } from '../names.ts';
import { type ListField, leavingOut, namedFields, type Search } from '../search.ts';
import type { Vocabulary } from './vocabulary.ts';

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
