/** Completes what somebody is typing with names that are for sale here, most frequent first. */
import * as words from '#messages/search.ts';
import { readableText } from '../../../../kernel/figures.ts';
import { once } from '../../../../kernel/once.ts';
import type { Figures } from '../figures-beside.ts';
import { withoutOpposite } from '../opposites.ts';
import { type Search, writeSearch } from '../search.ts';
import { waysToName } from './begun-names.ts';
import { least, most } from './figure-words.ts';
import type { Meaning } from './meanings.ts';
import { settleNames } from './settle.ts';
import { understand } from './understand.ts';
import { isMinus, opensLeftOut } from './unwanted.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A name that completes the text. */
export interface Suggestion {
  field: Meaning['field'];
  name: string;
  /** How many motorcycles its search finds; null where words stand beside it, which only the database could tell. */
  count: number | null;
  /** The query string of the suggested search. */
  address: string;
}

/** What is for sale, as far as names are suggested from it. */
interface Offered {
  vocabulary: Vocabulary;
  /** The garage's own first. */
  currencies: readonly string[];
  /** The currency of figures without any. */
  meant?: string | undefined;
  figuresBeside(before: Search): Figures;
}

const mostSuggestions = 8;
/** Of the most frequent names some may find nothing with the rest of a search: so many are tried. */
const mostTried = 16;
/**
 * How many last words may belong to the name: "royal enfield cl" is looked up as a whole, then "enfield cl",
 * then "cl".
 */
const longestName = 4;

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
  { vocabulary, currencies, meant, figuresBeside }: Offered,
  thisYear: number,
): Suggestion[] {
  const typed = text.trim().split(/\s+/).filter(Boolean);
  for (let length = Math.min(longestName, typed.length); length > 0; length -= 1) {
    const written = typed.slice(-length).join(' ');
    // A suggestion would search for the name, but once typed in full it is excluded.
    const head = readableText(typed.slice(0, -length).join(' '));
    // Who types "under 3" is about to write a price, and no 390 Duke.
    if (/^\p{Nd}/u.test(written) && (most.test(head) || least.test(head))) continue;
    if (opensLeftOut(head) || isMinus(`${head} ${written}`.trim(), head.length + (head ? 2 : 1))) return [];
    const settled = once(() => {
      const words = typed.slice(0, -length).join(' ');
      const before = understand({ ...base, words }, vocabulary, thisYear, currencies, meant);
      return settleNames(before, vocabulary).search;
    });
    const figures = once(() => figuresBeside(settled()));
    for (const way of waysToName(written, vocabulary)) {
      const meanings = way();
      if (meanings.length === 0) continue;
      const found = present(meanings, settled(), vocabulary, figures());
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** Most frequent first: the names that fit the wanted makes, and those of others. */
function ranked(
  meanings: readonly Meaning[],
  { make: wanted }: Search,
  { having }: Figures,
): { fitting: Meaning[]; others: Meaning[] } {
  const named = new Map<string, Meaning>();
  for (const meaning of meanings) {
    const name = `${meaning.field} ${meaning.value}`;
    if (!named.has(name)) named.set(name, meaning);
  }
  const counted = [...named.values()]
    .map((meaning) => ({ meaning, count: having(meaning.field, meaning.value) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ meaning }) => meaning);
  const isFitting = ({ make }: Meaning) => make === undefined || wanted.length === 0 || wanted.includes(make);
  return { fitting: counted.filter(isFitting), others: counted.filter((meaning) => !isFitting(meaning)) };
}

function present(
  meanings: readonly Meaning[],
  before: Search,
  vocabulary: Vocabulary,
  figures: Figures,
): Suggestion[] {
  const offer = (names: readonly Meaning[]) => {
    const offered: Suggestion[] = [];
    for (const meaning of names.slice(0, mostTried)) {
      const suggestion = offerOf(meaning);
      if (suggestion && offered.push(suggestion) === mostSuggestions) break;
    }
    return offered;
  };
  const offerOf = (meaning: Meaning): Suggestion | null => {
    const { field, value } = meaning;
    const area = meaning.area ? [...before.area, meaning.area.slug] : before.area;
    const rest = withoutOpposite(before, field, value, vocabulary);
    const search = { ...rest, area, [field]: [...new Set([...rest[field], value])] };
    const { search: settled } = settleNames(search, vocabulary);
    const count = settled.words === '' ? figures.finding(settled, field) : null;
    if (count === 0) return null;
    return { field, name: nameOfMeaning(meaning, vocabulary), count, address: writeSearch(settled) };
  };
  const { fitting, others } = ranked(meanings, before, figures);
  const offered = offer(fitting);
  // Of other makes than the wanted ones only where these have none: "honda pul".
  return offered.length > 0 ? offered : offer(others);
}
