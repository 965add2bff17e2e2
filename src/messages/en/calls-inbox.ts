// What the document of the API says of the calls about inbox.

export const getInbox = {
  summary: 'What the garage has to answer, for admins',
  description:
    'Enquiries from the Contact page, bookings of samples and imports, bookings that name no product, reports of products, what sellers say of products that are off the site, and products that are like one of those.',
  answer: 'Newest first; the Link header (rel="next") leads on.',
} as const;

export const putEntry = {
  summary: 'Mark an entry as done, or as open again; for admins',
  description:
    'Whoever wrote a report is told by mail what came of it, once: a visitor at the address that they left, a member at a confirmed one.',
  body: 'Whether it is done. `was` and `undo` are for bookings only.',
  answer: 'Marked.',
} as const;

export const inboxQuery = {
  state: 'Settled: done, or cancelled by who sent it.',
  search:
    'Part of a name, an e-mail, a place, a motorcycle, or a number; of a report, and of what a seller says, also of its text.',
} as const;

export const inboxEntry = {
  kind: 'An e-mail left on the Contact page, a booking that the garage answers, the reports of a product, what the seller of one that is off the site says, or a product like one that is off the site.',
  name: 'Empty for an enquiry, and for reports, which say each who wrote it.',
  email: 'Empty for reports.',
  number: 'Empty for all but a booking, and once a booking is cancelled.',
  changed: 'When its buyer changed place or number after it was done, which opens it again; null: not since.',
  product: 'What was booked, reported or taken off; null where no motorcycle was named.',
  booking:
    'What the product said when it was booked; null for any other kind, and where no motorcycle was named.',
  report:
    'All that was reported of a product and is open, or was done with together; null for any other kind.',
  repeat:
    'Which product of the same seller it is like, that was off the site when it was added or changed; null for any other kind.',
  reply: 'What its seller says, the latest first; null for any other kind.',
  standing:
    'Whether the product of a report, of what its seller says, or of one like another that is off the site, is on the site, and what else its seller sells; null for any other kind.',
} as const;

export const inboxBooking = { productId: 'Null once the product is deleted for good.' } as const;

export const inboxReport = {
  reason: 'The most serious of what is said.',
  count: 'How many reports there are.',
  reports: (most: number) =>
    `The latest ${most} of them, the latest first, each with who wrote it: both are empty for a visitor who left no e-mail.`,
  said: 'What was said, the latest first: a member may have said several things.',
  tells: 'Its reporter is told by mail when it is done.',
  formerly: (most: number) =>
    `What the product said when it was reported, where that is different now: the first ${most} different states.`,
  seller: 'Who sells the product.',
} as const;

export const inboxFormerly = {
  now: 'What it says now; null where only its texts or pictures have changed.',
  reworded: 'Its texts at the time, where they are different now.',
  otherPictures: 'Whether it has other pictures now, or in another order.',
} as const;

export const inboxSeller = {
  soldBy:
    'A member, an imported list, nobody (a sample), or somebody whose account is closed. Only a member has a name and an e-mail here.',
  email: 'The address of the account, for the admins only.',
  role: 'The list of accounts that it is in; null where there is no account.',
  stopped: 'Whether an admin has suspended the account.',
} as const;

export const inboxRepeat = {
  since: 'Since when that one has been off the site; null: it was put back.',
} as const;

export const inboxStanding = {
  takenOff: 'Since when the garage has the product off the site, and why; null: it has not.',
  others: 'The other products of its seller; null where nobody with an account sells it.',
} as const;

export const inboxOthers = {
  forSale: (most: number) => `How many of them are for sale, counted up to ${most}.`,
  takenOff:
    'How many of them the garage has taken off the site, put back or not; what was deleted for good is no longer counted.',
  some: 'At most ten of both, those that were taken off first, then the newest.',
} as const;
