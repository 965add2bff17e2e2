/** Makes, models, categories and places in the words of a search, and which of them are left out. */
import { everyModel } from '../../catalogue/lookup.ts';
import { keyOf, wordsOf } from '../../catalogue/words.ts';
import { withAreaFigures } from './area-figures.ts';
import { type FoundName, findLeftOut } from './left-out.ts';
import { withoutOpposite } from './opposites.ts';
import { noise } from './ordinary-words.ts';
import { type ListField, leavingOut, type Search, searchLimits } from './search.ts';
import { blank, isRefusing } from './unwanted.ts';
import type { Meaning, Vocabulary } from './vocabulary.ts';

interface Word {
  /** As typed, in readable form. */
  text: string;
  /** Comparable: "আর" is r, "enfild" stays. */
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

/** What may be meant here, given the makes that are named anywhere. */
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

/** What Bangla appends to a name: "ঢাকায়" is in Dhaka, "ঢাকার" of it. */
const ending = new RegExp('(?<=[\\u0980-\\u09ff]{2})(?:য়|তে|ের|র|ে)$'.normalize('NFKC'), 'u');

/** A model of the catalogue, whether or not one is for sale here; `length` counts the words that name it. */
function knownModel(key: string, length: number): { make: string; length: number } | null {
  const known = everyModel.byKey.get(key);
  return known ? { make: keyOf(known.make.name), length } : null;
}

/**
 * Whether a name is no part of the model of another make that the words say: "cd 80" is a Honda also where none is for sale,
 * and no Hero CD.
 */
function isAnother({ field, make = '' }: Meaning, other: string, makes: ReadonlySet<string>): boolean {
  return field === 'model' && !makes.has(make) && keyOf(make.replaceAll('-', ' ')) !== other;
}

/** The names in a list of words, longest first from the left; slips are mended where nothing fits as it is. */
function findNames(words: readonly Word[], vocabulary: Vocabulary, makes: ReadonlySet<string>): FoundName[] {
  const keys = words.map(({ key }) => key);
  // "For sale" is no slip for Salem.
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
      // "Honda na" does without Hondas: it is no NA of New Asia, where that is not said.
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
 * Two letters beside another motorcycle are no model of a make that nobody named: the "DD" of "pulsar 150 dd" is how it
 * brakes.
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

/** A search with the names that a text says. `unwanted` is what was to be left out and cannot be. */
export function readNames(
  text: string,
  search: Search,
  vocabulary: Vocabulary,
): { search: Search; text: string; unwanted: string[] } {
  const words = wordsWithPlaces(text);
  // Makes first, wherever they stand: "classic 350 royal enfield".
  const makes = new Set(search.make);
  for (const { meaning } of findNames(words, vocabulary, makes))
    if (meaning.field === 'make') makes.add(meaning.value);
  const names = withAreaFigures(text, withoutStrays(findNames(words, vocabulary, makes), search));
  const leftOut = findLeftOut(text, names);
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
    // Whoever wants nothing of a place must not be shown just that.
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
