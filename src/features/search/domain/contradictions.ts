/** What a search asks for and leaves out at once: whoever sees that nothing is found has to be told why. */
import type { Search } from './search.ts';
import { familyOf, nameOf } from './settle.ts';
import type { Names } from './vocabulary.ts';

type Chosen<Field> = { field: Field; value: string; name: string };

/** A make or model of which nothing is left, with what leaves it out. */
export interface Contradiction {
  asked: Chosen<'make' | 'model'>;
  leftOut: Chosen<'notMake' | 'notModel'>[];
}

/**
 * The contradictions of a search whose names are settled. Of a make that is left out its models are not told one by one:
 * they come and go with it.
 */
export function contradictionsIn(search: Search, vocabulary: Names): Contradiction[] {
  const chosen = <Field extends 'make' | 'model' | 'notMake' | 'notModel'>(
    field: Field,
    value: string,
  ): Chosen<Field> => ({ field, value, name: nameOf(field, value, vocabulary) });
  const makes = search.make
    .filter((make) => search.notMake.includes(make))
    .map((make) => ({ asked: chosen('make', make), leftOut: [chosen('notMake', make)] }));
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
  return [...makes, ...models];
}
