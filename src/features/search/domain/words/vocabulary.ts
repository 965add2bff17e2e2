/** What words mean: names of what is for sale, in every spelling. */
import { countryNamed } from '../../../../kernel/countries.ts';
import { readableText } from '../../../../kernel/figures.ts';
import { ordinaryCodes, type State, stateNamed } from '../../../../kernel/states.ts';
import { makeIndex, modelIndexes, namesModel, otherSpellings } from '../../../catalogue/lookup.ts';
import type { ModelRow } from '../../../catalogue/tables.ts';
import { keyOf, wordsOf } from '../../../catalogue/words.ts';
import { type Area, buildNames, type CategoryName, type Names, type Term } from '../names.ts';
import type { ListField } from '../search.ts';
import { correctorOf } from './corrector.ts';
import { namesOfCountry } from './countries.ts';
import { buildHeardNames, type HeardNames } from './heard-names.ts';
import { buildSaidAreas, type SaidAreas } from './said-areas.ts';
import { withDigits } from './said-figures.ts';
import { namesOfSizes } from './sizes.ts';

/** Another spelling of a name: a row of `search_spellings`. */
export interface Spelling {
  id: number;
  text: string;
  term: number;
  /** Added by an admin: it keeps its meaning, whatever is learned later. */
  taught?: boolean;
  /** If it names a part of the district that it stands for: what all spellings of that part have in common. */
  areaOf?: string | null;
}

export interface Meaning {
  field: Extract<ListField, 'make' | 'model' | 'division' | 'district' | 'category'>;
  /** Slug. */
  value: string;
  name: string;
  /** For a model: the slug of its make. */
  make?: string;
  /** Whether it is unambiguous on its own. */
  plain: boolean;
  /** Whether it is also an ordinary word: then it counts only at the beginning of a text. */
  leading?: boolean;
  /** For a model: who knows it by this name, of this make. */
  known?: 'catalogue' | 'taught';
  /**
   * Others of the same name. For a place: those in its country that lists write with other marks or spaces. For a model:
   * those of other makes, where no make is named.
   */
  alike?: readonly string[];
  /** For a district: the part of it that was named. */
  area?: Area;
  /** Whether this is an abbreviation that is also an ordinary word: then it counts only where a place belongs. */
  shy?: boolean;
}

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

// Words for a category, besides its name in singular and plural.
const categoryWords: Readonly<Record<string, readonly string[]>> = {
  scooters: [
    ...['scooty', 'scooti', 'moped', 'matic', 'matik', 'tay ga', 'xe ga', 'স্কুটার', 'স্কুটি'],
    ...[
      'automatic bike',
      'gearless',
      'gearless bike',
      'lady scooter',
      'ladies scooter',
      'ladies bike',
      'lady bike',
    ],
    ...['سكوتر', 'سكوترات', 'اسكوتر', 'اسكوترات'],
  ],
  'dirt-bikes': ['dirt', 'off road', 'offroad', 'motocross', 'enduro', 'dual sport', 'ডার্ট বাইক'],
  sports: ['sport bike', 'sports bike', 'racing bike', 'superbike', 'naked bike', 'স্পোর্টস বাইক'],
  cruisers: ['cruiser bike', 'chopper', 'ক্রুজার'],
  electric: [
    'ev',
    'e bike',
    'electric bike',
    'electric scooter',
    'điện',
    'listrik',
    'eléctrica',
    'elétrica',
    'ইলেকট্রিক',
    'বৈদ্যুতিক',
  ],
  commuters: ['commuter bike', 'office bike', 'bike for office', 'bike for office use', 'কমিউটার'],
  touring: ['tourer', 'touring bike', 'adventure bike'],
  classics: ['classic bike', 'vintage'],
};
/** Names of categories that alone usually mean something else: a model, or a make. */
const shyNames = new Set(['classic', 'classic bike', 'bmw', 'harley davidson']);

/** "東京" is as good as "東京都". */
const ofJapan = /(?<=\p{Script=Han}{2})[都府県市区]$/u;

const singular = (name: string) => name.replace(/s$/, '');

