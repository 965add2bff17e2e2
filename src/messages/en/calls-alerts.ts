// What the document of the API says about saved searches.
export const postSearch = {
  summary: 'Save a search, and be told about what comes in for it or becomes cheap enough',
  description:
    'The search is kept as it is understood now. Saving the same search again adds no second one: it gets the new name and frequency.',
  body: 'The search and what it is called.',
  answer: 'Saved.',
} as const;
export const formerName = 'What the same search was called until now; null where it was not saved before.';
export const getSearches = {
  summary: 'Your saved searches and what is new in them, the latest first',
  answer: 'A page; the Link header (rel="next") leads to the one after it.',
} as const;
export const getNews = { summary: 'How much is new in your saved searches', answer: 'The count.' } as const;
export const patchSearch = {
  summary: 'Change the name of a saved search, or how often it sends mail',
  body: 'What changes.',
  answer: 'Changed.',
} as const;
export const postSeen = {
  summary: 'Mark what a saved search has found as seen',
  description: 'No mail is sent about the products whose ids are sent as shown; mail about all others is.',
  body: 'Which products were shown, where any were.',
  answer: 'Nothing is new now.',
} as const;
export const postBikeSeen = {
  summary: 'Mark one product as seen in all your saved searches',
  description: 'For somebody who has looked at it: the link in a mail leads there, not to the search.',
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
    'Stop mail about a saved search, lower prices, bookings or the inbox, with the token from such a mail',
  description: 'Needs no sign-in. Calling it twice has the same effect as once.',
  answer: 'There is no more mail.',
} as const;
export const postResumption = {
  summary: 'Turn on again what the link in a mail stopped',
  answer: 'As before.',
} as const;

export const getDropMail = {
  summary: 'Whether you get mail about lower prices of what you saved',
  answer: 'Yes, unless you chose otherwise.',
} as const;
export const putDropMail = {
  summary: 'Choose whether to get mail about lower prices of what you saved',
  body: 'What is wanted.',
  answer: 'As it is now.',
} as const;
export const postDropsSeen = {
  summary: 'Mark lower prices of what you saved as seen',
  description: 'For somebody who has looked at them on the site: no mail is sent about them any more.',
  body: 'Of which products, and what was shown.',
  answer: 'How many a mail would have been about; also 0 where nothing costs less.',
} as const;

export const shownAmount = 'The price that the page showed; if it costs less by now, that has not been seen.';

export const getOpened = {
  summary: 'What was new in a saved search when you looked at it',
  since: 'The moment of that look, as it was answered.',
  answer: (most: number) =>
    `The latest ${most}, also of looks within the hour after, without what is no longer cheaper; none for a search that does not exist or is not yours.`,
} as const;
export const lookedAt = 'Send it to ask for what was new until then.';
export const lowered = 'Whether a lower price made it fit; else it came in.';

export const addressQuery =
  'The query string of a page of search: only this search is answered, if it is saved.';
export const frequency = 'How often mail about new motorcycles is sent.';
export const name = 'What its owner calls it.';
export const newAddress = 'The query string of the search, as in GET /bikes; its order does not count.';
export const address = 'The query string of the search.';
export const severalCurrencies =
  'Whether anything is offered in a currency other than the garage’s own: prices in both can then be in one list.';
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
export const token = 'From the link in a mail.';
export const mailAbout =
  'What the mail is about: a saved search, lower prices of all that somebody saved, bookings of what they sell, or, for admins, the inbox.';
export const stopped = 'What a link ended; POST /alerts/resumption brings it back.';
