/**
 * A search as people share it: everything in it comes from its address. Each filter is declared here once, by its kind
 * (`listFields`, `rangeFields`, `switchFields`); whatever treats all filters of a kind alike goes through these.
 */
import { byName } from '../../../kernel/by-name.ts';
import type { PossiblePrices } from '../../../kernel/market.ts';
import { normalForm } from '../../../kernel/normal-form.ts';

/** Sort orders; the first is the default. */
export const sorts = ['newest', 'price-low', 'price-high', 'year-new', 'km-low', 'best-value'] as const;
export type Sort = (typeof sorts)[number];

/** Who offers a motorcycle: a member, an imported list, or nobody (a sample). */
export const sellers = ['member', 'list', 'sample'] as const;

/**
 * Filters by name, each with any number of values, which are slugs. `not…` filters exclude their values. An
 * `area` only tells which part of a selected district was meant: it filters nothing.
 */
export const listFields = [
  'area',
  'category',
  'condition',
  'district',
  'division',
  'make',
  'model',
  'notCategory',
  'notDistrict',
  'notDivision',
  'notMake',
  'notModel',
  'seller',
] as const;
export type ListField = (typeof listFields)[number];

/** For each filter by name, the filter that excludes its values. */
export const leavingOut = {
  category: 'notCategory',
  district: 'notDistrict',
  division: 'notDivision',
  make: 'notMake',
  model: 'notModel',
} as const satisfies Partial<Record<ListField, ListField>>;
/** A filter whose values can be excluded. */
export type NamedField = keyof typeof leavingOut;
export type NotField = (typeof leavingOut)[NamedField];
export const namedFields = Object.keys(leavingOut) as NamedField[];
export const notFields = Object.values(leavingOut);
/** For each excluding filter, the filter whose values it excludes. */
export const leftOutBy = Object.fromEntries(namedFields.map((named) => [leavingOut[named], named])) as Record<
  NotField,
  NamedField
>;

/** Whether a filter excludes its values. */
export function isNotField(field: string): field is NotField {
  return (notFields as string[]).includes(field);
}

/** The excluding filters that a search uses. */
export function leftOutOf(search: Search): NotField[] {
  return notFields.filter((field) => search[field].length > 0);
}

/** Filters by figure. */
export const rangeFields = ['price', 'year', 'km', 'cc'] as const;
export type RangeField = (typeof rangeFields)[number];

const limitsEverywhere = { year: [1900, 2100], km: [0, 9_999_999], cc: [0, 9_999] } as const;

/** The lowest and highest valid value of such a filter, in a market with this highest price. */
export function rangeLimits(
  field: RangeField,
  { highestPrice }: PossiblePrices,
): readonly [lowest: number, highest: number] {
  return field === 'price' ? [0, highestPrice] : limitsEverywhere[field];
}

/** Filters that are on or off: with a photo of the motorcycle itself; registered in the seller's own name. */
export const switchFields = ['photo', 'ownName'] as const;
export type SwitchField = (typeof switchFields)[number];

/** Both ends are inclusive; null is open. */
export interface Range {
  from: number | null;
  to: number | null;
}

export type Search = Record<ListField, readonly string[]> &
  Record<RangeField, Range> &
  Record<SwitchField, boolean> & {
    /** Free text: what remains after everything else was understood. */
    words: string;
    currency: string | null;
    /** At most this many owners. */
    owners: number | null;
    sort: Sort;
  };

/**
 * `typed`: the largest number of characters that are accepted, so that addresses stay short; `words`: how
 * many of them are read.
 */
export const searchLimits = { words: 200, typed: 800, values: 12, owners: 9 } as const;

/**
 * Whether a text is longer than what is read of it; spaces at the ends and repeated spaces do not count. Some characters stand
 * for a whole phrase, as ﷺ for eighteen letters: spelt out, as it is read, it may be twice as long.
 */
export function isTooLong(text: string): boolean {
  const plain = text.trim().replace(/\s+/g, ' ');
  return plain.length > searchLimits.words || normalForm(plain, 'NFKC').length > 2 * searchLimits.words;
}

/** Everything that is for sale. */
export const anySearch: Search = {
  words: '',
  ...byName(listFields, () => []),
  ...byName(rangeFields, () => ({ from: null, to: null })),
  currency: null,
  owners: null,
  ...byName(switchFields, () => false),
  sort: 'newest',
};

/** The names of a range's two parameters: "minPrice", "maxPrice". */
export function rangeNames(field: RangeField): readonly [min: string, max: string] {
  const name = field.charAt(0).toUpperCase() + field.slice(1);
  return [`min${name}`, `max${name}`];
}

/**
 * Two more parameters of distances, which are in miles: `readSearch` takes them everywhere, for forms of garages that count in miles.
 * Canonical addresses have kilometres.
 */
export const mileNames = ['minMiles', 'maxMiles'] as const;

const none: readonly string[] = [];
const one = (value: string | number | null) => (value === null ? none : [String(value)]);

/** The parameters of an address that are filters, with the values that a search has for each. */
const filters = [
  { name: 'q', valuesOf: ({ words }: Search) => one(words || null) },
  ...listFields.map((field) => ({
    name: field,
    valuesOf: (search: Search) => (search[field].length > 1 ? [...search[field]].sort() : search[field]),
  })),
  ...rangeFields.flatMap((field) => {
    const [min, max] = rangeNames(field);
    return [
      { name: min, valuesOf: (search: Search) => one(search[field].from) },
      { name: max, valuesOf: (search: Search) => one(search[field].to) },
    ];
  }),
  { name: 'currency', valuesOf: ({ currency }: Search) => one(currency) },
  { name: 'owners', valuesOf: ({ owners }: Search) => one(owners) },
  ...switchFields.map((field) => ({
    name: field,
    valuesOf: (search: Search) => one(search[field] ? 1 : null),
  })),
];
/** The names of these parameters. */
export const filterNames = filters.map(({ name }) => name);

// In alphabetical order.
const parameters = [
  ...filters,
  { name: 'sort', valuesOf: ({ sort }: Search) => one(sort === 'newest' ? null : sort) },
].sort((a, b) => (a.name < b.name ? -1 : 1));

// Characters that URLSearchParams leaves as they are. A search page writes more than a hundred addresses.
const needsNoCode = /^[\w.-]*$/;

/**
 * The canonical address of a search: parameters and values in alphabetical order, defaults left out; '' when
 * nothing is set.
 */
export function writeSearch(search: Search): string {
  let text = '';
  for (const { name, valuesOf } of parameters)
    for (const value of valuesOf(search)) {
      const written = needsNoCode.test(value)
        ? `${name}=${value}`
        : `${new URLSearchParams([[name, value]])}`;
      text += text === '' ? `?${written}` : `&${written}`;
    }
  return text;
}

/** Whether a search has no filter; its order does not count. */
export function isUnfiltered(search: Search): boolean {
  return writeSearch({ ...search, sort: 'newest' }) === '';
}
