/** Reads the words of a search: those that are understood become filters, the rest stay words. */
import { sameColour } from '../../../../kernel/colours.ts';
import { readableText, withDecimalPoints } from '../../../../kernel/figures.ts';
import { marketOf } from '../../../../kernel/markets.ts';
import { keyOf } from '../../../catalogue/words.ts';
import { type Search, type Sort, searchLimits } from '../search.ts';
import { apart } from './apart.ts';
import { namesScooter, withoutAutomatic } from './automatic.ts';
import { withoutDistances } from './distances.ts';
import { dollarOf } from './dollars.ts';
import { readCurrency, readFacts } from './facts.ts';
import { findNamesIn, isNameIn, isPlaceIn } from './found-names.ts';
import { withoutFuel } from './fuel.ts';
import { readNames } from './names-in-text.ts';
import { excluding, noise, saysColour } from './ordinary-words.ts';
import { spellOutRefusals } from './refused-lists.ts';
import { either } from './searched-words.ts';
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

/** A list of words without each "or" that does not stand between two of them: "dallas or houston" keeps its own. */
function withoutIdleOr(list: readonly string[]): string[] {
  const isWord = (word = '') => word !== either && !excluding.has(word) && /[\p{L}\p{N}]/u.test(word);
  return list.filter(
    (word, at) =>
      word !== either || (isWord(list[at - 1]) && !list[at - 1]?.endsWith(',') && isWord(list[at + 1])),
  );
}

/** What the words of a search are read against: the names of the garage, and the money and measures of its country. */
interface Reading {
  vocabulary: Vocabulary;
  thisYear: number;
  /** Of the garage; the currency is that of figures without any. */
  market: ReturnType<typeof marketOf>;
  currency: string | undefined;
  /** That prices are in, `currency` first. */
  offered: readonly string[];
  /** Whether distances of the United States are meant. */
  inDollars: boolean;
  isNamed(word: string): boolean;
  isPlace(word: string): boolean;
  isMake(words: string): boolean;
  isModel(words: string): boolean;
}

/** What reading needs to know: a vocabulary, the year, and which currencies there are, the garage's own first. */
export function readingFor(
  vocabulary: Vocabulary,
  thisYear: number,
  currencies: readonly string[],
  currency: string | undefined,
): Reading {
  const [own] = currencies;
  const others = currencies.filter((one) => one !== currency);
  return {
    vocabulary,
    thisYear,
    market: { ...marketOf(currency), distance: marketOf(own).distance },
    currency,
    offered: currency === undefined ? others : [currency, ...others],
    inDollars: own === 'USD',
    isNamed: (word) => isNameIn(word, vocabulary),
    isPlace: (word) => isPlaceIn(word, vocabulary),
    isMake: (words) => vocabulary.byKey.get(keyOf(words))?.[0]?.field === 'make',
    isModel: (words) => vocabulary.byKey.get(keyOf(words))?.some(({ field }) => field === 'model') === true,
  };
}

/** What was read of the words of a search. */
interface Read {
  search: Search;
  /** The orders that its words ask for; a list can have one. */
  sorts: readonly Sort[];
  /** Parts that are not searched for: what is not wanted, distances from a place, and the use of fuel. */
  excluded: readonly string[];
  unmeasured: readonly string[];
  fuel: readonly string[];
}

/** Reads the words of a search once. What is left of them may contain a name that other words stood in the midst of. */
function readOnce(search: Search, reading: Reading): Read {
  const { vocabulary, thisYear, market, currency, offered, isNamed, isModel } = reading;
  const spoken = readQuoted(search.words);
  const burnt = withoutFuel(withDecimalPoints(readableText(spoken.text)), market.distance);
  const dated = withWholeYears(burnt.text, thisYear, reading);
  const placed = withoutDistances(dated, reading, reading.inDollars);
  const split = apart(withWordsOfCountry(placed.text, currency), reading);
  const text = spellOutRefusals(
    withoutAutomatic(split, search, vocabulary).trim(),
    (part) => findNamesIn(part, search, vocabulary).names,
  );
  const small = smallPricesOf(currency, dated, search, () => namesScooter(text, search, vocabulary));
  const facts = readFacts(text, search, thisYear, { isNamed, isModel, market, small });
  const priced = readCurrency(text, facts, offered, dollarOf(placed.text, search, vocabulary));
  const names = readNames(priced.text, priced.search, vocabulary);
  // Names first: "New Asia" is a make.
  const wishes = readSorts(names.text, (word) => noise.has(word));
  const rest = withoutUnwanted(wishes.text, text);
  const left = remaining(rest.text);
  return {
    search: {
      ...names.search,
      words: [...withoutSaysColour(left), ...spoken.literal, ...names.literal].join(' '),
    },
    sorts: wishes.sorts,
    excluded: [
      ...[spoken, facts, names, wishes, rest].flatMap(({ unwanted }) => unwanted),
      ...left.filter((word) => excluding.has(word)),
    ],
    unmeasured: placed.unmeasured,
    fuel: burnt.fuel,
  };
}

/** The words of a text that are searched for, and those that exclude others. */
function remaining(text: string): string[] {
  const isNoise = (word: string) =>
    noise.has(word.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''));
  const told = text
    .split(' ')
    .filter(
      (word, at, all) => word === either || !isNoise(word) || isRsOfModel(word, [all[at - 1], all[at + 1]]),
    );
  return (
    withoutIdleOr(told)
      // A remainder of "honda-red": read again, the hyphen would be a minus.
      .map((word) => word.replace(/^-+(?=[\p{L}\p{N}])/u, ''))
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
  );
}

/** Words without those that exclude others, and without "colour" beside one: "red" alone is looked for, as sellers write it. */
function withoutSaysColour(words: readonly string[]): string[] {
  const isColour = (word = '') => sameColour(word).length > 1;
  return words.filter(
    (word, at) =>
      !excluding.has(word) && !(saysColour.has(word) && (isColour(words[at - 1]) || isColour(words[at + 1]))),
  );
}

/** Reads the words of a search until nothing more is understood. An order that was selected wins over those in the words. */
export function readWords(asked: Search, reading: Reading): Read {
  const rounds: Read[] = [];
  let search = asked;
  // Removing a filter's words can make a name adjacent: "royal 2018 enfield". Each round but the last removes some words.
  while (rounds.length < searchLimits.words && search.words !== '') {
    const round = readOnce(search, reading);
    rounds.push(round);
    const isDone = round.search.words === search.words;
    search = round.search;
    if (isDone) break;
  }
  const all = <Part>(partsOf: (round: Read) => readonly Part[]) => [...new Set(rounds.flatMap(partsOf))];
  const sorts = all((round) => round.sorts);
  return {
    search: asked.sort === 'newest' && sorts[0] ? { ...search, sort: sorts[0] } : search,
    sorts,
    excluded: all((round) => round.excluded),
    unmeasured: all((round) => round.unmeasured),
    fuel: all((round) => round.fuel),
  };
}
