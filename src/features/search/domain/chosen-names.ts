/** The names that a search has selected. */
import { byName } from '../../../kernel/by-name.ts';
import { familyOf, type Names, parentOf } from './names.ts';
import { isNotField, type ListField, leftOutBy, listFields, type NotField, type Search } from './search.ts';

/** The kind of name in a filter's values. */
export function kindOf(field: ListField): Exclude<ListField, NotField> {
  return isNotField(field) ? leftOutBy[field] : field;
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
  return byName(listFields, chosen);
}
