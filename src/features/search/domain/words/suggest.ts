/** Completes what somebody is typing with names that are for sale here, most frequent first. */
import * as words from '#messages/search.ts';
import { readableText } from '../../../../kernel/figures.ts';
import { firstNotBelow } from '../../../../kernel/first-not-below.ts';
import { keyOf, meantFrom, wordsOf, writtenWords } from '../../../catalogue/words.ts';
import { withoutOpposite } from '../opposites.ts';
import { type Search, writeSearch } from '../search.ts';
import type { Meaning } from './meanings.ts';
import { settleNames } from './settle.ts';
import { understand } from './understand.ts';
import { isMinus, opensLeftOut } from './unwanted.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A name that completes the text. */
export interface Suggestion {
  field: Meaning['field'];
  name: string;
  count: number;
  /** The query string of the suggested search. */
  address: string;
}

/** For each kind of name, the number of listings by id (categories: by code). */
type Counts = Readonly<Record<Meaning['field'], ArrayLike<number>>>;

const mostSuggestions = 8;
/** The largest number of names considered for one prefix. */
const mostCandidates = 400;
/**
 * How many last words may belong to the name: "royal enfield cl" is looked up as a whole, then "enfield cl",
 * then "cl".
 */
const longestName = 4;

interface Key {
  key: string;
  meaning: Meaning;
}

// A vocabulary is replaced whenever a name is added; its sorted keys are dropped with it.
const sortedKeys = new WeakMap<Vocabulary, readonly Key[]>();

function keysOf(vocabulary: Vocabulary): readonly Key[] {
  let keys = sortedKeys.get(vocabulary);
  if (!keys) {
    const all: Key[] = [];
    for (const [key, meanings] of vocabulary.byKey) {
      for (const meaning of meanings) {
        all.push({ key, meaning });
        const make = meaning.make && vocabulary.termOf('make', meaning.make);
        if (make) all.push({ key: keyOf(make.name) + key, meaning });
      }
    }
    keys = all.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    sortedKeys.set(vocabulary, keys);
  }
  return keys;
}

function beginningWith(keys: readonly Key[], beginning: string): Meaning[] {
  if (beginning === '') return [];
  const first = firstNotBelow(keys.length, (place) => (keys[place]?.key ?? '') < beginning);
  const found: Meaning[] = [];
  for (let place = first; place < keys.length && found.length < mostCandidates; place += 1) {
    const entry = keys[place];
    if (!entry?.key.startsWith(beginning)) break;
    found.push(entry.meaning);
  }
  return found;
}

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));

/**
 * Names that begin with the text, or whose last word is being typed in another script than they are stored
 * in: "পাল" for the Pulsar. A word that stands for a letter counts only before a figure: "আর" completes to
 * R15, but not to every name with R.
 */
function beginningSo(keys: readonly Key[], written: string): Meaning[] {
  const raw = writtenWords(written);
  const words = wordsOf(written);
  const [last = '', meaning = ''] = [raw.at(-1), words.at(-1)];
  const before = words.slice(0, -1).join('');
  const isLetter = meaning.length === 1 && last !== meaning;
  const own = isLetter ? [] : beginningWith(keys, before + meaning);
  const others = (last === '' ? [] : meantFrom(last)).flatMap((word) =>
    (word.length === 1 ? digits.map((digit) => word + digit) : [word]).flatMap((beginning) =>
      beginningWith(keys, before + beginning),
    ),
  );
  return [...own, ...others];
}

function countOf({ field, value }: Meaning, counts: Counts, vocabulary: Vocabulary): number {
  if (field === 'category') {
    const category = vocabulary.categories.find(({ id }) => id === value);
    return category ? (counts.category[category.code] ?? 0) : 0;
  }
  const term = vocabulary.termOf(field, value);
  return term ? (counts[field][term.id] ?? 0) : 0;
}

function nameOfMeaning({ field, name, make, area }: Meaning, { termOf }: Vocabulary): string {
  if (area) return words.areaChip([area.name], name);
  const maker = field === 'model' && make ? termOf('make', make)?.name : undefined;
  return maker ? `${maker} ${name}` : name;
}

/**
 * Names that complete the text. What precedes the last name, and the search `base`, stay part of the search.
 */
export function suggest(
  text: string,
  base: Search,
  {
    vocabulary,
    counts,
    currencies,
  }: { vocabulary: Vocabulary; counts: Counts; currencies?: readonly string[] },
  thisYear: number,
): Suggestion[] {
  const typed = text.trim().split(/\s+/).filter(Boolean);
  const keys = keysOf(vocabulary);
  for (let length = Math.min(longestName, typed.length); length > 0; length -= 1) {
    const written = typed.slice(-length).join(' ');
    // A suggestion would search for the name, but once typed in full it is excluded.
    const head = readableText(typed.slice(0, -length).join(' '));
    if (opensLeftOut(head) || isMinus(`${head} ${written}`.trim(), head.length + (head ? 2 : 1))) return [];
    const spelt = wordsOf(written);
    const ways = [
      () => beginningSo(keys, written),
      () => beginningWith(keys, spelt.map(vocabulary.correct).join('')),
      () => vocabulary.heard.beginningWith(spelt).flatMap((key) => vocabulary.byKey.get(key) ?? []),
    ];
    for (const way of ways) {
      const meanings = way();
      if (meanings.length === 0) continue;
      const before = understand(
        { ...base, words: typed.slice(0, -length).join(' ') },
        vocabulary,
        thisYear,
        currencies,
      );
      const found = present(meanings, before, vocabulary, counts);
      if (found.length > 0) return found;
    }
  }
  return [];
}

function present(
  meanings: readonly Meaning[],
  before: Search,
  vocabulary: Vocabulary,
  counts: Counts,
): Suggestion[] {
  const seen = new Set<string>();
  const ranked = meanings
    .filter(({ field, value, make }) => {
      const isNew = !seen.has(`${field} ${value}`);
      seen.add(`${field} ${value}`);
      return isNew && (make === undefined || before.make.length === 0 || before.make.includes(make));
    })
    .map((meaning) => ({ meaning, count: countOf(meaning, counts, vocabulary) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostSuggestions);
  return ranked.map(({ meaning, count }) => {
    const { field, value } = meaning;
    const area = meaning.area ? [...before.area, meaning.area.slug] : before.area;
    const rest = withoutOpposite(before, field, value, vocabulary);
    const search = { ...rest, area, [field]: [...new Set([...rest[field], value])] };
    const { search: settled } = settleNames(search, vocabulary);
    return { field, name: nameOfMeaning(meaning, vocabulary), count, address: writeSearch(settled) };
  });
}
