/**
 * Understands search text: make, model, place, category, price, year and the like become filters, the rest
 * stays text.
 */
import * as messages from '#messages/search.ts';
import { sameColour } from '../../../../kernel/colours.ts';
import type { FieldProblem } from '../../../../kernel/errors.ts';
import { readableText, withDecimalPoints, withoutGrouping } from '../../../../kernel/figures.ts';
import { marketOf } from '../../../../kernel/markets.ts';
import { plainLetters } from '../../../../kernel/plain-letters.ts';
import { keyOf } from '../../../catalogue/words.ts';
import { type Search, type Sort, searchLimits } from '../search.ts';
import { apart } from './apart.ts';
import { namesScooter, withoutAutomatic } from './automatic.ts';
import { meansItself } from './corrector.ts';
import { withoutDistances } from './distances.ts';
import { dollarOf } from './dollars.ts';
import { readCurrency, readFacts } from './facts.ts';
import { findNamesIn, isNameIn, isPlaceIn } from './found-names.ts';
import { withoutFuel } from './fuel.ts';
import { readNames } from './names-in-text.ts';
import { excluding, noise, saysColour } from './ordinary-words.ts';
import { spellOutRefusals } from './refused-lists.ts';
import { readSelling, wishToSell } from './selling.ts';
import { settleNames } from './settle.ts';
import { withWholeYears } from './short-years.ts';
import { smallPricesOf } from './small-prices.ts';
import { readSorts } from './sort-words.ts';
import { blank, unwantedAround, withoutUnwanted } from './unwanted.ts';
import type { Vocabulary } from './vocabulary.ts';
import { withWordsOfCountry } from './words-of-country.ts';

const quoted = /"([^"]*)"/g;

/** Separates the text in quotation marks from the rest; quoted text that is excluded is in neither. */
function readQuoted(words: string): { literal: string[]; text: string; unwanted: string[] } {
  const literal: string[] = [];
  const unwanted: string[] = [];
  let text = words;
  for (const { 0: whole, 1: inside = '', index } of words.matchAll(quoted)) {
    const place = { start: index, end: index + whole.length };
    const around = unwantedAround(words, place);
    const { start, end } = around ?? place;
    text = blank(text, start, end);
    if (around) unwanted.push(words.slice(start, end).trim().replaceAll('"', ''));
    else if (inside.trim() !== '') literal.push(`"${inside.trim()}"`);
  }
  return { literal, text: text.replaceAll('"', ' '), unwanted };
}

/** Whether a word is the "rs" of a model such as the Aprilia RS 125 or R 1200 RS: beside a price it would have been understood. */
const isRsOfModel = (word: string, beside: readonly (string | undefined)[]) =>
  word === 'rs' && beside.some((other) => other !== undefined && /^\d{2,4}$/.test(other));

/** Between words of which one is enough. */
const either = 'or';

/** A list of words without each "or" that does not stand between two of them: "dallas or houston" keeps its own. */
function withoutIdleOr(list: readonly string[]): string[] {
  const isWord = (word = '') => word !== either && !excluding.has(word) && /[\p{L}\p{N}]/u.test(word);
  return list.filter(
    (word, at) =>
      word !== either || (isWord(list[at - 1]) && !list[at - 1]?.endsWith(',') && isWord(list[at + 1])),
  );
}

/**
 * Turns the words that are understood into filters. Text in quotation marks stays as it is. A second call on
 * the result changes nothing.
 */
export function understand(
  search: Search,
  vocabulary: Vocabulary,
  thisYear: number,
  currencies: readonly string[],
  meant = currencies[0],
): Search {
  return readWords(search, vocabulary, thisYear, currencies, meant).search;
}

