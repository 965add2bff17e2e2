/** What a click changes in a search. */
import type { Lettable } from './engine/letting-go.ts';
import { anySearch, type ListField, notFields, type Range, type RangeField, type Search } from './search.ts';

/** Whether a model is the family itself or belongs to it: "yamaha-r15-v3" to "yamaha-r15". */
export const isOf = (model: string, family: string) => model === family || model.startsWith(`${family}-`);

/**
 * Selects a value, or deselects it. Deselecting a make also deselects its models, and selecting one model of
 * a family deselects the others.
 */
export function toggle(
  search: Search,
  field: ListField,
  value: string,
  children: readonly { value: string; parent?: string | undefined }[] = [],
): Search {
  const isChosen = search[field].includes(value);
  const isKept = (other: string) =>
    other !== value && !(field === 'model' && !isChosen && isOf(value, other));
  const kept = search[field].filter(isKept);
  const values = isChosen ? kept : [...kept, value];
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

/** The same search without a price range. Its currency goes too: it belongs to the range. */
export function atAnyPrice(search: Search): Search {
  return { ...search, price: anySearch.price, currency: isPriced(search) ? null : search.currency };
}

/** Whether two ranges are equal. */
export function isRange(a: Range, b: Range): boolean {
  return a.from === b.from && a.to === b.to;
}

/** Filters of several fields. Any other is the field of the same name. */
const several = {
  bike: ['make', 'model'],
  except: notFields,
  place: ['division', 'district', 'area'],
  // A range belongs to its currency and means nothing without it.
  price: ['price', 'currency'],
} as const;
const isSeveral = (filter: Lettable): filter is keyof typeof several => filter in several;

/** The same search without one filter. */
export function without(search: Search, filter: Lettable): Search {
  const fields: readonly (keyof Search)[] = isSeveral(filter) ? several[filter] : [filter];
  const none = Object.fromEntries(fields.map((field) => [field, anySearch[field]]));
  return { ...search, ...none };
}
