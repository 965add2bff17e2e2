/** Words that ask for a sort order: "low km", "sosta", "নতুন". */
import type { Sort } from '../search.ts';
import { blank, unwantedAround } from './unwanted.ts';

const word = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`.normalize('NFKC'), 'gu');

const kilometres = '(?:kms?|miles?|kilometers?|kilometres?|milage|mileage|কিমি|কিলোমিটার|কিলো)';
const few = '(?:low(?:est|er)?|less|least|few|fewest|kom|অল্প|কম)';
const small = '(?:low(?:est|er)?|small(?:est)?|kom|কম|অল্প)';
const paid = '(?:prices?|priced|budget|dam(?:e|er|i)?|taka(?:y|r)?|দাম(?:ে|ের|ি|ী)?|টাকা(?:য়|র)?|বাজেট(?:ে|ের)?)';
const big = '(?:high(?:est|er)?|be?shi|besi|বেশি|বেশী|চড়া)';
const very =
  '(?:(?:most|more|very|too|so|that|really|much|be?shi|besi|onek|khub|সবচেয়ে|সবচে|বেশি|বেশী|অনেক|খুব) ){0,2}';

/**
 * Each pattern asks for one order. A word that is part of a name ("New Asia") belongs to the name; the same
 * words beside a figure ("under 20,000 km") are a range. "New" sorts by year: newly listed bikes come first
 * anyway.
 */
const orders: readonly (readonly [Sort, RegExp])[] = [
  [
    'km-low',
    word(
      `${kilometres} low(?:est)? to high(?:est)?|low(?:est)? to high(?:est)? ${kilometres}|${few}[ -]${kilometres}(?: (?:run|driven|chola|চলা))?|${kilometres} (?:few|kom|কম)|(?:low|less|kom|কম) (?:run|running|driven|used|chola|chalano|চলা|চালানো)`,
    ),
  ],
  ['best-value', word('best (?:value|deals?|prices?)|good (?:value|deals?)|value for money')],
  [
    'price-low',
    word(
      `(?:${paid} )?low(?:est)? to high(?:est)?(?: ${paid})?|(?<!high(?:est)? to )${small}[ -]${paid}|${very}(?:dami|দামি|দামী) (?:na|noy|না|নয়)|(?:less|least|not) ${very}(?:expensive|costly|pricey)|${very}(?:cheap(?:est|er)?|inexpensive|s(?:h)?osta(?:y|r)?|sh?asta|সস্তা(?:য়|র)?)|komer|kome|kom|কমে|কমের|কম`,
    ),
  ],
  [
    'price-high',
    word(
      `(?:${paid} )?(?<!(?:year|model|${kilometres}) )high(?:est)? to low(?:est)?(?: ${paid})?|${very}(?:expensive|costly|pricey|dami|দামি|দামী)|${big}[ -]${paid}`,
    ),
  ],
  [
    'year-new',
    word(
      '(?:years?|models?) (?:high(?:est)? to low(?:est)?|new(?:est)? to old(?:est)?)|new(?:er|est)?(?: to old(?:er|est)?)?(?: models?)?|latest(?: models?)?|notun|nutun|natun|নতুন(?: মডেল(?:ের)?)?|নতুনটা',
    ),
  ],
];

const again = /^(?:new|notun|nutun|natun|নতুন)$/u;
/** "New chain" does not mean the motorcycle's year. */
const isAboutAnother = (order: Sort, behind: string, isNoise: (word: string) => boolean) => {
  const next = /^ ([\p{L}\p{M}\p{N}]+)/u.exec(behind)?.[1];
  return order === 'year-new' && next !== undefined && !isNoise(next) && !again.test(next);
};

/**
 * The orders that a text asks for, in its order, and the text without those words. `isNoise` recognises words
 * without meaning: what precedes any other word may belong to that word. `unwanted` are orders with a "not",
 * which cannot be fulfilled.
 */
export function readSorts(
  text: string,
  isNoise: (word: string) => boolean,
): { sorts: Sort[]; text: string; unwanted: string[] } {
  const said: { sort: Sort; at: number }[] = [];
  const unwanted: string[] = [];
  let rest = text;
  for (const [sort, pattern] of orders) {
    for (const { 0: words, index } of rest.matchAll(pattern)) {
      const behind = rest.slice(index + words.length);
      if (isAboutAnother(sort, behind, isNoise)) continue;
      const whole = { start: index, end: index + words.length };
      const around = unwantedAround(rest, whole);
      const { start, end } = around ?? whole;
      if (around) unwanted.push(rest.slice(start, end).trim());
      else said.push({ sort, at: index });
      rest = blank(rest, start, end);
    }
  }
  const sorts = said.sort((one, other) => one.at - other.at).map(({ sort }) => sort);
  return { sorts, text: rest, unwanted };
}
