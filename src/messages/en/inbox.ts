// The garage's inbox, at /dashboard/inbox.
export const menuEntry = 'Inbox';
export const title = 'Inbox';
export const lead =
  'What people tell the garage: e-mail addresses left on the Contact page, bookings that no seller answers, reports of motorcycles, and messages from sellers whose motorcycles were taken off the site.';
/** On the first page of an admin's dashboard; `more`: there are more than were counted. */
export function toAnswer(count: number, more: boolean): string {
  if (count === 0) return 'The inbox is empty';
  if (more) return `More than ${count} entries in the inbox need an answer`;
  return count === 1
    ? '1 entry in the inbox needs an answer'
    : `${count} entries in the inbox need an answer`;
}
/** Beside the entry of the menu. */
export const openCount = (count: string) => `${count} waiting for an answer`;
export const adminsOnly = 'The inbox is for the admins of the garage.';
export const entryNotFound = 'This is not in the inbox any more.';
export const openTab = 'Open';
export const settledTab = 'Settled';
/** Number and place are found, too, but the label fits on one line of the narrowest phone. */
export const searchLabel = 'Search by name, e-mail or bike';
export const searchButton = 'Search';

export const enquiry = 'Asks us to write back';
export const question = 'Booking without a motorcycle';
/** Before the name of a motorcycle, by what comes in. */
export const headings = {
  enquiry: '',
  booking: '',
  report: 'Reported:',
  reply: 'The seller writes about:',
  repeat: 'Like one that is off the site:',
} as const;
/** Who reported it, where they did not say. */
export const visitor = 'A visitor, without an e-mail address';
/** Above who sells the reported motorcycle. */
export const soldBy = 'Sold by';
/** Beside the seller's address: what is written there may reach somebody who knows nothing of it. */
export const sellerUnconfirmed = 'Not confirmed: it may be somebody else’s';
/** Lead to the account in the list of accounts. */
export const toAccount = 'The seller’s account';
export const stoppedAccount = 'The account is suspended';
/** In place of a seller with an account. */
export const soldByNobody = {
  list: 'The garage itself: it is from an imported list, and its seller has no account here.',
  sample: 'Nobody: it is a sample listing.',
  closed: 'Somebody whose account is closed. We keep nothing of it that you could write to.',
} as const;
/** In what a motorcycle is like another one of its seller. */
export const likenessNames = {
  model: 'make, model and year',
  picture: 'picture',
  text: 'description',
} as const;
/** Before the name of the other one, and behind it. */
export const likeFormer = (alike: string) => `The same seller, and the same ${alike}:`;
export const formerOff = (date: string) => `off the site since ${date}`;
export const formerBack = 'since then put back';
/** That they are alike may have good reasons. */
export const likeHint = 'It may well be all right: it is for sale like any other until you take it off.';
/** Beside the address of a reporter. */
export const tellsWhenDone = 'Gets one mail when this is done';
/** Of one motorcycle. */
export const reports = (count: number) => `${count} reports`;
/** Below the latest of them. */
export const reportsNotShown = (count: number) =>
  `${count} earlier ${count === 1 ? 'report is' : 'reports are'} not shown here.`;
/** Above what it said when it was reported, where that is different now. */
export const changedSinceReport = 'It has been changed since it was reported.';
export const whenReported = 'It said:';
export const otherPictures = 'It had other pictures, or had them in another order.';
/** Of who sells it. */
export function othersOfSeller(forSale: number, most: number, takenOff: number): string {
  const count = forSale > most ? `more than ${most}` : forSale;
  const others =
    forSale === 0 ? 'no other motorcycle' : forSale === 1 ? '1 other motorcycle' : `${count} others`;
  const before = `Taken off the site before: ${takenOff === 0 ? 'none' : takenOff} (not counting what was deleted long ago).`;
  return `Its seller has ${others} for sale. ${before}`;
}
/** Behind the name of one of them. */
export const wasOff = 'was taken off';
export const offSince = (date: string) => `Off the site since ${date}`;
export const intentNames = { viewing: 'Viewing', purchase: 'Wants to buy' } as const;
export const sample = 'Sample';
export const gone = 'Gone';
export const cancelled = 'Cancelled';
export const changed = 'Changed since it was done';
export const doneSince = 'Done';
export const markDone = 'Done';
export const reopen = 'Reopen';
/** Names the entry for those who do not see the row around the button. */
export const markDoneOf = (who: string) => `Done: ${who}`;
export const reopenOf = (who: string) => `Reopen: ${who}`;
export const marked = { done: 'Marked as done.', reopened: 'It is open again.' } as const;
export const undo = 'Undo';

export const empty = { open: 'Nothing to answer', settled: 'Nothing settled yet' } as const;
export const emptyHint = {
  open: 'Enquiries, bookings for the garage, reports and what sellers say of them come in here.',
  settled: 'What you mark as done, and what its sender cancelled, is kept here.',
} as const;
export const nothingFound = 'Nothing found';
export const nothingFoundHint = 'Try fewer letters, or look under the other heading.';
export const showAll = 'Show everything';
export const more = 'Earlier ones';
export const loading = 'Loading the inbox…';
export const failed = 'The inbox could not be loaded.';