/** The same, with the sort orders that its words ask for; a list can have one. */
function readWords(
  search: Search,
  vocabulary: Vocabulary,
  thisYear: number,
  currencies: readonly string[],
  meant: string | undefined,
): {
  search: Search;
  wished: ReadonlySet<Sort>;
  excluded: readonly string[];
  unmeasured: readonly string[];
  fuel: readonly string[];
} {
  let read = search;
  const excluded = new Set<string>();
  const wished = new Set<Sort>();
  const unmeasured = new Set<string>();
  const fuel = new Set<string>();
  const { distance } = marketOf(currencies[0]);
  const market = { ...marketOf(meant), distance };
  const others = currencies.filter((currency) => currency !== meant);
  const offered = meant === undefined ? others : [meant, ...others];
  const isNamed = (word: string) => isNameIn(word, vocabulary);
  const isModel = (words: string) =>
    vocabulary.byKey.get(keyOf(words))?.some(({ field }) => field === 'model') === true;
  const known = {
    isNamed,
    isPlace: (word: string) => isPlaceIn(word, vocabulary),
    isMake: (words: string) => vocabulary.byKey.get(keyOf(words))?.[0]?.field === 'make',
  };
  // Removing a filter's words can make a name adjacent: "royal 2018 enfield". Each round but the last removes some words.
  for (let round = 0; round < searchLimits.words && read.words !== ''; round += 1) {
    const spoken = readQuoted(read.words);
    const before = read;
    const burnt = withoutFuel(withDecimalPoints(readableText(spoken.text)), distance);
    for (const part of burnt.fuel) fuel.add(part);
    const dated = withWholeYears(burnt.text, thisYear, known);
    const placed = withoutDistances(dated, known, currencies[0] === 'USD');
    for (const part of placed.unmeasured) unmeasured.add(part);
    const split = apart(withWordsOfCountry(placed.text, meant), known);
    const text = spellOutRefusals(
      withoutAutomatic(split, before, vocabulary).trim(),
      (part) => findNamesIn(part, before, vocabulary).names,
    );
    const small = smallPricesOf(meant, dated, before, () => namesScooter(text, before, vocabulary));
    const facts = readFacts(text, read, thisYear, { isNamed, isModel, market, small });
    const priced = readCurrency(text, facts, offered, dollarOf(placed.text, before, vocabulary));
    const names = readNames(priced.text, priced.search, vocabulary);
    // Names first: "New Asia" is a make.
    const wishes = readSorts(names.text, (word) => noise.has(word));
    const rest = withoutUnwanted(wishes.text, text);
    for (const { unwanted } of [spoken, facts, names, wishes, rest])
      for (const part of unwanted) excluded.add(part);
    const isNoise = (word: string) =>
      noise.has(word.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''));
    const left = withoutIdleOr(
      rest.text
        .split(' ')
        .filter(
          (word, at, all) =>
            word === either || !isNoise(word) || isRsOfModel(word, [all[at - 1], all[at + 1]]),
        ),
    )
      // A remainder of "honda-red": read again, the hyphen would be a minus.
      .map((word) => word.replace(/^-+(?=[\p{L}\p{N}])/u, ''))
      .filter((word) => /[\p{L}\p{N}]/u.test(word));
    for (const word of left) if (excluding.has(word)) excluded.add(word);
    const isColour = (word = '') => sameColour(word).length > 1;
    // "Red" alone is looked for: a seller writes no "colour" beside it.
    const told = left.filter(
      (word, place) => !(saysColour.has(word) && (isColour(left[place - 1]) || isColour(left[place + 1]))),
    );
    const words = [...told.filter((word) => !excluding.has(word)), ...spoken.literal, ...names.literal].join(
      ' ',
    );
    for (const sort of wishes.sorts) wished.add(sort);
    const [first] = wished;
    // A selected order wins over one in the words.
    const sort = search.sort === 'newest' ? (first ?? search.sort) : search.sort;
    const isRead = words === read.words;
    read = { ...names.search, words, sort };
    if (isRead) break;
  }
  return { search: read, wished, excluded: [...excluded], unmeasured: [...unmeasured], fuel: [...fuel] };
}

/** Whether a word does not tell bikes apart, or means something other than a name. */
export function isOrdinaryWord(text: string): boolean {
  const plain = readableText(text).trim();
  return noise.has(plain) || meansItself(plain);
}

/**
 * What somebody asked for, with names that exist, and which parts do not. `currencies` are those of the
 * listings, the garage's own first; `meant` is the one of figures without any.
 */
export function understandSearch(
  asked: Search,
  vocabulary: Vocabulary,
  thisYear: number,
  currencies: readonly string[],
  meant = currencies[0],
): { search: Search; leftOut: FieldProblem[] } {
  const { isSelling, rest } = readSelling(asked.words);
  const settled = settleNames({ ...asked, words: rest }, vocabulary);
  const understood = readWords(settled.search, vocabulary, thisYear, currencies, meant);
  const { search } = settleNames(understood.search, vocabulary);
  const others = [...understood.wished].filter((sort) => sort !== search.sort);
  const oneOrder = {
    field: 'q',
    code: 'one-order',
    detail: messages.oneOrder(search.sort, others, marketOf(currencies[0]).distance),
  };
  const leftOut = [...settled.leftOut];
  if (others.length > 0) leftOut.push(oneOrder);
  const typed = readableText(settled.search.words);
  // Of a list, the word that refuses it stands only before its first part.
  const placeOf = (part: string) => typed.indexOf(typed.includes(part) ? part : part.replace(/^not /, ''));
  const excluded = understood.excluded.toSorted((a, b) => placeOf(a) - placeOf(b));
  if (excluded.length > 0)
    leftOut.push({ field: 'q', code: 'no-exclusion', detail: messages.noExclusion(excluded) });
  if (understood.unmeasured.length > 0)
    leftOut.push({ field: 'q', code: 'no-distance', detail: messages.noDistance(understood.unmeasured) });
  if (understood.fuel.length > 0)
    leftOut.push({ field: 'q', code: 'no-fuel', detail: messages.noFuel(understood.fuel) });
  if (isSelling) leftOut.push({ field: 'q', code: wishToSell, detail: messages.wishToSell });
  return { search, leftOut };
}

/** Behind this sign another word is enough. */
export const orElse = '|';

/**
 * The words that a listing must contain, in the form in which listings are indexed: figures ungrouped and
 * apart from letters, Latin letters without diacritics. Where one of several is enough, they are one: "dallas|san antonio".
 */
export function searchedWords(words: string): string[] {
  const parts = readableText(words)
    // In quotation marks "or" is a word.
    .split(/("[^"]*")|,(?!\d)/)
    .flatMap((part = '') => {
      const ways = part.startsWith('"') ? [part] : part.split(` ${either} `);
      const lists = ways.map(plainWords).filter((list) => list.length > 0);
      return lists.length > 1 ? lists.map((list) => list.join(' ')).join(orElse) : (lists[0] ?? []);
    });
  return [...new Set(parts)].slice(0, 20);
}

/** The words of a text in the form in which listings are indexed. */
function plainWords(text: string): string[] {
  const plain = plainLetters(withoutGrouping(text)).replace(/[\u00ad\u200b-\u200d'`\u2019]/g, '');
  return (
    plain.match(
      /\d+|[^\d\s!-/:-@[-`{-~\u00a1-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb\u00bf\u00d7\u060c\u061b\u061f\u06d4\u0964\u0965\u2010-\u2060\u20a0-\u20cf\u3001\u3002\ufeff\u09f3]+/g,
    ) ?? []
  );
}
