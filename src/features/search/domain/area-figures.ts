/** Figures behind an area, which are part of the place: "Mirpur-10", "Uttara sector 7". */
import type { FoundName } from './left-out.ts';

const number = '(?: ?(?:no|number|nombor|নম্বর|নং)\\.?)?';
const partOf = '(?:sectors?|sec|sections?|blocks?|roads?|rd|সেক্টর|সেকশন|ব্লক|রোড)';
const noYears = '(?! ?(?:years?|yrs?|bocho?r|boso?r|বছর)|[\\p{L}\\p{M}\\p{N}])';
/** What says more closely where in an area: "Mirpur-10", "Uttara sector 7", "Dhanmondi 27". A 150 is an engine. */
const placeBehind = new RegExp(
  `^(?: ?[,-]? ?${partOf}${number})? ?-? ?\\d{1,2}(?:[./]\\d{1,2}|/?[a-h])?${noYears}${number}(?: ${partOf}(?![\\p{L}\\p{M}]))?`.normalize(
    'NFKC',
  ),
  'u',
);
const placeBefore = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:${partOf}${number} ?-? ?\\d{1,2}|\\d{1,2}${number} ${partOf})[ ,]{1,2}$`.normalize(
    'NFKC',
  ),
  'u',
);

/** An area together with the figures that belong to it. */
export function withFigures(text: string, { meaning, start, end }: FoundName): FoundName {
  if (!meaning.area) return { meaning, start, end };
  const before = placeBefore.exec(text.slice(0, start))?.[0] ?? '';
  const behind = placeBehind.exec(text.slice(end))?.[0] ?? '';
  return { meaning, start: start - before.length, end: end + behind.length };
}
