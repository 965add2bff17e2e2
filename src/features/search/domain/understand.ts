/** Understands what people type: make, model, place, category, price, year and the like become filters, the rest stays text. */
import * as messages from '#messages/search.ts';
import type { FieldProblem } from '../../../kernel/errors.ts';
import { readableText, withoutGrouping } from '../../../kernel/figures.ts';
import { plainLetters } from '../../../kernel/plain-letters.ts';
import { wordsOf } from '../../catalogue/words.ts';
import { meansItself } from './corrector.ts';
import { blank, readCurrency, readFacts } from './facts.ts';
import { apart } from './figures.ts';
import { type FoundName, findLeftOut } from './left-out.ts';
import { withoutOpposite } from './opposites.ts';
import { excluding, noise } from './ordinary-words.ts';
import { type ListField, leavingOut, type Search, type Sort, searchLimits } from './search.ts';
import { settleNames } from './settle.ts';
import type { Meaning, Vocabulary } from './vocabulary.ts';
import { readWishes } from './wishes.ts';

interface Word {
  /** As typed, in readable form. */
  text: string;
  /** Comparable: "আর" is r, "enfild" stays. */
  key: string;
  start: number;
  end: number;
}

/** "-red", which holds for no other words than names. */
const minus = /^-\p{L}/u;

const quoted = /"([^"]*)"/g;

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

/** The names in a list of words, longest first from the left; slips are mended where nothing fits as it is. */
function findNames(words: readonly Word[], vocabulary: Vocabulary, makes: ReadonlySet<string>): FoundName[] {
  const keys = words.map(({ key }) => key);
  // "For sale" is no slip for Salem.
  const mended = words.map(({ text, key }) => (noise.has(text) ? key : vocabulary.correct(key)));
  const bare = keys.map((key) => key.replace(ending, ''));
  const found: FoundName[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let length = Math.min(vocabulary.reach, words.length - start); length > 0; length -= 1) {
      const part = (of: readonly string[]) => of.slice(start, start + length).join('');
      const spelt = [keys, mended, bare].map(part).find((key) => vocabulary.byKey.has(key));
      const meanings = spelt === undefined ? undefined : vocabulary.byKey.get(spelt);
      const meaning = meanings && choose(meanings, makes, start === 0);
      if (!meaning) continue;
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

/** `refused` is what was to be left out and cannot be. */
function readNames(
  text: string,
  search: Search,
  vocabulary: Vocabulary,
): { search: Search; text: string; refused: string[] } {
  const words = wordsWithPlaces(text);
  // Makes first, wherever they stand: "classic 350 royal enfield".
  const makes = new Set(search.make);
  for (const { meaning } of findNames(words, vocabulary, makes))
    if (meaning.field === 'make') makes.add(meaning.value);
  const names = withoutStrays(findNames(words, vocabulary, makes), search);
  const leftOut = findLeftOut(text, names);
  const refused: string[] = [];
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
      refused.push(text.slice(start, end).trim());
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
  return { search: read, text: rest, refused };
}

/**
 * The same search with the words that were understood as filters. What stands in quotation marks stays as it is. Reading
 * the answer again understands nothing more.
 */
export function understand(search: Search, vocabulary: Vocabulary, thisYear: number): Search {
  return readWords(search, vocabulary, thisYear, []).search;
}

/** The same, with the orders that its words wish for: a list has one of them. */
function readWords(
  search: Search,
  vocabulary: Vocabulary,
  thisYear: number,
  currencies: readonly string[],
): { search: Search; wished: ReadonlySet<Sort>; excluded: readonly string[] } {
  let read = search;
  const excluded = new Set<string>();
  const wished = new Set<Sort>();
  // Words may meet that were apart: "royal 2018 enfield".
  for (let round = 0; round < 3; round += 1) {
    const literal = [...read.words.matchAll(quoted)].map(([, inside = '']) => `"${inside.trim()}"`);
    const text = apart(readableText(read.words.replace(quoted, ' ').replaceAll('"', ' ')));
    const facts = readCurrency(text, readFacts(text, read, thisYear), currencies);
    const names = readNames(facts.text, facts.search, vocabulary);
    for (const part of names.refused) excluded.add(part);
    // Names first: "New Asia" is a make.
    const wishes = readWishes(names.text, (word) => noise.has(word));
    const left = wishes.text
      .split(' ')
      .filter(
        (word) =>
          /[\p{L}\p{N}]/u.test(word) &&
          !noise.has(word.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')),
      );
    for (const word of left) if (excluding.has(word) || minus.test(word)) excluded.add(word);
    const words = [
      ...left.filter((word) => !excluding.has(word)),
      ...literal.filter((part) => part !== '""'),
    ].join(' ');
    for (const sort of wishes.sorts) wished.add(sort);
    const [first] = wished;
    // Who has chosen an order wants that one, whatever else is wished for.
    const sort = search.sort === 'newest' ? (first ?? search.sort) : search.sort;
    const isRead = words === read.words;
    read = { ...names.search, words, sort };
    if (isRead) break;
  }
  return { search: read, wished, excluded: [...excluded] };
}

/** Whether a word says nothing about which bike, or something else than a name. */
export function isOrdinaryWord(text: string): boolean {
  const plain = readableText(text).trim();
  return noise.has(plain) || meansItself(plain);
}

/**
 * What somebody asked for, as names that exist, and what of it does not. `currencies` are those that motorcycles are
 * offered in, the garage's own first.
 */
export function understandSearch(
  asked: Search,
  vocabulary: Vocabulary,
  thisYear: number,
  currencies: readonly string[] = [],
): { search: Search; leftOut: FieldProblem[] } {
  const settled = settleNames(asked, vocabulary);
  const understood = readWords(settled.search, vocabulary, thisYear, currencies);
  const { search } = settleNames(understood.search, vocabulary);
  const others = [...understood.wished].filter((sort) => sort !== search.sort);
  const oneOrder = { field: 'q', code: 'one-order', detail: messages.oneOrder(search.sort, others) };
  const leftOut = [...settled.leftOut];
  if (others.length > 0) leftOut.push(oneOrder);
  for (const word of understood.excluded)
    leftOut.push({ field: 'q', code: 'no-exclusion', detail: messages.noExclusion(word) });
  return { search, leftOut };
}

/** The words that a listing must hold, as its own are kept: figures whole and apart from letters, Latin letters without marks. */
export function searchedWords(words: string): string[] {
  const plain = plainLetters(withoutGrouping(readableText(words))).replace(
    /[\u00ad\u200b-\u200d'`\u2019]/g,
    '',
  );
  return [
    ...new Set(
      plain.match(
        /\d+|[^\d\s!-/:-@[-`{-~\u00a1-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb\u00bf\u00d7\u0964\u0965\u2010-\u2060\u20a0-\u20cf\ufeff\u09f3]+/g,
      ),
    ),
  ].slice(0, 20);
}
