/** What words mean: names of what is for sale, in every spelling. */
import { anyComma } from '../../../../kernel/commas.ts';
import { readableText } from '../../../../kernel/figures.ts';
import { makeIndex } from '../../../catalogue/lookup.ts';
import { keyOf } from '../../../catalogue/words.ts';
import { type Area, buildNames, type CategoryName, type Names, type Term } from '../names.ts';
import { ambiguousNames, categoryWords, nakedCategories, nakedWords } from './category-words.ts';
import { correctorOf } from './corrector.ts';
import { namesOfCountry } from './countries.ts';
import { buildHeardNames, type HeardNames } from './heard-names.ts';
import { createMeanings, type Meaning, type Meanings, type Spelling } from './meanings.ts';
import { addModels, meaningOfModel } from './model-meanings.ts';
import { withDigits } from './number-words.ts';
import { placesAmong } from './place-meanings.ts';
import { buildSaidAreas, type SaidAreas } from './said-areas.ts';

export interface Vocabulary extends Names {
  /** Meanings by key, most likely first. */
  byKey: ReadonlyMap<string, readonly Meaning[]>;
  /** Words in the longest name. */
  reach: number;
  saidAreas: SaidAreas;
  /** Corrects slips; returns the word itself where nothing is close. */
  correct(word: string): string;
  heard: HeardNames;
}

const singular = (name: string) => name.replace(/s$/, '');

function addMakes({ add }: Meanings, terms: readonly Term[]): void {
  for (const { kind, slug, name } of terms) {
    if (kind !== 'make') continue;
    const row = makeIndex.byKey.get(keyOf(name));
    const meaning: Meaning = {
      field: 'make',
      value: slug,
      name,
      plain: true,
      ...(row?.word && { leading: true }),
    };
    for (const text of [name, ...(row?.also ?? [])]) add(text, meaning);
  }
}

function addCategories({ add }: Meanings, categories: readonly CategoryName[]): void {
  for (const { id, name } of categories) {
    for (const text of [name, singular(name), ...(categoryWords[id] ?? [])])
      add(text, { field: 'category', value: id, name, plain: !ambiguousNames.has(text.toLowerCase()) });
  }
  // Those without a fairing are in two: one of them is the meaning, and the other is like it.
  const [first, ...others] = categories.filter(({ id }) => nakedCategories.includes(id));
  if (!first) return;
  const alike = others.map(({ id }) => id);
  for (const text of nakedWords)
    add(text, { field: 'category', value: first.id, name: first.name, plain: true, alike });
}

/** Lists repeat a make as its model, which is no reason to find only those. */
function removeModelsCalledAsMake({ byKey }: Meanings): void {
  for (const [key, meanings] of byKey) {
    const named = new Set(meanings.flatMap(({ field, value }) => (field === 'make' ? [value] : [])));
    const left = meanings.filter(({ make = '' }) => !named.has(make));
    if (left.length < meanings.length) byKey.set(key, left);
  }
}

/**
 * Lists also have categories and other makes where a name belongs ("Honda Scooter", make "Scooty", "Suzuki Haojue"). Whoever types
 * those words means what everybody means by them, unless the catalogue or an admin knows such a model.
 */
function removeMisnomers({ byKey }: Meanings): void {
  for (const [key, meanings] of byKey) {
    const make = makeIndex.byKey.get(key);
    const isCategory = meanings.some(({ field, plain }) => field === 'category' && plain);
    if (!isCategory && (make === undefined || make.word)) continue;
    const left = meanings.filter(
      ({ field, known }) =>
        !(field === 'model' && known === undefined) && !(field === 'make' && make === undefined),
    );
    if (left.length < meanings.length) byKey.set(key, left);
  }
}

/** Builds the vocabulary of a garage in the country `home`. What is added earlier is the likelier meaning of a text. */
export function buildVocabulary(
  all: readonly Term[],
  spellings: readonly Spelling[],
  categories: readonly CategoryName[],
  home?: string,
): Vocabulary {
  const names = buildNames(all, categories);
  const { termById } = names;
  const terms = all.filter(({ mergedInto }) => mergedInto == null);
  const places = placesAmong(terms, names);
  const areas = new Map<string, Area>();
  const meanings = createMeanings();
  const { add, byKey, spelt, words, loose } = meanings;

  const areaIn = (text: string, { slug: district }: Term): Area => {
    const area = { slug: text.toLowerCase().replaceAll(' ', '-'), name: text, district };
    areas.set(area.slug, area);
    return area;
  };
  const addSpelling = ({ text, term: id, areaOf, exact }: Spelling) => {
    const term = termById(id);
    if (term?.kind === 'make') add(text, { field: 'make', value: term.slug, name: term.name, plain: true });
    else if (term?.kind === 'model')
      add(text, { ...meaningOfModel(term, text, names), plain: true, known: 'taught' });
    else if (term)
      add(
        text,
        {
          ...(places.meaningOf(term) as Meaning),
          ...(areaOf != null && { area: areaIn(text, term) }),
        },
        exact,
      );
  };

  // When an admin taught this spelling it had no other meaning, so later names must not take it away.
  for (const spelling of spellings) {
    if (!spelling.taught) continue;
    addSpelling(spelling);
    // In typed text number words become digits before names are looked up.
    addSpelling({ ...spelling, text: withDigits(readableText(spelling.text)) });
  }
  addMakes(meanings, terms);
  addModels(meanings, names);
  addCategories(meanings, names.categories);
  places.add(meanings);
  // Spellings of districts before those of divisions, too: "ঢাকা" means the same as "Dhaka".
  const isDivision = ({ term }: Spelling) => termById(term)?.kind === 'division';
  const inOrder = [...spellings].sort((a, b) => Number(isDivision(a)) - Number(isDivision(b)));
  for (const spelling of inOrder) addSpelling(spelling);
  for (const { id, kind, name } of terms)
    if (kind === 'division') for (const text of namesOfCountry(name)) addSpelling({ id: 0, text, term: id });
  // A merged name now means the term it was merged into, as unambiguously as before.
  for (const { name, mergedInto } of all) {
    const term = mergedInto == null ? undefined : termById(mergedInto);
    if (term?.kind === 'model') add(name, meaningOfModel(term, name, names));
    // "المعادي، القاهرة" was once read as one name; whoever looks for both does not mean all of the town.
    else if (term?.kind === 'district' && anyComma.test(name)) continue;
    else if (term) addSpelling({ id: 0, text: name, term: term.id });
  }
  if (home !== undefined) places.addHome(meanings, home);
  removeModelsCalledAsMake(meanings);
  removeMisnomers(meanings);

  return {
    ...names,
    areas,
    byKey,
    reach: meanings.reach(),
    saidAreas: buildSaidAreas(spellings),
    correct: correctorOf(words, loose.words),
    heard: buildHeardNames(new Map([...byKey].filter(([key]) => loose.keys.has(key))), spelt),
  };
}
