/** Facts in a text besides names: owners, condition, photo, figures and the currency of a price. */
import { currenciesIn, currencyMarks, decideCurrency } from '../../../../kernel/currencies.ts';
import { type Range, type RangeField, type Search, searchLimits } from '../search.ts';
import { agePattern, yearsOf } from './ages.ts';
import type { HowToRead } from './around-figures.ts';
import { conditionPhrases } from './condition-words.ts';
import { findRanges } from './figures.ts';
import { blank, type Stretch, unwantedAround } from './unwanted.ts';

// "No more than 2 owners" means the same as "2 owners".
const counted = (pattern: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{M}\\d])(?:(?:(?:not|no) more than|at most|max(?:imum)?) )?(?:${pattern})(?![\\p{L}\\p{M}])`.normalize(
      'NFKC',
    ),
    'u',
  );
const ownerWords = '(?:owners?|হাতে?|মালিক)';
/** Behind "owner 1" nothing that makes another figure of it: "owner 1 lakh". */
const noMore =
  '(?![.,]?\\d| ?(?:lakhs?|lacs?|lk|k|hajar|hazar|thousand|cc|kms?|tk|taka|years?|months?|bochor|mash|লাখ|লক্ষ|হাজার|সিসি|কিমি|টাকা|বছর|মাস)(?![\\p{L}\\p{M}]))';
const behindOwner = (count: string) => `(?:owners?|malik|মালিক) ?[:-]? ?(?:${count})${noMore}`;
const third = '(?:third|3rd|three|3|তৃতীয়|তিন)';
const owners: readonly (readonly [RegExp, number])[] = [
  [
    counted(
      '(?:first|1st|single|one|1|১ম|প্রথম|এক|সিঙ্গেল) ?(?:owners?|hand|হাতে?|হ্যান্ড|মালিক)(?: (?:driven|used?|drive|ইউজড?|chalito|chalano|চালিত|চালানো))?',
    ),
    1,
  ],
  // After the count itself: of "1 owner 2 lakh" and "one owner 1 key" the first figure counts them.
  [counted(behindOwner('1|one|first|single|এক|একজন|প্রথম')), 1],
  [counted(behindOwner('2|two|second|দুই|দুইজন|দ্বিতীয়')), 2],
  [counted(behindOwner('3|three|third|তিন|তিনজন|তৃতীয়')), 3],
  // Of "2nd or 3rd owner" the first alone.
  [
    counted(`(?:second|2nd|two|2|দ্বিতীয়|দুই)(?: ?${ownerWords}|(?= (?:or|nor|ba|বা) ${third} ?${ownerWords}))`),
    2,
  ],
  [counted(`${third} ?${ownerWords}`), 3],
];
const phrase = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`.normalize('NFKC'), 'u');
const state = '(?:condition|kondition|shape|obostha|কন্ডিশন(?:ের|ে)?|অবস্থা(?:র|য়)?)';
/** What else is fresh: the papers, the engine. */
const freshParts =
  'papers?|kagoj|documents?|docs?|engines?|tyres?|tires?|paint|battery|body|looks?|lighting|colou?rs?|tank|chain|seat';
const good = '(?:good|valo|bhalo|ভালো|ভাল)';
const conditions: readonly (readonly [RegExp, string])[] = [
  [
    phrase(
      `(?:excellent|mint|brand new|(?:almost |nearly )?(?:like|as) new|(?:almost|nearly) new)(?: ${state})?|(?:new|fresh) ${state}|(?<!(?:${freshParts}) )fresh(?! (?:${freshParts}|imports?|imported|stock|numbers?|registration|service)(?![\\p{L}\\p{M}]))|notuner mo?to|(?:একদম )?নতুনের মতো?`,
    ),
    'excellent',
  ],
  [phrase(`(?:(?:very|khub|খুব) )?${good} ${state}|${state} (?:(?:very|khub|খুব) )?${good}`), 'good'],
  [phrase(`(?:fair|ok|okay) ${state}`), 'fair'],
  ...conditionPhrases().map(([condition, pattern]) => [phrase(pattern), condition] as const),
];
// "Pulsar RS 200" contains no rupees, and "RM 125" no ringgit; Lira is a town.
const alsoNames =
  /(?<![\p{L}\p{M}])(?:rs|(?<!(?:\d|bin|milyon|mil|mln|tys) ?)(?:rm|tl|lira|dh|kr|ft))(?![\p{L}\p{M}])/gu;

/** Number words of one country's prices: a figure beside them is in its currency. "Lakh" is said in several. */
const countedIn: readonly (readonly [words: string, code: string])[] = [
  ['triệu|trieu|tr|nghìn|ngàn|tỷ|tỉ', 'VND'],
  ['juta|jt', 'IDR'],
  ['พัน|หมื่น|แสน|ล้าน', 'THB'],
];
const counting = countedIn.map(([words, code]) => ({
  code,
  pattern: new RegExp(`\\d ?(?:${words})(?![\\p{Script=Latin}\\d])`.normalize('NFKC'), 'u'),
}));

