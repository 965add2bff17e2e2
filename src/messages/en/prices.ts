// What is said about an asking price.
import { type Distances, distanceInText, distanceLabels } from './distances.ts';

export const title = 'Is the price right?';
export const ratingNames = {
  great: 'Cheaper than nine in ten',
  good: 'A good price',
  fair: 'A fair price',
  high: 'Rather high',
  'very-high': 'Costlier than nine in ten',
} as const;
export const ratingHints = {
  great: 'So low that you should ask why, and look twice.',
  good: '',
  fair: '',
  high: '',
  'very-high': '',
} as const;
/** The price of one like it, and the range in which four in five such are; the figures come grouped. */
export function range(like: string, expected: string, low: string, high: string): string {
  return `Sellers ask around ${expected} for one like this${like && ` (${like})`}; four in five would ask ${low} to ${high}.`;
}
const bases = {
  'same-model': 'of the same model',
  'make-and-engine': 'of the same make and kind',
} as const;
interface ComparedWith {
  basis: keyof typeof bases;
  count: number;
  /** Null: of any; null at one end: or older, or newer. */
  years: { from: number | null; to: number | null } | null;
  engines: { least: number; most: number } | null;
}
function ofYears({ from, to }: NonNullable<ComparedWith['years']>): string {
  if (from === null) return to === null ? '' : `, from ${to} or older`;
  if (to === null) return `, from ${from} or newer`;
  return from === to ? `, from ${from}` : `, from ${from} to ${to}`;
}
/** What a price was compared with: "57 motorcycles of the same model, from 2012 to 2016". */
export function comparedWith({ count, basis, years, engines }: ComparedWith): string {
  const engine =
    engines === null
      ? ''
      : engines.least === engines.most
        ? ` with ${engines.least} cc`
        : ` with ${engines.least} to ${engines.most} cc`;
  return `${count} ${count === 1 ? 'motorcycle' : 'motorcycles'} ${bases[basis]}${engine}${years ? ofYears(years) : ''}`;
}
const sureness = {
  sure: 'We are very sure',
  fair: 'We are fairly sure',
  unsure: 'We are not very sure',
} as const;
/** Why an estimate from motorcycles of the same model is unsure. */
const farApart = ', as prices of such motorcycles vary a lot';
/** How sure that is, and what it was compared with. */
export function restsOn(sure: keyof typeof sureness, compared: ComparedWith): string {
  const why = sure === 'unsure' && compared.basis === 'same-model' ? farApart : '';
  return `${sureness[sure]}${why}: compared with ${comparedWith(compared)}.`;
}
/** Null: nobody has counted them. */
export function notEnough(count: number | null): string {
  if (count === null) return 'Not enough bikes to say yet.';
  const found = count === 0 ? 'There is none' : count === 1 ? 'There is only one' : `There are only ${count}`;
  return `Not enough bikes to say. ${found} to compare with.`;
}
export const reasonsTitle = 'Why this one differs from a typical one';
/** The usual one of those that it was compared with: its figures. */
export function usualOne(like: string): string {
  return like === '' ? 'A typical one of them' : `A typical one of them: ${like}`;
}
export function ownersOf(count: number): string {
  return count === 1 ? '1 owner' : `${count} owners`;
}
export const thisOne = 'One like this';
const factorNames = {
  age: 'Age',
  kilometres: distanceLabels.km,
  owners: 'Owners',
  condition: 'Condition',
  place: 'Place',
  version: 'Version',
} as const;
/** The name of a factor, of distances by what the garage counts them in. */
export function factorName(factor: keyof typeof factorNames, unit: Distances): string {
  return factor === 'kilometres' ? distanceLabels[unit] : factorNames[factor];
}
/** By how much something moves the price; the amount comes grouped, without its sign. */
export function moves(amount: string, isMore: boolean): string {
  return isMore ? `+ ${amount}` : `− ${amount}`;
}
export const comparables = 'Compare with these yourself';
/** Above the list: how many of those shown are within the range once the differences are taken out. */
export function comparablesHint(within: number, of: number, unit: Distances): string {
  return `Below each price is what its seller would ask if it had the year, ${distanceInText[unit]}, version and place of this one. Compared like this, ${within} of ${of} are within the range.`;
}
/** The amount comes grouped. */
export function asThisOne(amount: string): string {
  return `as this one: ${amount}`;
}
/** Where the asking price stands in the range, for those who do not see the bar. */
export const standings = {
  below: 'The asking price is below the range.',
  lower: 'The asking price is in the lower half of the range.',
  middle: 'The asking price is the usual one.',
  upper: 'The asking price is in the upper half of the range.',
  above: 'The asking price is above the range.',
} as const;
export const askedOnly = 'Based on what sellers ask here, not on what buyers pay.';

// On cards, where the best value comes first.
export const comparedLabel = 'Compared with similar bikes';
export function below(percent: number): string {
  return `${percent}% below similar bikes`;
}
export function above(percent: number): string {
  return `${percent}% above similar bikes`;
}
export const level = 'The same as similar bikes';
export const tooLow = 'Cheaper than nine in ten similar bikes: ask why';
export const surenessNames = {
  sure: 'very sure',
  fair: 'fairly sure',
  unsure: 'not very sure',
} as const;
export const notCompared = 'Nothing to compare with yet';

// Beside the price of a motorcycle that somebody is about to add.
export function bikesAsk(low: string, high: string, compared: ComparedWith): string {
  return `Four in five sellers would ask ${low} to ${high} for one like this: compared with ${comparedWith(compared)}.`;
}
/** Samples are in sight in a garage that shows them: without a word they would seem to be overlooked. */
export function cannotSay(count: number | null, samples: boolean): string {
  const why = samples ? ' Sample listings do not count: nobody sells them.' : '';
  if (count === null) return `There are not enough bikes here yet to say what sellers ask for them.${why}`;
  const found =
    count === 0
      ? 'No bike like this is for sale here yet'
      : count === 1
        ? 'Only one bike like this is for sale here'
        : `Only ${count} bikes like this are for sale here`;
  return `${found}: not enough to say what sellers ask.${why}`;
}
