/** Understands what people type: make, model, place, category, price, year and the like become filters, the rest stays text. */
import * as messages from '#messages/search.ts';
import type { FieldProblem } from '../../../kernel/errors.ts';
import { readableText, withoutGrouping } from '../../../kernel/figures.ts';
import { plainLetters } from '../../../kernel/plain-letters.ts';
import { meansItself } from './corrector.ts';
import { readCurrency, readFacts } from './facts.ts';
import { apart } from './figures.ts';
import { readNames } from './names-in-text.ts';
import { excluding, noise } from './ordinary-words.ts';
import type { Search, Sort } from './search.ts';
import { settleNames } from './settle.ts';
import { blank, unwantedAround, withoutUnwanted } from './unwanted.ts';
import type { Vocabulary } from './vocabulary.ts';
import { readWishes } from './wishes.ts';

const quoted = /"([^"]*)"/g;

/** What stands in quotation marks, and the rest of a text; of what is not wanted neither. */
function readQuoted(words: string): { literal: string[]; text: string; unwanted: string[] } {
  const literal: string[] = [];
  const unwanted: string[] = [];
  let text = words;
  for (const { 0: whole, 1: inside = '', index } of words.matchAll(quoted)) {
    const place = { start: index, end: index + whole.length };
    const around = unwantedAround(words.toLowerCase(), place);
    const { start, end } = around ?? place;
    text = blank(text, start, end);
    if (around) unwanted.push(words.slice(start, end).trim().replaceAll('"', ''));
    else if (inside.trim() !== '') literal.push(`"${inside.trim()}"`);
  }
  return { literal, text: text.replaceAll('"', ' '), unwanted };
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
    const spoken = readQuoted(read.words);
    const text = apart(readableText(spoken.text));
    const facts = readFacts(text, read, thisYear);
    const priced = readCurrency(text, facts, currencies);
    const names = readNames(priced.text, priced.search, vocabulary);
    // Names first: "New Asia" is a make.
    const wishes = readWishes(names.text, (word) => noise.has(word));
    const rest = withoutUnwanted(wishes.text, text);
    for (const { unwanted } of [spoken, facts, names, wishes, rest])
      for (const part of unwanted) excluded.add(part);
    const left = rest.text
      .split(' ')
      // What is left of "honda-red": read again, it would be a minus.
      .map((word) => word.replace(/^-+(?=[\p{L}\p{N}])/u, ''))
      .filter(
        (word) =>
          /[\p{L}\p{N}]/u.test(word) &&
          !noise.has(word.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')),
      );
    for (const word of left) if (excluding.has(word)) excluded.add(word);
    const words = [...left.filter((word) => !excluding.has(word)), ...spoken.literal].join(' ');
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
  const typed = readableText(settled.search.words);
  const excluded = understood.excluded.toSorted((a, b) => typed.indexOf(a) - typed.indexOf(b));
  if (excluded.length > 0)
    leftOut.push({ field: 'q', code: 'no-exclusion', detail: messages.noExclusion(excluded) });
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
