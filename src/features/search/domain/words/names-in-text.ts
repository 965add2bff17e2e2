/** Makes, models, categories and places in search text, and which of them are excluded. */
import { everyModel } from '../../../catalogue/lookup.ts';
import { keyOf, wordsOf } from '../../../catalogue/words.ts';
import { familyOf } from '../names.ts';
import { withoutOpposite } from '../opposites.ts';
import { type ListField, leavingOut, type Search, searchLimits } from '../search.ts';
import { withAreaFigures } from './area-figures.ts';
import { type FoundName, findLeftOut } from './left-out.ts';
import { noise } from './ordinary-words.ts';
import { blank, isRefusing } from './unwanted.ts';
import type { Meaning, Vocabulary } from './vocabulary.ts';

interface Word {
  /** As typed, in readable form. */
  text: string;
  /** Normalised: "আর" is r; "enfild" stays. */
  key: string;
  start: number;
  end: number;
}

function wordsWithPlaces(text: string): Word[] {
  return [...text.matchAll(/\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu)].map((match) => ({
    text: match[0],
    key: wordsOf(match[0]).join(''),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Chooses a meaning, given the makes that are named anywhere in the text. */
function choose(
  meanings: readonly Meaning[],
  makes: ReadonlySet<string>,
  isFirst: boolean,
): Meaning | undefined {
  return (
    meanings.find(({ make }) => make !== undefined && makes.has(make)) ??
    meanings.find(({ plain, leading }) => plain && (!leading || isFirst))
  );
}

/** Bangla case endings after a name: "ঢাকায়" is in Dhaka, "ঢাকার" of Dhaka. */
const ending = new RegExp('(?<=[\\u0980-\\u09ff]{2})(?:য়|তে|ের|র|ে)$'.normalize('NFKC'), 'u');

/**
 * A model in the catalogue, whether or not one is for sale here; `length` is the number of words in its name.
 */
function knownModel(key: string, length: number): { make: string; length: number } | null {
  const known = everyModel.byKey.get(key);
  return known ? { make: keyOf(known.make.name), length } : null;
}

/**
 * Whether a model name does not fit the make that the catalogue gives for these words: "cd 80" is a Honda,
 * even where none is for sale, and not a Hero CD.
 */
function isAnother({ field, make = '' }: Meaning, other: string, makes: ReadonlySet<string>): boolean {
  return field === 'model' && !makes.has(make) && keyOf(make.replaceAll('-', ' ')) !== other;
}

/**
 * The names in a list of words, longest first from the left; slips are corrected where nothing matches as it
 * is.
 */
function findNames(words: readonly Word[], vocabulary: Vocabulary, makes: ReadonlySet<string>): FoundName[] {
  const keys = words.map(({ key }) => key);
  // "For sale" is not a misspelt Salem.
  const mended = words.map(({ text, key }) => (noise.has(text) ? key : vocabulary.correct(key)));
  const bare = keys.map((key) => key.replace(ending, ''));
  const found: FoundName[] = [];
  for (let start = 0; start < words.length; start += 1) {
    let others: ReturnType<typeof knownModel> = null;
    for (let length = Math.min(vocabulary.reach, words.length - start); length > 0; length -= 1) {
      const part = (of: readonly string[]) => of.slice(start, start + length).join('');
      const spelt = [keys, mended, bare].map(part).find((key) => vocabulary.byKey.has(key));
      const meanings = spelt === undefined ? undefined : vocabulary.byKey.get(spelt);
      const meant = meanings && choose(meanings, makes, start === 0);
      // "Honda na" excludes Hondas: it is no model NA of New Asia, unless that make is named.
      const isRefusal = start > 0 && length === 1 && isRefusing(words[start]?.text ?? '');
      const meaning = isRefusal && !makes.has(meant?.make ?? '') ? undefined : meant;
      if (!meaning) {
        if (others === null && length > 1) others = knownModel(part(keys), length);
        continue;
      }
      if (others !== null && isAnother(meaning, others.make, makes)) {
        start += others.length - 1;
        break;
      }
      const last = words[start + length - 1] as Word;
      found.push({ meaning, start: (words[start] as Word).start, end: last.end });
      start += length - 1;
      break;
    }
  }
  return found;
}

/**
 * Drops two-letter models of makes that nobody named, beside another motorcycle: the "DD" of "pulsar 150 dd"
 * is its double disc.
 */
function withoutStrays(names: readonly FoundName[], { make: makes, model: models }: Search): FoundName[] {
  const makeOf = ({ meaning: { field, value, make } }: FoundName) => (field === 'make' ? value : make);
  const isStray = (name: FoundName) => {
    const { meaning, start, end } = name;
    if (meaning.field !== 'model' || end - start > 2) return false;
    const named = [
      ...makes,
      ...names.flatMap((other) => (other === name ? [] : (makeOf(other) ?? []))),
      ...models.map((slug) => (slug.startsWith(`${meaning.make}-`) ? meaning.make : slug)),
    ];
    return named.length > 0 && !named.includes(meaning.make);
  };
  return names.filter((name) => !isStray(name));
}

/** Adds the names in a text to a search. `unwanted` is what should be excluded but cannot be. */
export function readNames(
  text: string,
  search: Search,
  vocabulary: Vocabulary,
): { search: Search; text: string; unwanted: string[] } {
  const words = wordsWithPlaces(text);
  // Makes first, wherever they are: "classic 350 royal enfield".
  const makes = new Set([
    ...search.make,
    ...search.model.flatMap((slug) => familyOf(slug, vocabulary)?.make.slug ?? []),
  ]);
  for (const { meaning } of findNames(words, vocabulary, makes))
    if (meaning.field === 'make') makes.add(meaning.value);
  const names = withAreaFigures(text, withoutStrays(findNames(words, vocabulary, makes), search));
  const leftOut = findLeftOut(text, names, (word) => vocabulary.byKey.has(keyOf(word)));
  const unwanted: string[] = [];
  let rest = text;
  let read = search;
  const choose = (field: ListField, value: string): boolean => {
    const values = read[field];
    if (values.length >= searchLimits.values && !values.includes(value)) return false;
    read = { ...withoutOpposite(read, field, value, vocabulary), [field]: [...new Set([...values, value])] };
    return true;
  };
  for (const { names: left, start, end } of leftOut) {
    // Whoever excludes a place must not be shown only that place.
    if (left === null) {
      unwanted.push(text.slice(start, end).trim());
      rest = blank(rest, start, end);
      continue;
    }
    const isRead = left.every(({ meaning: { field, value, alike = [] } }) =>
      [value, ...alike].every((slug) => choose(leavingOut[field], slug)),
    );
    if (isRead) rest = blank(rest, start, end);
  }
  for (const { meaning, start, end } of names) {
    if (leftOut.some((part) => part.start <= start && end <= part.end)) continue;
    if (choose(meaning.field, meaning.value)) rest = blank(rest, start, end);
    if (meaning.area) choose('area', meaning.area.slug);
    for (const value of meaning.alike ?? []) choose(meaning.field, value);
  }
  return { search: read, text: rest, unwanted };
}
