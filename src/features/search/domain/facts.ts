/** What else than names a text says: owners, condition, photo, figures and the currency of a price. */
import { currenciesIn, currencyMarks, decideCurrency } from '../../../kernel/currencies.ts';
import { findRanges } from './figures.ts';
import type { Range, RangeField, Search } from './search.ts';

const owners: readonly (readonly [RegExp, number])[] = [
  [
    /(?<![\p{L}\p{M}\d])(?:first|1st|single|one|1|১ম|প্রথম|এক) ?(?:owners?|hand|হাতে?|মালিক)(?![\p{L}\p{M}])/u,
    1,
  ],
  [/(?<![\p{L}\p{M}\d])(?:second|2nd|two|2|দ্বিতীয়|দুই) ?(?:owners?|হাতে?|মালিক)(?![\p{L}\p{M}])/u, 2],
  [/(?<![\p{L}\p{M}\d])(?:third|3rd|three|3|তৃতীয়|তিন) ?(?:owners?|হাতে?|মালিক)(?![\p{L}\p{M}])/u, 3],
];
const phrase = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`.normalize('NFKC'), 'u');
const state = '(?:condition|kondition|shape|obostha|কন্ডিশন(?:ের|ে)?|অবস্থা(?:র|য়)?)';
const good = '(?:good|valo|bhalo|ভালো|ভাল)';
const conditions: readonly (readonly [RegExp, string])[] = [
  [
    phrase(
      `(?:excellent|mint|brand new|(?:almost |nearly )?(?:like|as) new|(?:almost|nearly) new)(?: ${state})?|(?:new|fresh) ${state}|notuner mo?to|(?:একদম )?নতুনের মতো?`,
    ),
    'excellent',
  ],
  [phrase(`(?:(?:very|khub|খুব) )?${good} ${state}|${state} (?:(?:very|khub|খুব) )?${good}`), 'good'],
  [phrase(`(?:fair|ok|okay) ${state}`), 'fair'],
];
// "Pulsar RS 200" names no rupees, and "RM 125" no ringgit.
const alsoNames = /(?<![\p{L}\p{M}])(?:rs|(?<!\d ?)(?:rm|tl|dh|kr|ft))(?![\p{L}\p{M}])/gu;

/** The currency that a price is named in; the garage's own needs no naming. */
export function readCurrency(
  text: string,
  facts: { search: Search; text: string },
  [own, ...others]: readonly string[],
): { search: Search; text: string } {
  const { price, currency } = facts.search;
  if (own === undefined || currency !== null || (price.from === null && price.to === null)) return facts;
  const named = currenciesIn(text.replace(alsoNames, ' ')) ?? [];
  const [offered, ...more] = others.filter((other) => named.includes(other));
  // One that nothing is offered in says so better than the same figure in the garage's own.
  const code = offered ?? decideCurrency(named, []);
  if (code === null || more.length > 0 || named.includes(own)) return facts;
  return {
    search: { ...facts.search, currency: code },
    text: facts.text.replace(currencyMarks(), (mark) => ' '.repeat(mark.length)),
  };
}

/** As everything here is: not whose hand it is in. */
const secondHand = /(?<![\p{L}\p{M}\d])(?:2nd|second)[ -]?hand(?![\p{L}\p{M}])/u;
const photo = /(?<!\p{L})with (?:a )?(?:photos?|pictures?|images?)(?!\p{L})/u;
const registered = '(?:(?:registered|registration|papers?) )?';
/** Whose name it is registered in: "papers in own name", "নিজের নামে". */
const ownName = phrase(
  `${registered}(?:(?:in|on|under) )?own name|${registered}(?:in|on|under) (?:the )?(?:seller|owner)(?:['’]?s)? (?:own )?name|nij(?:er)? nam(?:e|ey)?|(?:নিজের|নিজ) নামে?`,
);

/** "2 years old"; "10 years papers" says nothing of the kind. */
const old = phrase(
  '(\\d{1,2}) ?(?:years?|yrs?|bocho?r(?:er)?|boso?r(?:er)?|বছর(?:ের)?) ?(?:old|used|purano|purono|purana|পুরানো|পুরাতন|পুরনো)',
);

/** Blanks a stretch out; places of everything else stay. */
export function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

/** A search with the facts that a text says, and the text without them. */
export function readFacts(text: string, search: Search, thisYear: number): { search: Search; text: string } {
  let rest = text;
  let read = search;
  const take = (pattern: RegExp) => {
    const match = pattern.exec(rest);
    if (match) rest = blank(rest, match.index, match.index + match[0].length);
    return match !== null;
  };
  for (const [pattern, count] of owners) if (take(pattern)) read = { ...read, owners: count };
  for (const [pattern, value] of conditions)
    if (take(pattern)) read = { ...read, condition: [...new Set([...read.condition, value])] };
  take(secondHand);
  if (take(photo)) read = { ...read, photo: true };
  if (take(ownName)) read = { ...read, ownName: true };
  const age = old.exec(rest)?.[1];
  if (take(old)) read = { ...read, year: { from: thisYear - Number(age), to: null } };
  const ranges: Partial<Record<RangeField, Range>> = {};
  for (const { field, range, start, end } of findRanges(rest, thisYear)) {
    // "over 2 lakh under 3 lakh" is one range.
    const { from, to } = ranges[field] ?? { from: null, to: null };
    const isOpen = range.from === null || range.to === null;
    ranges[field] = isOpen ? { from: range.from ?? from, to: range.to ?? to } : range;
    rest = blank(rest, start, end);
  }
  return { search: { ...read, ...ranges }, text: rest };
}
