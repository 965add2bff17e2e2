/** Ages as wishes for years: "2 years old", "less than 3 years old", "over 10 years old", "3-5 years old", "6 months old". */
import type { Range } from '../search.ts';
import { pattern, wordEnd } from './patterns.ts';

const most =
  '(?:not|no) (?:over|above|more than)|under|below|less than|fewer than|at most|max(?:imum)?|up ?to|within';
const least = '(?:not|no) (?:under|below|less than)|over|above|more than|at least|min(?:imum)?';
const years = '(?:years?|yrs?|bocho?r(?:er)?|boso?r(?:er)?|বছর(?:ের)?)';
const months = '(?:months?|mas(?:er)?|মাস(?:ের)?)';
const old = '(?:old|used|purano|purono|purana|পুরানো|পুরাতন|পুরনো)';
const newerThan = '(?:not|no) older than|(?:newer|younger) than|within(?: the)?(?: last)?';

/** "10 years papers" is not an age. */
export const agePattern = pattern(
  '(?<![\\p{L}\\p{M}])(?:' +
    `(?:(?:${most}) |(?<least>${least}) )?(?:(?<![\\d.,])(?<first>\\d{1,2}) ?(?:-|to|or|theke|থেকে) ?)?(?<last>\\d{1,2}) ?(?:${years}|(?<inMonths>${months})) ?${old}` +
    `|(?:${newerThan}|(?<older>older than)) (?<than>\\d{1,2}) ?(?:${years}|(?<thanMonths>${months}))(?: ${old})?` +
    `)${wordEnd}`,
  'u',
);

/** The years of motorcycles of that age; without a limit word it is the highest. */
export function yearsOf({ groups = {} }: RegExpExecArray, thisYear: number): Range {
  const { least, first, last, older, than, inMonths, thanMonths } = groups;
  const isOver = (least ?? older) !== undefined;
  // A motorcycle of so many months may be of the year before: rather one too many than one too few.
  const inYears = (count: number) =>
    (inMonths ?? thanMonths) === undefined ? count : isOver ? Math.floor(count / 12) : Math.ceil(count / 12);
  const age = inYears(Number(last ?? than));
  if (isOver) return { from: null, to: thisYear - age };
  if (first === undefined) return { from: thisYear - age, to: null };
  const [low = 0, high = 0] = [inYears(Number(first)), age].sort((one, other) => one - other);
  return { from: thisYear - high, to: thisYear - low };
}