/** All beginnings of a slug that end with one of its words: "gixxer" and "gixxer-sf" for "gixxer-sf-250". */
function beginnings(slug: string): string[] {
  const parts = slug.split('-');
  return parts.slice(1).map((_, end) => parts.slice(0, end + 1).join('-'));
}

/** The part of a name for a beginning of its slug: "FZ-S" of "FZ-S V3" for "fz-s". */
function beginningOf(name: string, slug: string): string {
  for (let end = 1; end <= name.length; end += 1) {
    const part = name.slice(0, end);
    const isWhole = end === name.length || /[^\p{L}\p{M}\p{N}]/u.test(name.charAt(end));
    if (isWhole && part.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-') === slug) return part;
  }
  return name;
}

export function buildVocabulary(
  all: readonly Term[],
  spellings: readonly Spelling[],
  categories: readonly CategoryName[],
): Vocabulary {
  const byKey = new Map<string, Meaning[]>();
  const areas = new Map<string, Area>();
  const names = buildNames(all, categories);
  const { models, termById } = names;
  const terms = all.filter(({ mergedInto }) => mergedInto == null);
  const words = new Set<string>();
  const spelt = new Map<string, readonly string[]>();
  let reach = 1;

  function add(text: string, meaning: Meaning): void {
    const parts = wordsOf(text);
    const key = parts.join('');
    if (key === '') return;
    if (!spelt.has(key)) spelt.set(key, parts);
    for (const part of parts) words.add(part);
    reach = Math.max(reach, parts.length);
    const meanings = byKey.get(key) ?? [];
    if (!meanings.some(({ field, value }) => field === meaning.field && value === meaning.value))
      byKey.set(key, [...meanings, meaning]);
  }

  const meaningOf = (term: Term, text: string, value: string, name: string): Meaning => {
    const make = term.parent === null ? undefined : termById(term.parent);
    const key = keyOf(text);
    const known = make !== undefined && modelIndexes.get(make.name)?.byKey.has(key) === true;
    return {
      field: 'model',
      value,
      name,
      make: make?.slug ?? '',
      plain: namesModel(key),
      ...(known && { known: 'catalogue' }),
    };
  };
  /** The state that a place is: lists and sellers write its name or its abbreviation. */
  const stateOf = ({ kind, name, parent }: Term): State | undefined => {
    const country = kind === 'district' && parent !== null ? termById(parent)?.name : undefined;
    return country !== undefined && countryNamed(country) === 'United States' ? stateNamed(name) : undefined;
  };
  const townKey = (term: Term) => `${term.parent} ${stateOf(term)?.code ?? keyOf(term.name)}`;
  const towns = Map.groupBy(
    terms.filter(({ kind }) => kind === 'district'),
    townKey,
  );
  const meaningOfPlace = (term: Term): Meaning | null => {
    const { kind, slug, name } = term;
    if (kind === 'division') return { field: kind, value: slug, name, plain: true };
    if (kind !== 'district') return null;
    const alike = (towns.get(townKey(term)) ?? []).map((town) => town.slug);
    return { field: kind, value: slug, name, plain: true, ...(alike.length > 1 && { alike }) };
  };
  const areaIn = (text: string, { slug: district }: Term): Area => {
    const area = { slug: text.toLowerCase().replaceAll(' ', '-'), name: text, district };
    areas.set(area.slug, area);
    return area;
  };
  const addSpelling = ({ text, term: id, areaOf }: Spelling) => {
    const term = termById(id);
    if (term?.kind === 'make') add(text, { field: 'make', value: term.slug, name: term.name, plain: true });
    else if (term?.kind === 'model')
      add(text, {
        ...meaningOf(term, text, term.slug, term.name),
        plain: true,
        known: 'taught',
      });
    else if (term)
      add(text, {
        ...(meaningOfPlace(term) as Meaning),
        ...(areaOf != null && { area: areaIn(text, term) }),
      });
  };

  // When an admin taught this spelling it had no other meaning, so later names must not take it away.
  for (const spelling of spellings) {
    if (!spelling.taught) continue;
    addSpelling(spelling);
    // In typed text number words become digits before names are looked up.
    addSpelling({ ...spelling, text: withDigits(readableText(spelling.text)) });
  }

  const makes = terms.filter(({ kind }) => kind === 'make');
  for (const { slug, name } of makes) {
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

  const families = new Map<string, { family: Meaning; term: Term; row: ModelRow }>();
  // Families before other spellings: "classic" is any Classic, even if it is also short for the Classic 350.
  for (const term of models) add(term.name, meaningOf(term, term.name, term.slug, term.name));
  for (const term of models) {
    const make = term.parent === null ? undefined : termById(term.parent);
    if (!make) continue;
    for (const beginning of beginnings(term.slug.slice(make.slug.length + 1))) {
      const name = beginningOf(term.name, beginning);
      const text = beginning.replaceAll('-', ' ');
      if (!/\p{L}/u.test(beginning)) continue;
      const family = meaningOf(term, text, `${make.slug}-${beginning}`, name);
      add(text, family);
      const row = modelIndexes.get(make.name)?.byKey.get(keyOf(text));
      if (row && keyOf(row[0]) === keyOf(text)) families.set(family.value, { family, term, row });
    }
  }
  // Before other spellings: what a name begins with is more than what it is short for.
  const isNamed = (key: string, make: string) =>
    byKey.get(key)?.some((meaning) => meaning.make === make) === true;
  for (const { text, term } of namesOfSizes(names, isNamed))
    add(text, meaningOf(term, text, term.slug, term.name));
  for (const term of models) {
    const make = term.parent === null ? undefined : termById(term.parent);
    const row = make && modelIndexes.get(make.name)?.byKey.get(keyOf(term.name));
    if (!row) continue;
    for (const text of [...otherSpellings(row), ...(row[3]?.families ?? [])])
      add(text, meaningOf(term, text, term.slug, term.name));
  }
  // "RTR" is any Apache, even where only an "Apache RTR 160" is for sale.
  for (const { family, term, row } of families.values())
    for (const text of row[3]?.also ?? []) add(text, meaningOf(term, text, family.value, family.name));

  for (const { id, name } of names.categories) {
    for (const text of [name, singular(name), ...(categoryWords[id] ?? [])])
      add(text, { field: 'category', value: id, name, plain: !shyNames.has(text.toLowerCase()) });
  }
  // Districts first: "Dhaka" is usually the town, not the division.
  for (const kind of ['district', 'division'] as const) {
    for (const term of terms) {
      const meaning = term.kind === kind ? meaningOfPlace(term) : null;
      if (!meaning) continue;
      // "Texas" and "TX" are one place; "or" is hardly ever Oregon.
      const state = stateOf(term);
      for (const text of state ? [state.name, state.code] : [term.name, term.name.replace(ofJapan, '')])
        add(text, { ...meaning, ...(ordinaryCodes.has(keyOf(text)) && { shy: true }) });
    }
  }
  // The same for their spellings: "ঢাকা" means the same as "Dhaka".
  const isDivision = ({ term }: Spelling) => termById(term)?.kind === 'division';
  const inOrder = [...spellings].sort((a, b) => Number(isDivision(a)) - Number(isDivision(b)));
  for (const spelling of inOrder) addSpelling(spelling);
  for (const { id, kind, name } of terms)
    if (kind === 'division') for (const text of namesOfCountry(name)) addSpelling({ id: 0, text, term: id });
  // A merged name now means the term it was merged into, as unambiguously as before.
  for (const { name, mergedInto } of all) {
    const term = mergedInto == null ? undefined : termById(mergedInto);
    if (term?.kind === 'model') add(name, meaningOf(term, name, term.slug, term.name));
    else if (term) addSpelling({ id: 0, text: name, term: term.id });
  }
  // Lists repeat a make as its model, which is no reason to find only those.
  for (const [key, meanings] of byKey) {
    const named = new Set(meanings.flatMap(({ field, value }) => (field === 'make' ? [value] : [])));
    if (named.size > 0 && meanings.some(({ make = '' }) => named.has(make)))
      byKey.set(
        key,
        meanings.filter(({ make = '' }) => !named.has(make)),
      );
  }

  return {
    ...names,
    areas,
    byKey,
    reach,
    saidAreas: buildSaidAreas(spellings),
    correct: correctorOf(words),
    heard: buildHeardNames(byKey, spelt),
  };
}
