/** What a figure counts where that is said before it: "km 20000", "km less than 20k", "engine above 150". */
import { type DistanceUnit, kilometresPerMile } from '../../../../kernel/distances.ts';
import type { FoundFigure } from '../../../../kernel/figures.ts';
import type { RangeField } from '../search.ts';
import { pattern, wordBegin } from './patterns.ts';

/** A name before a figure, and where it begins. */
interface NamedBefore {
  field: RangeField;
  start: number;
  /** How many of the unit that is stored make one of those that are named. */
  each: number;
}

/** The same in other languages: words that are never the unit of the figure before them. */
const distancesElsewhere =
  'przebiegu?|kilometerst[aä]nd|laufleistung|kilometraje|recorrido|quilometragem|kilom[eé]trage|chilometraggio|пробегом?|пробіг(?:ом)?|n[aá]jezd|kilometraj|futott|k[oö]rstr[aä]cka|mätarställning';
const distances = 'kms?|kilomet(?:er|re)s?|miles?|mileage|মাইলেজ|odo(?:meter)?|কিমি|কিলোমিটার';
/** Where people count in miles, these names say so. */
const inMiles = /^(?:mile|odo)/u;
const bareMiles = /^miles?(?!\p{L})/u;
const engine = 'cc|সিসি';
const engineInWords = 'engine(?: size| capacity)?|displacement|ইঞ্জিন';
/** In "5000 km under 80000" the name belongs to the figure before it. */
const ofNoFigure = String.raw`(?<!\d ?)(?<![\p{L}\p{M}\p{N}])`;
/** "Low km under 80000" wishes for few kilometres and a low price. */
const unqualified =
  '(?<!(?<![\\p{L}\\p{M}])(?:low(?:er|est)?|less|least|few(?:er|est)?|kom|best|better|good|great|high(?:er|est)?|max(?:imum)?|more|be?shi|besi|valo|bhalo|কম|অল্প|বেশি|বেশী|ভালো|ভাল)[ -])';
const stated = '(?: (?:driven|run|is|are|should be|must be))?\\s*:?\\s*$';

const byItself: readonly (readonly [RangeField, RegExp])[] = [
  ['km', pattern(`(?:${ofNoFigure}(?:${distances})|${wordBegin}(?:${distancesElsewhere}))\\s*:?\\s*$`, 'u')],
  ['cc', pattern(`${ofNoFigure}(?:${engine})\\s*:?\\s*$`, 'u')],
];
const beforeLimit: readonly (readonly [RangeField, RegExp])[] = [
  [
    'km',
    pattern(
      `(?:${ofNoFigure}${unqualified}(?:${distances})|${wordBegin}(?:${distancesElsewhere}))${stated}`,
      'u',
    ),
  ],
  ['cc', pattern(`${ofNoFigure}${unqualified}(?:${engine}|${engineInWords})${stated}`, 'u')],
];

/** A smaller figure is a year, or no distance that anybody asks for; behind a limit it may be as small as this. */
const leastKilometres = 3_000;
const leastLimited = 1_000;
const firstYear = 1_900;
const leastEngine = 50;
/** From here on it is a year. */
const mostEngine = 1_900;
/** "Mileage under 70000" wishes for one that uses little fuel, and has a price; where people count in miles, for few of them. */
const mostMileage = 40_000;
const ofMileage = /(?<!\p{L})mileage/u;

/** Whether somebody could mean this figure by the name. */
function fits(field: RangeField, { value, scale }: FoundFigure, isBeforeLimit: boolean): boolean {
  const isLimited = isBeforeLimit && value >= leastLimited && value < firstYear;
  if (field === 'km') return scale <= 1_000 && (value >= leastKilometres || isLimited);
  return scale === 1 && value >= leastEngine && value < mostEngine;
}

/**
 * What `figure` counts by the end of the text before it, or before its limit word; the text before `from` belongs to
 * another figure. `distance` is what the garage counts distances in. Null where nothing is said.
 */
export function namedBefore(
  text: string,
  figure: FoundFigure,
  isBeforeLimit: boolean,
  { from, distance }: { from: number; distance: DistanceUnit },
): NamedBefore | null {
  const isWritten = !isBeforeLimit && figure.scale === 1;
  for (const [field, named] of isWritten ? byItself : beforeLimit) {
    const start = named.exec(text)?.index ?? -1;
    if (start < from || !fits(field, figure, isBeforeLimit)) continue;
    const name = text.slice(start);
    if (distance === 'mi') return { field, start, each: inMiles.test(name) ? kilometresPerMile : 1 };
    const isFuel = isBeforeLimit && figure.value > mostMileage && ofMileage.test(name);
    // "Miles under 80000" is no way to speak where distances are kilometres.
    if (!isFuel && !bareMiles.test(name)) return { field, start, each: 1 };
  }
  return null;
}
