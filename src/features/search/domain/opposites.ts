/** The latest choice wins: selecting a name removes what excludes it, and the other way round. */
import { isOf } from './changes.ts';
import { familyOf, type Names, parentOf } from './names.ts';
import type { ListField, NamedField, NotField, Search } from './search.ts';

/**
 * Removes from a search what contradicts a newly chosen name. A make and its models belong together, and so
 * do places.
 */
export function withoutOpposite(search: Search, field: ListField, value: string, vocabulary: Names): Search {
  const makeOf = (model: string) => familyOf(model, vocabulary)?.make.slug;
  const divisionOf = (district: string) => parentOf('district', district, vocabulary);
  const but = (list: NamedField | NotField, isGone: (other: string) => boolean) => ({
    [list]: search[list].filter((other) => !isGone(other)),
  });
  const isSame = (other: string) => other === value;
  if (field === 'make') return { ...search, ...but('notMake', isSame) };
  if (field === 'category') return { ...search, ...but('notCategory', isSame) };
  if (field === 'notCategory') return { ...search, ...but('category', isSame) };
  if (field === 'division') return { ...search, ...but('notDivision', isSame) };
  if (field === 'district')
    return {
      ...search,
      ...but('notDivision', (division) => division === divisionOf(value)),
      ...but('notDistrict', isSame),
    };
  if (field === 'notDivision')
    return {
      ...search,
      ...but('division', isSame),
      ...but('district', (district) => divisionOf(district) === value),
    };
  if (field === 'notDistrict') {
    const district = search.district.filter((other) => other !== value);
    // A division that was selected through its districts is removed with the last of them.
    const own = divisionOf(value);
    const isLast = search.district.includes(value) && !district.some((other) => divisionOf(other) === own);
    return { ...search, district, ...(isLast && but('division', (division) => division === own)) };
  }
  if (field === 'model')
    return {
      ...search,
      ...but('notMake', (make) => make === makeOf(value)),
      ...but('notModel', (family) => isOf(value, family)),
    };
  if (field === 'notMake')
    return { ...search, ...but('make', isSame), ...but('model', (model) => makeOf(model) === value) };
  if (field === 'notModel') return { ...search, ...but('model', (model) => isOf(model, value)) };
  return search;
}
