// What the document of the API says about saved searches.
export const postSearch = {
  summary: 'Save a search, and be told of what comes in for it, or becomes cheap enough',
  description:
    'The search is kept as it is understood now. The same one saved again is one, with the name and frequency of the second.',
  body: 'The search and what it is called.',
  answer: 'Saved.',
} as const;
export const formerName = 'What the same search was called until now; null where it was not saved before.';
export const getSearches = {
  summary: 'One’s saved searches and what is new in them, the latest first',
  answer: 'A page; the Link header (rel="next") leads to the one after it.',
} as const;
export const getNews = { summary: 'How much is new in one’s saved searches', answer: 'The count.' } as const;
export const patchSearch = {
  summary: 'Change the name of a saved search, or how often it sends mail',
  body: 'What changes.',
  answer: 'Changed.',
} as const;
export const postSeen = {
  summary: 'Mark what a saved search has found as seen',
  description: 'No mail tells of the products whose ids are sent as shown; it does of all others.',
  body: 'Which products were shown, where any were.',
  answer: 'Nothing is new now.',
} as const;
export const postBikeSeen = {
  summary: 'Mark one product as seen in all of one’s saved searches',
  description: 'For whoever has looked at it, as the link of a mail leads there and not to the search.',
  answer: 'In how many of them it was new; 0 also where no search has found it.',
} as const;
export const deleteSearch = {
  summary: 'Delete a saved search, with what it found',
  answer: 'Deleted.',
} as const;
export const getState = {
  summary: 'What the link of a mail is about',
  answer: 'What it is about, and whether mail is sent.',
} as const;
export const postStop = {
  summary:
    'End the mail of a saved search, about lower prices, about bookings, or about the inbox, by the link of one',
  description: 'Needs no sign-in. Twice is as good as once.',
  answer: 'There is no more mail.',
} as const;
export const postResumption = {
  summary: 'Take back what the link of a mail ended',
  answer: 'As before.',
} as const;

export const getDropMail = {
  summary: 'Whether one wants mail about lower prices of what one saved',
  answer: 'Yes, unless it was chosen otherwise.',
} as const;
export const putDropMail = {
  summary: 'Choose whether to get mail about lower prices of what one saved',
  body: 'What is wanted.',
  answer: 'As it is now.',
} as const;
export const postDropsSeen = {
  summary: 'Mark lower prices of what one saved as seen',
  description: 'For whoever has looked at them on the site: no mail tells of them any more.',
  body: 'Of which products, and what was shown.',
  answer: 'Of how many a mail would have told; 0 also where nothing costs less.',
} as const;

export const shownAmount = 'What the page said that it costs; where it costs less by now, that was not seen.';

export const getOpened = {
  summary: 'What was new in a saved search when one looked at it',
  since: 'The moment of that look, as it was answered.',
  answer: (most: number) =>
    `The latest ${most}, also of looks within the hour after, without what is no longer cheaper; none for a search that is not there or not one’s own.`,
} as const;
export const lookedAt = 'What was new until then can be asked for by it.';
export const lowered = 'Whether a lower price made it fit; else it came in.';

export const addressQuery =
  'The query string of a page of search: only this search is answered, if it is saved.';
export const frequency = 'How often mail tells of new motorcycles.';
export const name = 'What its owner calls it.';
export const newAddress = 'The query string of the search, as in GET /bikes; its order does not count.';
export const address = 'The query string of the search.';
export const severalCurrencies =
  'Whether anything is offered in another currency than the garage’s own: prices of both can then meet.';
export const names = 'What the chosen values are called.';
export const parent = 'The make of a model, the division of a district.';
/** Counting ends somewhere. */
export function newCount(most: number): string {
  return `Motorcycles that came in since its owner looked, or were lowered to a price that it asks for; counted up to ${most}.`;
}
export const loweredCount = 'How many of them were there before, and fit now that their price was lowered.';
export const priceWas =
  'What was asked before the price was lowered so that the search finds it; null for one that came in.';
/** The same for all searches. */
export function allNew(most: number): string {
  return `New motorcycles of all saved searches; each is counted up to ${most}.`;
}
export const newest = 'The first few of them, the latest first.';
export const token = 'From the link of a mail.';
export const mailAbout =
  'What the mail is about: a saved search, lower prices of all that somebody saved, bookings of what they sell, or, for admins, the inbox.';
export const stopped = 'What a link ended; POST /alerts/resumption brings it back.';
