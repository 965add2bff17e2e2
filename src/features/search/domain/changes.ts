/** What a click does to a search. */
import type { Dimension } from './marks.ts';
import { anySearch, type ListField, leavingOut, type Range, type RangeField, type Search } from './search.ts';

/** Chooses a value, or takes it off again. Whoever takes a make off does not want its models either. */
export function toggle(
  search: Search,
  field: ListField,
  value: string,
  children: readonly { value: string; parent?: string | undefined }[] = [],
): Search {
  const isChosen = search[field].includes(value);
  const values = isChosen ? search[field].filter((other) => other !== value) : [...search[field], value];
  const child = field === 'make' ? 'model' : field === 'division' ? 'district' : null;
  if (!isChosen || !child) return { ...search, [field]: values };
  const own = new Set(children.filter(({ parent }) => parent === value).map((option) => option.value));
  return { ...search, [field]: values, [child]: search[child].filter((other) => !own.has(other)) };
}

/** The same search with another range. */
export function withRange(search: Search, field: RangeField, { from, to }: Range): Search {
  return { ...search, [field]: { from, to } };
}

/** Whether prices are limited. */
export function isPriced({ price }: Search): boolean {
  return price.from !== null || price.to !== null;
}

/** The same search at any price: a range is one of its currency, and says nothing without it. */
export function atAnyPrice(search: Search): Search {
  return { ...search, price: anySearch.price, currency: isPriced(search) ? null : search.currency };
}

/** Whether both ends are the same. */
export function isRange(a: Range, b: Range): boolean {
  return a.from === b.from && a.to === b.to;
}

const fieldsOf: Record<Dimension, readonly (keyof Search)[]> = {
  words: ['words'],
  category: ['category'],
  bike: ['make', 'model'],
  except: Object.values(leavingOut),
  condition: ['condition'],
  place: ['division', 'district', 'area'],
  // A range is one of its currency, and says nothing without it.
  price: ['price', 'currency'],
  year: ['year'],
  km: ['km'],
  cc: ['cc'],
  owners: ['owners'],
  photo: ['photo'],
  ownName: ['ownName'],
  seller: ['seller'],
  currency: ['currency'],
};

/** The same search without one filter. */
export function without(search: Search, dimension: Dimension): Search {
  const none = Object.fromEntries(fieldsOf[dimension].map((field) => [field, anySearch[field]]));
  return { ...search, ...none };
}
