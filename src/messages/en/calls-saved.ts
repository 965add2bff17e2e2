// What the document of the API says of the calls about saving and comparing.

export const getSaved = {
  summary: 'What you saved, the latest first',
  answer: 'A page; the Link header (rel="next") leads to the one after it.',
} as const;

export const getSavedIds = {
  summary: 'The ids of all that you saved',
  answer: 'All of them, the latest first.',
} as const;

export const postSaved = {
  summary: 'Save motorcycles',
  description:
    'One, or all that a browser kept before its owner signed in. What is already saved stays as it is: the same call ' +
    'twice counts once.',
  body: 'Which, and since when at what price.',
  answer: 'What became of each.',
} as const;

export const deleteSaved = {
  summary: 'Remove a motorcycle from what you saved',
  until:
    'Only if it was saved by then, so that nobody removes what they have not seen as saved. The same call again within seconds is answered as the first.',
  answer: 'deletedCount is 1, or 0 when it was not saved.',
} as const;

export const getBikesByIds = {
  summary: 'Motorcycles by their ids, also those that are gone',
  description: (most: number) => `At most ${most}, in the order asked for.`,
  answer: 'One for each id.',
} as const;

export const getComparison = {
  summary: 'Up to four motorcycles side by side',
  description: 'What cannot be compared is left out and named in `leftOut`.',
  answer: 'In the order asked for.',
} as const;

export const ids = 'Separated by commas, or with the parameter repeated.';

export const newSaved = {
  savedAt: 'When a browser kept it, before there was an account; default: now.',
  priceAmount: 'The price asked then; default: the price asked now.',
  currency: 'Of that price; null: the garage’s own.',
} as const;

export const saving = {
  saved: 'Those that are on the list now.',
  unknown: 'Those that are not, as there is no such motorcycle.',
  left: 'Those that are not, as the list is full.',
} as const;

export const glance = {
  bike: 'Null when it is gone for good, or never was.',
  takenOff: 'The garage has taken it off the site, and warns of paying for it.',
} as const;

export const savedBike = {
  name: 'As it was called when it was saved, or is called now.',
  priceThen: 'The price asked when it was saved.',
} as const;

export const countOfFew =
  'How many there are to compare with; null: nothing was learned yet, or there are too few of this currency to learn from.';
export const comparedPrice = 'What sellers ask for such bikes; docs/prices.md explains how it is estimated.';

export const compared = {
  taxOver: 'Whether `taxUntil` is past, by the market’s calendar; false where nothing is said.',
} as const;

export const comparison = {
  leftOut: 'What could not be compared, and why.',
} as const;
