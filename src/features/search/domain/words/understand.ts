/**
 * Understands search text: make, model, place, category, price, year and the like become filters, the rest
 * stays text.
 */
import * as messages from '#messages/search.ts';
import type { FieldProblem } from '../../../../kernel/errors.ts';
import { readableText } from '../../../../kernel/figures.ts';
import { marketOf } from '../../../../kernel/markets.ts';
import type { Search } from '../search.ts';
import { meansItself } from './corrector.ts';
import { noise } from './ordinary-words.ts';
import { readingFor, readWords } from './read-words.ts';
import { readSelling, wishToSell } from './selling.ts';
import { settleNames } from './settle.ts';
import type { Vocabulary } from './vocabulary.ts';

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
  return readWords(search, readingFor(vocabulary, thisYear, currencies, meant)).search;
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
  const understood = readWords(settled.search, readingFor(vocabulary, thisYear, currencies, meant));
  const { search } = settleNames(understood.search, vocabulary);
  const others = understood.sorts.filter((sort) => sort !== search.sort);
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