/** Reads the currency of a price in the text; the garage's own is the default. `dollar` says whose dollars are meant. */
export function readCurrency(
  text: string,
  facts: Pick<FactsRead, 'search' | 'text'>,
  [own, ...others]: readonly string[],
  dollar: string | null = null,
): Pick<FactsRead, 'search' | 'text'> {
  const { price, currency } = facts.search;
  if (own === undefined || currency !== null || (price.from === null && price.to === null)) return facts;
  const counted = counting.find(({ pattern }) => pattern.test(text))?.code;
  const said = currenciesIn(text.replace(alsoNames, ' ')) ?? (counted === undefined ? [] : [counted]);
  const named = dollar === null ? said : [dollar];
  const [offered, ...more] = others.filter((other) => named.includes(other));
  // If nothing is offered in the named currency, to find nothing is better than to use the figure for the
  // garage's own. Of several dollars that are offered, those of the United States are meant, or the first.
  const usual = decideCurrency(named, []);
  const isOne = more.length === 0 || (usual !== null && !others.includes(usual));
  const code = isOne ? (offered ?? usual) : usual;
  if (code === null || named.includes(own)) return facts;
  return {
    search: { ...facts.search, currency: code },
    text: facts.text.replace(currencyMarks(), (mark) => ' '.repeat(mark.length)),
  };
}

/** Everything here is second-hand: this is not about the number of owners. */
const secondHand = /(?<![\p{L}\p{M}\d])(?:2nd|second)[ -]?hand(?![\p{L}\p{M}])/u;
const photo = /(?<!\p{L})with (?:a )?(?:photos?|pictures?|images?)(?!\p{L})/u;
const registered = '(?:(?:registered|registration|papers?) )?';
/** Whether it is registered in the seller's name: "papers in own name", "নিজের নামে". */
const ownName = phrase(
  `${registered}(?:(?:in|on|under) )?own name|${registered}(?:in|on|under) (?:the )?(?:seller|owner)(?:['’]?s)? (?:own )?name|nij(?:er)? nam(?:e|ey)?|(?:নিজের|নিজ) নামে?`,
);

/** What was understood of a text. */
interface FactsRead {
  search: Search;
  /** The text without the understood parts. */
  text: string;
  /** Facts to be excluded, for which there is no filter. */
  unwanted: string[];
}

/** Between two excluded figures: "not 2015 or 2016". */
const eitherOne = /^ (?:or|nor|ba|বা) $/;
/** Between two excluded figures of one kind: "not 2015, 2016". */
const nextOne = /^ ?, ?$/;

/** Adds the facts of a text to a search. */
export function readFacts(text: string, search: Search, thisYear: number, reading: HowToRead): FactsRead {
  const { isNamed } = reading;
  let rest = text;
  let read = search;
  // `told` are those that no filter can express.
  const refused: (Stretch & { told: boolean; field?: RangeField })[] = [];
  const isWanted = (fact: Stretch, more: { next?: number; field?: RangeField } = {}): boolean => {
    const last = refused.at(-1);
    const { next, field } = more;
    const words = last && last.end < fact.start ? rest.slice(last.end, fact.start) : '';
    const isNext = field !== undefined && last?.field === field && nextOne.test(words);
    const goesOn = last !== undefined && (isNext || eitherOne.test(words));
    const around = goesOn
      ? fact
      : unwantedAround(rest, fact, { isKnown: isNamed, ...(next !== undefined && { next }) });
    const { start, end } = around ?? fact;
    rest = blank(rest, start, end);
    if (goesOn) last.end = end;
    else if (around) refused.push({ ...around, told: true, ...(field && { field }) });
    return around === null;
  };
  /** Reads every match of a pattern; whether one of them is wanted. */
  const take = (pattern: RegExp): boolean => {
    let isSaid = false;
    for (let match = pattern.exec(rest); match !== null; match = pattern.exec(rest))
      isSaid = isWanted({ start: match.index, end: match.index + match[0].length }) || isSaid;
    return isSaid;
  };
  let most: number | null = null;
  let asked: number | null = null;
  for (const [pattern, count] of owners) {
    const before = refused.length;
    if (take(pattern)) asked = count;
    for (const stretch of count > 1 ? refused.slice(before) : []) {
      // Whoever wants no second owner wants the first.
      most = Math.min(count - 1, most ?? count);
      stretch.told = false;
    }
  }
  if (asked !== null || most !== null)
    read = { ...read, owners: Math.min(asked ?? searchLimits.owners, most ?? searchLimits.owners) };
  for (const [pattern, value] of conditions)
    if (take(pattern)) read = { ...read, condition: [...new Set([...read.condition, value])] };
  take(secondHand);
  if (take(photo)) read = { ...read, photo: true };
  if (take(ownName)) read = { ...read, ownName: true };
  const age = agePattern.exec(rest);
  if (take(agePattern) && age) read = { ...read, year: yearsOf(age, thisYear) };
  const ranges: Partial<Record<RangeField, Range>> = {};
  const all = findRanges(rest, thisYear, reading);
  for (const [place, { field, range, start, end }] of all.entries()) {
    const next = all[place + 1]?.start;
    const isOne = range.from !== null && (range.from === range.to || field !== 'year');
    if (!isWanted({ start, end }, { ...(next !== undefined && { next }), ...(isOne && { field }) })) continue;
    // "over 2 lakh under 3 lakh" is one range.
    const { from, to } = ranges[field] ?? { from: null, to: null };
    const isOpen = range.from === null || range.to === null;
    const whole = isOpen ? { from: range.from ?? from, to: range.to ?? to } : range;
    const isTurned = whole.from !== null && whole.to !== null && whole.from > whole.to;
    ranges[field] = isTurned ? { from: whole.to, to: whole.from } : whole;
  }
  return {
    search: { ...read, ...ranges },
    text: rest,
    unwanted: refused.filter(({ told }) => told).map(({ start, end }) => text.slice(start, end).trim()),
  };
}
