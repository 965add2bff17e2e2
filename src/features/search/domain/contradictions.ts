/** What a search both asks for and excludes: whoever finds nothing has to be told why. */

import { nameOf } from './chosen-names.ts';
import { familyOf, type Names, parentOf } from './names.ts';
import { leavingOut, type NamedField, type NotField, type Search } from './search.ts';

type Chosen<Field> = { field: Field; value: string; name: string };

/** A name that is excluded entirely, with what excludes it. */
interface Contradiction {
  asked: Chosen<NamedField>;
  leftOut: Chosen<NotField>[];
}

/**
 * The contradictions of a search whose names are settled. Where a make is excluded, its models are not
 * reported one by one, nor a division's districts.
 */
export function contradictionsIn(search: Search, vocabulary: Names): Contradiction[] {
  const chosen = <Field extends NamedField | NotField>(field: Field, value: string): Chosen<Field> => ({
    field,
    value,
    name: nameOf(field, value, vocabulary),
  });
  const ofBoth = (field: NamedField): Contradiction[] => {
    const not = leavingOut[field];
    const both = search[field].filter((value) => search[not].includes(value));
    return both.map((value) => ({ asked: chosen(field, value), leftOut: [chosen(not, value)] }));
  };
  const districts = ofBoth('district').filter(
    ({ asked }) => !search.notDivision.includes(parentOf('district', asked.value, vocabulary) ?? ''),
  );
  const without = search.notModel.map((value) => ({ value, ids: familyOf(value, vocabulary)?.ids ?? [] }));
  const models = search.model.flatMap((model) => {
    const family = familyOf(model, vocabulary);
    if (!family || search.notMake.includes(family.make.slug)) return [];
    const against = without.filter(({ ids }) => ids.some((id) => family.ids.includes(id)));
    if (!family.ids.every((id) => against.some(({ ids }) => ids.includes(id)))) return [];
    return [
      { asked: chosen('model', model), leftOut: against.map(({ value }) => chosen('notModel', value)) },
    ];
  });
  return [...ofBoth('category'), ...ofBoth('make'), ...models, ...ofBoth('division'), ...districts];
}
