/** The names that mean a model: its own, its beginnings, and how the catalogue says that people write it. */
import { modelIndexes, namesModel, otherSpellings } from '../../../catalogue/lookup.ts';
import type { ModelRow } from '../../../catalogue/tables.ts';
import { keyOf } from '../../../catalogue/words.ts';
import { type Names, type Term, withBeginnings } from '../names.ts';
import type { Meaning, Meanings } from './meanings.ts';
import { namesOfSizes } from './sizes.ts';

type Known = Pick<Names, 'models' | 'termById'>;

const makeOf = ({ parent }: Term, { termById }: Pick<Names, 'termById'>) =>
  parent === null ? undefined : termById(parent);

/** A model, or the family `value` of models that is called `name`, as the meaning of a text. */
export function meaningOfModel(
  term: Term,
  text: string,
  known: Pick<Names, 'termById'>,
  { value, name } = { value: term.slug, name: term.name },
): Meaning {
  const make = makeOf(term, known);
  const key = keyOf(text);
  const isKnown = make !== undefined && modelIndexes.get(make.name)?.byKey.has(key) === true;
  return {
    field: 'model',
    value,
    name,
    make: make?.slug ?? '',
    plain: namesModel(key),
    ...(isKnown && { known: 'catalogue' }),
  };
}

/** A name as the slug of the search has it, with its marks: "fz-s" of "FZ-S". */
export const slugOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');

/** The part of a name for a beginning of its slug: "FZ-S" of "FZ-S V3" for "fz-s". */
function beginningOf(name: string, slug: string): string {
  for (let end = 1; end <= name.length; end += 1) {
    const part = name.slice(0, end);
    const isWhole = end === name.length || /[^\p{L}\p{M}\p{N}]/u.test(name.charAt(end));
    if (isWhole && slugOf(part) === slug) return part;
  }
  return name;
}

/** Models with a common beginning of their names, which the catalogue has as a model of its own. */
interface Family {
  /** One of them. */
  term: Term;
  value: string;
  name: string;
  row: ModelRow;
}

const isBike = /^(?:bikes?|motorbikes?|motorcycles?)$/;

/** Adds what the names of models begin with: "gixxer" is any Gixxer. */
function addBeginnings({ add }: Meanings, known: Known): Iterable<Family> {
  const families = new Map<string, Family>();
  for (const term of known.models) {
    const make = makeOf(term, known);
    if (!make) continue;
    for (const beginning of withBeginnings(term.slug.slice(make.slug.length + 1)).slice(0, -1)) {
      const text = beginning.replaceAll('-', ' ');
      // "Runner bike" is no Bike RT.
      if (!/\p{L}/u.test(beginning) || isBike.test(text)) continue;
      const family = { value: `${make.slug}-${beginning}`, name: beginningOf(term.name, beginning) };
      add(text, meaningOfModel(term, text, known, family));
      const row = modelIndexes.get(make.name)?.byKey.get(keyOf(text));
      if (row && keyOf(row[0]) === keyOf(text)) families.set(family.value, { ...family, term, row });
    }
  }
  return families.values();
}

/**
 * Adds the names of models. Families come before other spellings: "classic" is any Classic, even if it is also short for the
 * Classic 350.
 */
export function addModels(meanings: Meanings, known: Known): void {
  const { add, byKey } = meanings;
  const addAs = (text: string, term: Term) => add(text, meaningOfModel(term, text, known));
  for (const term of known.models) addAs(term.name, term);
  const families = addBeginnings(meanings, known);
  // What a name begins with is more than what it is short for.
  const isNamed = (key: string, make: string) =>
    byKey.get(key)?.some((meaning) => meaning.make === make) === true;
  for (const { text, term } of namesOfSizes(known, isNamed)) addAs(text, term);
  for (const term of known.models) {
    const make = makeOf(term, known);
    const row = make && modelIndexes.get(make.name)?.byKey.get(keyOf(term.name));
    if (!row) continue;
    for (const text of [...otherSpellings(row), ...(row[3]?.families ?? [])]) addAs(text, term);
  }
  // "RTR" is any Apache, even where only an "Apache RTR 160" is for sale.
  for (const { term, row, ...family } of families)
    for (const text of row[3]?.also ?? []) add(text, meaningOfModel(term, text, known, family));
}
