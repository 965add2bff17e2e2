// What the document of the API says of the calls about inbox.

export const getInbox = {
  summary: 'What the garage has to answer, for admins',
  description:
    'Enquiries of the Contact page, bookings of samples and imports, and bookings that name no product.',
  answer: 'Newest first; the Link header (rel="next") leads on.',
} as const;

export const putEntry = {
  summary: 'Mark an entry as done, or as open again; for admins',
  body: 'Whether it is done.',
  answer: 'Marked.',
} as const;

export const inboxQuery = {
  state: 'Settled: done, or cancelled by who sent it.',
  search: 'Part of a name, an e-mail, a place, a motorcycle, or a number.',
} as const;

export const inboxEntry = {
  kind: 'An e-mail left on the Contact page, or a booking that the garage answers.',
  name: 'Empty for an enquiry.',
  number: 'Empty for an enquiry, and once a booking is cancelled.',
  changed: 'When its buyer changed place or number after it was done, which opens it again; null: not since.',
  product: 'What was booked; null where no motorcycle was named.',
} as const;
