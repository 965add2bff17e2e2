/** What a figure counts where that is said before it: "km 20000", "km less than 20k", "engine above 150". */
import type { FoundFigure } from '../../../../kernel/figures.ts';
import type { RangeField } from '../search.ts';
import { pattern } from './patterns.ts';

/** A name before a figure, and where it begins. */
interface NamedBefore {
  field: RangeField;
  start: number;
}

const distance = 'kms?|kilomet(?:er|re)s?|mileage|odo(?:meter)?|কিমি|কিলোমিটার';
const engine = 'cc|সিসি';
const engineInWords = 'engine(?: size| capacity)?|displacement|ইঞ্জিন';
/** In "5000 km under 80000" the name belongs to the figure before it. */
const ofNoFigure = String.raw`(?<!\d ?)(?<![\p{L}\p{M}\p{N}])`;
/** "Low km under 80000" wishes for few kilometres and a low price. */
const unqualified =
  '(?<!(?<![\\p{L}\\p{M}])(?:low(?:er|est)?|less|least|few(?:er|est)?|kom|best|better|good|great|high(?:er|est)?|max(?:imum)?|more|be?shi|besi|valo|bhalo|কম|অল্প|বেশি|বেশী|ভালো|ভাল)[ -])';
const stated = '(?: (?:driven|run|is|are|should be|must be))?\\s*:?\\s*$';

const byItself: readonly (readonly [RangeField, RegExp])[] = [
  ['km', pattern(`${ofNoFigure}(?:${distance})\\s*:?\\s*$`, 'u')],
  ['cc', pattern(`${ofNoFigure}(?:${engine})\\s*:?\\s*$`, 'u')],
];
const beforeLimit: readonly (readonly [RangeField, RegExp])[] = [
  ['km', pattern(`${ofNoFigure}${unqualified}(?:${distance})${stated}`, 'u')],
  ['cc', pattern(`${ofNoFigure}${unqualified}(?:${engine}|${engineInWords})${stated}`, 'u')],
];

/** A smaller figure is a year, or no distance that anybody asks for. */
const leastKilometres = 3_000;
const leastEngine = 50;
/** From here on it is a year. */
const mostEngine = 1_900;
/** "Mileage under 70000" wishes for one that uses little fuel, and has a price. */
const mostMileage = 40_000;
const ofMileage = /(?<!\p{L})mileage/u;

/** Whether somebody could mean this figure by the name. */
function fits(field: RangeField, { value, scale }: FoundFigure): boolean {
  if (field === 'km') return scale <= 1_000 && value >= leastKilometres;
  return scale === 1 && value >= leastEngine && value < mostEngine;
}

/**
 * What `figure` counts by the end of the text before it, or before its limit word; the text before `from` belongs to
 * another figure. Null where nothing is said.
 */
export function namedBefore(
  text: string,
  figure: FoundFigure,
  isBeforeLimit: boolean,
  from: number,
): NamedBefore | null {
  const isWritten = !isBeforeLimit && figure.scale === 1;
  for (const [field, name] of isWritten ? byItself : beforeLimit) {
    const start = name.exec(text)?.index ?? -1;
    const isFuel = isBeforeLimit && figure.value > mostMileage && ofMileage.test(text.slice(start));
    if (start >= from && !isFuel && fits(field, figure)) return { field, start };
  }
  return null;
}
