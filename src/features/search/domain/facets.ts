/** What each further click would leave: the counts of a scan, by name. */
import { byName } from '../../../kernel/by-name.ts';
import type { DistanceUnit } from '../../../kernel/distances.ts';
import { marketOf } from '../../../kernel/markets.ts';
import { conditions } from '../../listings/domain.ts';
import { nameOf } from './chosen-names.ts';
import { yearZero } from './engine/columns.ts';
import type { Counts } from './engine/counts.ts';
import { distanceSteps, engineSteps, steps } from './engine/steps.ts';
import { familyOf, type Names, type Term } from './names.ts';
import {
  type ListField,
  type NotField,
  notFields,
  type Range,
  type RangeField,
  type Search,
  type SwitchField,
  sellers,
  switchFields,
} from './search.ts';

/** A value that can be selected, with the number of listings it would leave. */
export interface Option {
  value: string;
  name: string;
  count: number;
  /** The make of a model, the division of a district, the district of an area. */
  parent?: string | undefined;
}

/** A range that can be selected. */
interface Band extends Range {
  count: number;
}

export type Facets = Record<ListField | 'currency', Option[]> &
  Record<RangeField, Band[]> &
  Record<SwitchField, number> & { owners: { most: number; count: number }[] };

/** The largest number of names per kind; selected ones are always listed. */
const mostOptions = 80;
const mostBands = 6;

const at = (counts: Int32Array, value: number) => counts[value] ?? 0;

/** Values with listings and selected values, most frequent first. */
function ranked(options: Option[], chosen: readonly string[]): Option[] {
  const isChosen = new Set(chosen);
  const all = options
    .filter(({ value, count }) => count > 0 || isChosen.has(value))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  return all.filter(({ value }, place) => place < mostOptions || isChosen.has(value));
}

function named(
  kind: 'make' | 'division' | 'district',
  terms: readonly Term[],
  counts: Int32Array,
  search: Search,
  { termById }: Names,
): Option[] {
  const options = terms
    .filter((term) => term.kind === kind)
    .map(({ id, slug, name, parent }) => ({
      value: slug,
      name,
      count: at(counts, id),
      ...(parent === null ? {} : { parent: termById(parent)?.slug ?? '' }),
    }));
  return ranked(options, search[kind]);
}

/** Models of the selected makes, and selected families of models. */
function modelsOf(counts: Int32Array, search: Search, vocabulary: Names): Option[] {
  // Whoever selects the Gixxer also sees the Gixxer SF.
  const countOf = (slug: string) =>
    familyOf(slug, vocabulary)?.ids.reduce((sum, id) => sum + at(counts, id), 0) ?? 0;
  const options = search.make.flatMap((slug) => {
    const make = vocabulary.termOf('make', slug);
    return (make ? vocabulary.childrenOf(make.id) : []).map((model) => ({
      value: model.slug,
      name: model.name,
      count: countOf(model.slug),
      parent: slug,
    }));
  });
  for (const value of search.model) {
    const family = familyOf(value, vocabulary);
    if (!family || options.some((option) => option.value === value)) continue;
    options.push({ value, name: family.name, count: countOf(value), parent: family.make.slug });
  }
  return ranked(options, search.model);
}

/**
 * Joins adjoining values into a few bands with about the same number of listings each. `lowest` holds the
 * lowest figure of each value in ascending order, from code 1 on.
 */
function bandsOf(lowest: readonly number[], counts: Int32Array): Band[] {
  let total = 0;
  for (let place = 0; place < lowest.length; place += 1) total += at(counts, place + 1);
  const bands: { from: number; to: number | null; count: number }[] = [];
  let open: (typeof bands)[number] | null = null;
  for (let place = 0; place < lowest.length; place += 1) {
    const count = at(counts, place + 1);
    if (count === 0 && open === null) continue;
    open ??= { from: lowest[place] as number, to: null, count: 0 };
    open.count += count;
    open.to = place + 1 < lowest.length ? (lowest[place + 1] as number) - 1 : null;
    if (open.count * mostBands < total) continue;
    bands.push(open);
    open = null;
  }
  if (open && open.count > 0) bands.push(open);
  // A single band would offer no choice.
  if (bands.length < 2) return [];
  return bands.map((band, place) => ({
    ...band,
    from: place === 0 ? null : band.from,
    to: place === bands.length - 1 ? null : band.to,
  }));
}

const lowestOfSteps: readonly number[] = [0, ...steps];
const lowestOfYears: readonly number[] = Array.from({ length: 255 }, (_, place) => yearZero + place + 1);

function rangeBands(counts: Counts, distance: DistanceUnit): Record<RangeField, Band[]> {
  return {
    price: bandsOf(lowestOfSteps, counts.priceStep),
    km: bandsOf([0, ...distanceSteps(distance)], counts.kmStep),
    year: bandsOf(lowestOfYears, counts.year),
    // These bands come from the law and stay as they are.
    cc: engineSteps.flatMap((from, place) => {
      const next = engineSteps[place + 1];
      const count = at(counts.ccStep, place + 1);
      const first = place === 0 ? null : from;
      return count > 0 ? [{ from: first, to: next === undefined ? null : next - 1, count }] : [];
    }),
  };
}

/** The facets of a search whose words are already understood. The garage's own currency is the first of `currencies`. */
export function facetsOf(
  counts: Counts,
  search: Search,
  { vocabulary, currencies }: { vocabulary: Names; currencies: readonly string[] },
): Facets {
  const { roots } = vocabulary;
  const districts = search.division.flatMap((slug) => {
    const division = vocabulary.termOf('division', slug);
    return division ? vocabulary.childrenOf(division.id) : [];
  });
  const plain = (field: 'condition' | 'seller', values: readonly string[]) =>
    values.map((value, code) => ({
      value,
      name: nameOf(field, value, vocabulary),
      count: at(counts[field], code),
    }));
  const leftOut = (field: NotField) =>
    search[field].map((value) => ({ value, name: nameOf(field, value, vocabulary), count: 0 }));
  const areas = search.area.map((value) => ({
    value,
    name: nameOf('area', value, vocabulary),
    count: 0,
    parent: vocabulary.areas.get(value)?.district,
  }));
  return {
    area: areas,
    category: ranked(
      vocabulary.categories.map(({ id, name, code }) => ({
        value: id,
        name,
        count: at(counts.category, code),
      })),
      search.category,
    ),
    make: named('make', roots, counts.make, search, vocabulary),
    model: modelsOf(counts.model, search, vocabulary),
    ...byName(notFields, leftOut),
    condition: plain('condition', conditions).filter(
      (_, __, all) => search.condition.length > 0 || all.some(({ count }) => count > 0),
    ),
    division: named('division', roots, counts.division, search, vocabulary),
    district: named('district', districts, counts.district, search, vocabulary),
    seller: plain('seller', sellers),
    currency: currencies
      .map((value, code) => ({ value, name: value, count: at(counts.currency, code) }))
      .filter(({ value, count }) => count > 0 || search.currency === value),
    owners: Array.from({ length: 3 }, (_, place) => {
      const most = place + 1;
      const count = Array.from({ length: most }, (_, owner) => at(counts.owners, owner + 1));
      return { most, count: count.reduce((sum, one) => sum + one, 0) };
    }).filter(({ count }) => count > 0),
    ...byName(switchFields, (field) => at(counts[field], 1)),
    ...rangeBands(counts, marketOf(currencies[0]).distance),
  };
}
