/** What may stand behind a price whose last zeros are left out: "under 1.5 pulsar", "1 lakh 60 only". */
import { sameColour } from '../../../../kernel/colours.ts';
import { pattern, wordEnd } from './patterns.ts';

/** Whether a word is a name. */
export type IsNamed = (word: string) => boolean;

const following = (source: string) => pattern(`^${source}`, 'u');
// Two spaces are where something else was understood.
const ends = following('(?: {2}|\\s*(?:$|[,;.!?()]))');
const suffix = following(`\\s*(?:(?:er|r|e|te|এর|র|এ|তে)${wordEnd})?\\s*`);
const price =
  'only|budget(?:e|er)?|price|dam|range|max(?:imum)?|cash|diy[ae]|tk|taka|বাজেট(?:ে|ের)?|দাম|দিয়ে|মাত্র|টাকা(?:য়|র)?';
const filler =
  'for|in|at|near|around|with|please|and|or|but|bikes?|motor ?bikes?|motor ?cycles?|scoot(?:er|y)s?|good|best|fresh|new|used|old|cheap|chai|lagbe|hole|hobe|ache|valo|bhalo|bike|gari|ba|ar|বাইক|মোটরসাইকেল|গাড়ি|চাই|লাগবে|হলে|হবে|ভালো|ভাল|বা|ও';
const goesOn = following(`(?:${price}|${filler})${wordEnd}`);
/** A year or an engine, or the second price of a range. */
const nextFigure = following(
  `(?:(?:19|20)\\d\\d${wordEnd}|\\d+ ?(?:cc|সিসি)|\\d{4,} (?:kms?|কিমি)|(?:-|to|theke|থেকে|হতে|and|or|ba) ?\\d+(?:\\.\\d+)? ?(?:lakhs?|lacs?|লাখ|লক্ষ)${wordEnd})`,
);
const mostWords = 3;

/**
 * Whether nothing in the text behind a figure says what else it counts: "kg", "miles", "stars" and whatever else people
 * count are no prices.
 */
export function isOnlyPrice(behind: string, isNamed: IsNamed): boolean {
  if (ends.test(behind)) return true;
  const next = behind.replace(suffix, '');
  if (next === '' || goesOn.test(next) || nextFigure.test(next)) return true;
  if (next.startsWith('-')) return false;
  const words = next.split(/[\s,;]+/, mostWords);
  if (sameColour(words[0] ?? '').length > 1) return true;
  return words.some((_, last) => isNamed(words.slice(0, last + 1).join(' ')));
}
