/** Finds names in search text: makes, models, categories and places. */
import { everyModel } from '../../../catalogue/lookup.ts';
import { keyOf, wordsOf } from '../../../catalogue/words.ts';
import { familyOf } from '../names.ts';
import type { Search } from '../search.ts';
import { withAreaFigures } from './area-figures.ts';
import { choose, heardMeaning, isPlace, type Makes } from './chosen-meaning.ts';
import { meansItself } from './corrector.ts';
import { type FoundName, findLeftOut, type LeftOut } from './left-out.ts';
import type { Meaning } from './meanings.ts';
import { slugOf } from './model-meanings.ts';
import { asAlone } from './models-alone.ts';
import { isEndingApart, withoutEnding, withoutLatinEnding } from './name-endings.ts';
import { excluding, noise, soundsLikeName } from './ordinary-words.ts';
import { sameWords } from './same-words.ts';
import { isRefusing } from './unwanted.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Word {
  /** As typed, in readable form. */
  text: string;
  /** Normalised: "আর" is r; "enfild" stays. */
  key: string;
  start: number;
  end: number;
  /** Whether a comma stands before it. */
  isApart: boolean;
  /** Whether nothing goes on behind it but a comma or a ZIP code; two spaces are where something else was understood. */
  isLast: boolean;
}

/** Whether a word is no name, and no part of one. */
const isOrdinary = (text: string) =>
  noise.has(text) || excluding.has(text) || soundsLikeName.has(text) || sameWords(text).length > 1;

function wordsWithPlaces(text: string): Word[] {
  return [...text.matchAll(/\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu)].map((match) => {
    const end = match.index + match[0].length;
    return {
      text: match[0],
      key: wordsOf(match[0]).join(''),
      start: match.index,
      end,
      isApart: /, ?$/.test(text.slice(Math.max(0, match.index - 2), match.index)),
      isLast: /^(?: ?(?:$|,)| {2}| \d{5}(?!\d))/.test(text.slice(end)),
    };
  });
}

/** Whether a word is a name wherever it stands. */
export const isNameIn = (word: string, { byKey }: Vocabulary) =>
  byKey.get(keyOf(word))?.some(({ shy }) => !shy) === true;

/** Whether a word is the name of a place. */
export const isPlaceIn = (word: string, { byKey }: Vocabulary) =>
  byKey.get(keyOf(word))?.some((meaning) => isPlace(meaning) && !meaning.shy) === true;

const beforePlace = new Set(['in', 'near', 'around', 'at', 'from']);

/**
 * Whether a word that is also an abbreviation of a state can be meant as that: behind a comma, a place or "in", and where
 * nothing goes on. The "or" of "honda or yamaha" is not Oregon.
 */
function isSpot(words: readonly Word[], at: number, before: FoundName | undefined): boolean {
  const [word, previous] = [words[at], words[at - 1]];
  if (!word?.isLast || !previous) return false;
  const isBehindPlace = before !== undefined && before.end === previous.end && isPlace(before.meaning);
  return word.isApart || isBehindPlace || /^(?:in|near|around)$/.test(previous.text);
}

/** Whether a word may be a name that is spelt by ear. */
function mayBeHeard({ text, key }: Word, { byKey, correct }: Vocabulary): boolean {
  if (isOrdinary(text) || byKey.has(key)) return false;
  if (/^[\u0980-\u09ff]{2,30}$/.test(key)) return !byKey.has(withoutEnding(key));
  return /^[a-z]{4,30}$/.test(key) && !meansItself(text) && correct(key) === key;
}

/** A model in the catalogue, whether or not one is for sale here; `length` is the number of words in its name. */
interface KnownModel {
  make: string;
  slug: string;
  length: number;
}

function knownModel(key: string, length: number): KnownModel | null {
  const known = everyModel.byKey.get(key);
  if (!known) return null;
  const slug = slugOf(`${known.make.name} ${known.row[0]}`);
  return { make: keyOf(known.make.name), slug, length };
}

/**
 * Whether a name means another model of the same make: "pulsar n250" is no Pulsar N160, even where that is the only N for sale.
 * What its own name begins with, as any Pulsar, is none.
 */
