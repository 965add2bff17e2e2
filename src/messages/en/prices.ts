// What is said about an asking price.
export const title = 'Is the price right?';
export const ratingNames = {
  great: 'Far below what is usual',
  good: 'A good price',
  fair: 'A fair price',
  high: 'Rather high',
  'very-high': 'Far above what is usual',
} as const;
export const ratingHints = {
  great: 'So low that you should ask why, and look twice.',
  good: '',
  fair: '',
  high: '',
  'very-high': '',
} as const;
/** The range in which four of five such bikes are; the figures come grouped. */
export function range(low: string, high: string): string {
  return `Four of five such motorcycles ask ${low} to ${high}.`;
}
export function usual(expected: string): string {
  return `For one like this: about ${expected}.`;
}
const bases = {
  'same-model': 'of the same model and about the same age',
  'make-and-engine': 'of the same make, build and engine',
} as const;
const sureness = {
  sure: 'We are rather sure',
  fair: 'We are fairly sure',
  unsure: 'We are not very sure',
} as const;
/** What it rests on. */
export function restsOn(count: number, basis: keyof typeof bases, sure: keyof typeof sureness): string {
  return `${sureness[sure]}: it rests on ${count} motorcycles ${bases[basis]}.`;
}
/** Null: nobody has counted them. */
export function notEnough(count: number | null): string {
  if (count === null) return 'Not enough bikes to say yet.';
  const found = count === 0 ? 'There is none' : count === 1 ? 'There is only one' : `There are only ${count}`;
  return `Not enough bikes to say. ${found} to compare with.`;
}
export const reasonsTitle = 'Why this one differs from the usual one';
export const factorNames = {
  age: 'Age',
  kilometres: 'Kilometres',
  owners: 'Owners',
  condition: 'Condition',
  place: 'Place',
  version: 'Version',
} as const;
/** By how much something moves the price; the amount comes grouped, without its sign. */
export function moves(amount: string, isMore: boolean): string {
  return isMore ? `+ ${amount}` : `− ${amount}`;
}
export const comparables = 'Compare with these yourself';
export const cheap = 'low';
export const dear = 'high';
/** Where the asking price stands in the range, for those who do not see the bar. */
export function standsAt(percent: number): string {
  return percent < 0
    ? 'The asking price is below the range.'
    : percent > 100
      ? 'The asking price is above the range.'
      : `The asking price stands at ${percent} percent of the range, from its low end.`;
}
export const askedOnly = 'Learned from what is asked here, not from what is paid.';

// On cards, where the best value comes first.
export const comparedLabel = 'Compared with similar bikes';
export function below(percent: number): string {
  return `${percent}% below similar bikes`;
}
export function above(percent: number): string {
  return `${percent}% above similar bikes`;
}
export const level = 'As much as similar bikes';
export const tooLow = 'Far below what similar bikes ask: ask why';
export const surenessNames = {
  sure: 'rather sure',
  fair: 'fairly sure',
  unsure: 'not very sure',
} as const;
export const notCompared = 'Nothing to compare with yet';

// Beside the price of a motorcycle that somebody is about to add.
export function bikesAsk(low: string, high: string, count: string): string {
  return `Bikes like this ask ${low} to ${high} (${count} bikes).`;
}
/** Samples are in sight in a garage that shows them: without a word they would seem to be overlooked. */
export function cannotSay(count: number | null, samples: boolean): string {
  const why = samples ? ' Sample listings do not count: nobody sells them.' : '';
  if (count === null) return `There are not enough bikes here yet to say what they ask.${why}`;
  const found =
    count === 0
      ? 'No bike like this is for sale here yet'
      : count === 1
        ? 'Only one bike like this is for sale here'
        : `Only ${count} bikes like this are for sale here`;
  return `${found}: not enough to say what they ask.${why}`;
}
