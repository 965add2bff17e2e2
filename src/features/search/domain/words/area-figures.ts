/** Figures after an area that are part of the place: "Mirpur-10", "Uttara sector 7". */
import type { FoundName } from './left-out.ts';
import { pattern, wordEnd } from './patterns.ts';

const number = '(?: ?(?:no|number|nombor|নম্বর|নং)\\.?)?';
const partOf = '(?:sectors?|sec|sections?|blocks?|roads?|rd|সেক্টর|সেকশন|ব্লক|রোড)';
const noYears = '(?! ?(?:years?|yrs?|bocho?r|boso?r|বছর))';
const figure = `\\d{1,2}(?:[./-]\\d{1,2}|/?[a-h])?${noYears}${wordEnd}`;
// One way only to match a space: with two, 200 characters could keep a process busy for hours.
const gap = '(?: ?-)? ?';
// A "road" without a figure may belong to something else: "Mirpur road king".
const bare = '(?= ?(?:$|[,\\d]))';
/** After an area: a figure that may be part of its name, then further parts. A 150 is an engine. */
const placeBehind = pattern(
  `^(?:${number}${gap}${figure}${number}(?: ${partOf}${wordEnd})?)?(?:(?: ?[,-])? ?${partOf}${wordEnd}(?:${number}${gap}(?:${figure}|[a-h]${wordEnd})|${bare}))*`,
  'u',
);
const placeBefore = pattern(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:(?:${partOf}${number}${gap}${figure}|\\d{1,2}${number} ${partOf})[ ,]{1,2})+$`,
  'u',
);

/**
 * The names, with each area extended by the figures that belong to it. Names inside of such an extension are
 * dropped.
 */
export function withAreaFigures(text: string, names: readonly FoundName[]): FoundName[] {
  const whole = names.map((name) => {
    if (!name.meaning.area) return name;
    const before = placeBefore.exec(text.slice(0, name.start))?.[0] ?? '';
    const behind = placeBehind.exec(text.slice(name.end))?.[0] ?? '';
    return { ...name, start: name.start - before.length, end: name.end + behind.length };
  });
  const areas = whole.filter(({ meaning }) => meaning.area);
  return whole.filter(
    (name) => !areas.some((area) => area !== name && area.start <= name.start && name.end <= area.end),
  );
}