function isSibling({ field, value, make = '' }: Meaning, known: KnownModel | null): boolean {
  return (
    known !== null &&
    field === 'model' &&
    keyOf(make.replaceAll('-', ' ')) === known.make &&
    !known.slug.startsWith(value)
  );
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
function findNames(
  words: readonly Word[],
  vocabulary: Vocabulary,
  makes: Makes,
  isPlaced: boolean,
): FoundName[] {
  const { wanted } = makes;
  const keys = words.map(({ key }) => key);
  // "For sale" is not a misspelt Salem.
  const mended = words.map(({ text, key }) => (noise.has(text) ? key : vocabulary.correct(key)));
  const bare = keys.map(withoutEnding);
  const inPlace = keys.map((key) => {
    const short = withoutLatinEnding(key);
    return vocabulary.byKey.get(short)?.some(isPlace) ? short : key;
  });
  const hears = words.map((word) => mayBeHeard(word, vocabulary));
  const spoken = words.map(({ text }) => !isOrdinary(text));
  const found: FoundName[] = [];
  const isOfPlace = (word: string) => isPlaceIn(word, vocabulary);
  for (let start = 0; start < words.length; start += 1) {
    if (isEndingApart(words[start], words[start + 1], words[start - 1], isOfPlace)) continue;
    let others: KnownModel | null = null;
    for (let length = Math.min(vocabulary.reach, words.length - start); length > 0; length -= 1) {
      const part = (of: readonly string[]) => of.slice(start, start + length).join('');
      const spelt = [keys, inPlace, mended, bare].map(part).find((key) => vocabulary.byKey.has(key));
      const said = spelt === undefined ? [] : (vocabulary.byKey.get(spelt) ?? []);
      const fitting = said.filter(
        (meaning) => !isSibling(meaning, others) && (!meaning.shy || isSpot(words, start, found.at(-1))),
      );
      const meanings = fitting.length > 0 ? fitting : undefined;
      const all = (of: readonly boolean[]) => of.slice(start, start + length);
      const isHeard = !meanings && all(hears).includes(true) && !all(spoken).includes(false);
      const meant = meanings
        ? choose(
            asAlone(
              meanings,
              part(keys),
              { before: words[start - 1], others: words.toSpliced(start, length), isPlaced },
              isOfPlace,
            ),
            makes,
            start === 0,
            beforePlace.has(words[start - 1]?.text ?? ''),
          )
        : isHeard
          ? heardMeaning(keys.slice(start, start + length), vocabulary, makes, start === 0)
          : undefined;
      const alone = length === 1 ? (words[start]?.text ?? '') : '';
      // "Honda na" excludes Hondas: it is no model NA of New Asia, unless that make is named. Nor is the "er" of "bochor er
      // papers" a Kawasaki.
      const isOther = (start > 0 && isRefusing(alone)) || (meant?.field === 'model' && noise.has(alone));
      const meaning = isOther && !wanted.has(meant?.make ?? '') ? undefined : meant;
      if (!meaning) {
        if (others === null && length > 1) others = knownModel(part(keys), length);
        continue;
      }
      if (others !== null && isAnother(meaning, others.make, wanted)) {
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
 * Drops names that mean something else beside another motorcycle. Two letters are no model of a make that nobody named: the
 * "DD" of "pulsar 150 dd" is its double disc.
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
  /** A make that is also an ordinary word, before the model of another: "indian r15". */
  const isOrigin = ({ meaning, end }: FoundName) =>
    meaning.leading === true &&
    names.some(
      ({ start, meaning: { field, make } }) =>
        start === end + 1 && field === 'model' && make !== meaning.value,
    );
  return names.filter((name) => !isStray(name) && !isOrigin(name));
}

/** The names in a text, and which of them it leaves out. */
interface NamesFound {
  names: FoundName[];
  leftOut: LeftOut[];
  /** The makes that it leaves out, but for those that it also asks for. */
  refused: ReadonlySet<string>;
}

/** Finds the names in a text that is added to a search. */
export function findNamesIn(text: string, search: Search, vocabulary: Vocabulary): NamesFound {
  const words = wordsWithPlaces(text);
  const isKnown = (word: string) => isNameIn(word, vocabulary);
  const isPlaced = search.district.length + search.division.length > 0;
  const find = (makes: Makes) => {
    const all = findNames(words, vocabulary, makes, isPlaced);
    const names = withAreaFigures(text, withoutStrays(all, search));
    return { names, leftOut: findLeftOut(text, names, isKnown) };
  };
  const chosen = [
    ...search.make,
    ...search.model.flatMap((slug) => familyOf(slug, vocabulary)?.make.slug ?? []),
  ];
  const before = { wanted: new Set(chosen), refused: new Set(search.notMake), isChosen: chosen.length > 0 };
  // Makes first, wherever they are: "classic 350 royal enfield".
  const named = findNames(words, vocabulary, before, isPlaced).flatMap(({ meaning }) =>
    meaning.field === 'make' ? [meaning.value] : [],
  );
  const all = { ...before, wanted: new Set([...chosen, ...named]) };
  const found = find(all);
  const isWithin = ({ start, end }: FoundName) =>
    found.leftOut.some((part) => part.start <= start && end <= part.end);
  const asked = found.names.filter((name) => !isWithin(name)).map(({ meaning }) => meaning.value);
  const refused = new Set(
    found.leftOut
      .flatMap(({ names }) => names ?? [])
      .flatMap(({ meaning: { field, value } }) =>
        field === 'make' && !asked.includes(value) ? [value] : [],
      ),
  );
  if (refused.size === 0) return { ...found, refused };
  // "CD, not Honda" is a Hero CD.
  const wanted = new Set([...all.wanted].filter((make) => !refused.has(make)));
  return { ...find({ ...all, wanted, refused: new Set([...all.refused, ...refused]) }), refused };
}
