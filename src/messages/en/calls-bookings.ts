// What the document of the API says of the calls about bookings.

export const postBooking = {
  summary: 'Book a product, or ask the garage',
  description:
    'Booking the same product again changes the booking to the new place and number. An enquiry, which names ' +
    'no product, is written each time. Fields that are not listed are ignored.',
  body: 'Where to meet, and a mobile number.',
  answer: 'Booked.',
} as const;

export const getBookings = {
  summary: 'Who booked one of your products',
  answer: 'A page: the latest first, then the cancelled ones. The Link header leads on.',
} as const;

export const putAnswer = {
  summary: 'Mark a booking of one of your products as answered, or as not answered after all',
  description: 'The product’s page says how fast and how often its seller answers.',
  body: 'Whether it is answered.',
  answer: 'Noted. Saying it twice keeps the time of the first, and says that a change was seen.',
} as const;

export const answer = {
  was: 'What you saw of the booking. If it asks for something else by now, nothing is noted: 409 changed-meanwhile. Without it, whatever it asks for counts as seen. Where its buyer has closed the account there is nobody to answer: 409 buyer-gone.',
  undo: (seconds: number) =>
    `Undoes the opposite mark of a moment ago, so that the earlier time counts again. 410 undo-too-late if that mark is more than ${seconds} seconds old, or somebody else made it.`,
} as const;

export const getProductNews = {
  summary: 'How many bookings of your products are waiting for an answer',
  answer: 'Of those for sale and those sold; of none that the garage has taken off the site.',
} as const;

export const productNews = {
  waiting:
    'Bookings that stand and were not ticked off as answered, or were changed since; without those that their buyers took off their lists.',
} as const;

export const getOwnBookings = {
  summary: 'What you have booked and not removed from the list, the latest first',
  answer: 'A page; the Link header (rel="next") leads to the one after it.',
} as const;

export const getLastMeeting = {
  summary: 'Place and number of your latest booking, to fill in the next one',
  answer: 'Of any motorcycle, or of an enquiry; null before the first.',
} as const;

export const getMarks = {
  summary: 'Which products you have booked, and which you sell',
  description: 'What lists mark: the latest first, at most 500 of each.',
  answer: 'Ids of products.',
} as const;

export const marks = {
  booked: 'Booked and not cancelled.',
  own: 'For sale by you.',
} as const;

export const deleteOwnBooking = {
  summary: 'Cancel one of your bookings',
  description: 'Whoever got it sees that it was cancelled. Booking the same product again brings it back.',
  answer: 'cancelledCount is 1, or 0 when it was cancelled before.',
} as const;

export const hideOwnBooking = {
  summary: 'Remove one of your bookings that is over from your list',
  description:
    'A booking is over if it was cancelled, or if its product is sold, off the site or gone; any other is open: 409 booking-open. ' +
    'Whoever got it keeps it, and does not find it counted as waiting. It comes back to the list when it is booked again, ' +
    'and, unless it was cancelled, as soon as its product is for sale again: from then on it stays, whatever becomes of that.',
  answer: 'Off the list, also when it was before.',
} as const;

export const showOwnBooking = {
  summary: 'Put a booking back on your list that you removed from it',
  answer: 'On the list, also when it was before.',
} as const;

export const getMine = {
  summary: 'What you have to do with a motorcycle: whether it is yours, and whether you have booked it',
  answer: 'Also for one that is not for sale any more.',
} as const;

export const mine = {
  takenOff:
    'To its own seller: since when the garage has it off the site, and why; null for anybody else, and when it is deleted.',
  own: 'You sell it.',
  booked: 'You have booked it, even if you have cancelled since or taken the booking off your list.',
  bookings: 'Your bookings of it that are neither cancelled nor off your list, the latest first.',
  bookedAs: 'What the listing said when it was booked.',
  moderation: 'For admins, who can take it off the site and put it back; null for everybody else.',
} as const;

export const newBooking = {
  location: 'Where to meet.',
  number: 'Mobile number of the buyer.',
  productId: 'The motorcycle; without it, an enquiry to the garage.',
  seen: 'A checksum of what you saw of the product, as the form of the site sends it. If the product says something else by now, nothing is booked: 409 changed-meanwhile. The same amount written in another way counts as the same. Without it, whatever the product says counts as seen.',
} as const;

export const offer = {
  yearOfUse: 'Null for bookings of long ago, which did not keep it.',
  condition: 'Null where it is not said.',
  place:
    'Its location; null for bookings of long ago, which kept neither it nor the state: condition, mileage, owners and papers are then not known.',
} as const;

export const booking = {
  name: 'The buyer’s name; empty when the account is gone.',
  cancelled:
    'Taken back by the buyer; place and number are empty then. While the garage has the product off the site they are empty, too, and so is the e-mail.',
  answered: 'When the seller said that they had answered; null: not yet.',
  changed: 'When its buyer changed place or number after that; null: not since.',
  bookedAs: 'What the listing said when it was booked; null: the same as now.',
} as const;

export const bookedProduct = {
  _id: 'Null when it is gone.',
  listing:
    'The same, also when its seller has deleted it: you can report it. Null when the garage has taken it off the site, or it is gone for good.',
  sample: 'It is a sample of the garage, which nobody sells.',
  sold: 'Its seller has said that it is sold.',
  takenOff: 'The garage has taken it off the site, also if it has gone since.',
  putBack: 'The garage has taken it off the site and put it back since it was booked.',
  now: 'What the listing says now; null: the same as when it was booked, or it is off the site or gone.',
  seller:
    'Whom to call: of a booking that is not cancelled, while the product is for sale; null otherwise, and where no account sells it.',
  reworded:
    'What else is different from when it was booked; null where nothing is, or the listing is off the site or gone.',
} as const;

export const reworded = {
  seller: 'What its seller is called, where that is a different name now.',
  formerDescription: 'What its description was, where it is different now.',
} as const;

export const ownBooking = {
  recipient: 'Who answers.',
  answered: 'Whoever answers says that they have, and place and number were not changed since.',
  product: 'Null for an enquiry to the garage.',
} as const;
