// What the document of the API says of the calls about bookings.

export const postBooking = {
  summary: 'Book a product, or ask the garage',
  description:
    'The same product booked twice is one booking, with the place and number of the second. An enquiry, which names ' +
    'no product, is written each time. Fields that are not listed are ignored.',
  body: 'Where to meet, and a mobile number.',
  answer: 'Booked.',
} as const;

export const getBookings = {
  summary: 'Who booked a product of one’s own',
  answer: 'A page: the latest first, then the cancelled ones. The Link header leads on.',
} as const;

export const putAnswer = {
  summary: 'Say that one has answered a booking of a product of one’s own, or not after all',
  description: 'The product’s page tells how fast and how often its seller answers.',
  body: 'Whether it is answered.',
  answer: 'Noted. Saying it twice leaves the first moment as it was, and says that a change was seen.',
} as const;

export const answer = {
  was: 'What one saw of the booking. Where it asks for something else by now, nothing is noted: 409 changed-meanwhile. Without it, whatever it asks for counts as seen. Where its buyer has closed the account there is nobody to answer: 409 buyer-gone.',
  undo: (seconds: number) =>
    `When it is marked: takes back that one said the opposite a moment ago, so that the former moment stands again. 410 undo-too-late when that was more than ${seconds} seconds ago, or somebody else said it.`,
} as const;

export const getProductNews = {
  summary: 'How many bookings of products of one’s own wait for an answer',
  answer: 'Of those for sale and those sold; of none that the garage has taken off the site.',
} as const;

export const productNews = {
  waiting:
    'Bookings that stand and were not ticked off as answered, or were changed since; without those that their buyers took off their lists.',
} as const;

export const getOwnBookings = {
  summary: 'What one has booked and not taken off the list, the latest first',
  answer: 'A page; the Link header (rel="next") leads to the one after it.',
} as const;

export const getLastMeeting = {
  summary: 'Place and number of one’s own latest booking, which the next is filled with',
  answer: 'Of any motorcycle, or of an enquiry; null before the first.',
} as const;

export const getMarks = {
  summary: 'Which products one has booked, and which one sells',
  description: 'What lists mark: the latest first, at most 500 of each.',
  answer: 'Ids of products.',
} as const;

export const marks = {
  booked: 'Booked and not cancelled.',
  own: 'For sale by oneself.',
} as const;

export const deleteOwnBooking = {
  summary: 'Cancel a booking of one’s own',
  description: 'Whoever got it sees that it was cancelled. Booking the same product again brings it back.',
  answer: 'cancelledCount is 1, or 0 when it was cancelled before.',
} as const;

export const hideOwnBooking = {
  summary: 'Take a booking of one’s own that is over off one’s list',
  description:
    'Over is what was cancelled, and what is for a product that is sold, off the site or gone; any other is open: 409 booking-open. ' +
    'Whoever got it keeps it, and does not find it counted as waiting. It comes back to the list when it is booked again, ' +
    'and, unless it was cancelled, as soon as its product is for sale again: from then on it stays, whatever becomes of that.',
  answer: 'Off the list, also when it was before.',
} as const;

export const showOwnBooking = {
  summary: 'Put a booking of one’s own back on the list that one has taken off it',
  answer: 'On the list, also when it was before.',
} as const;

export const getMine = {
  summary: 'What one has to do with a motorcycle: whether it is one’s own, and whether one has booked it',
  answer: 'Also of one that is not for sale any more.',
} as const;

export const mine = {
  takenOff:
    'To its own seller: since when the garage has it off the site, and why; null for anybody else, and when it is deleted.',
  own: 'One sells it oneself.',
  bookings: 'One’s own bookings of it that are neither cancelled nor off one’s list, the latest first.',
  bookedAs: 'What the listing said when it was booked.',
  moderation: 'For admins, who can take it off the site and put it back; null for everybody else.',
} as const;

export const newBooking = {
  location: 'Where to meet.',
  number: 'Mobile number of the buyer.',
  productId: 'The motorcycle; without it, an enquiry to the garage.',
  seen: 'A checksum of what one saw of the product, as the form of the site sends it. Where the product says something else by now, nothing is booked: 409 changed-meanwhile. The same amount in other words is the same. Without it, whatever the product says counts as seen.',
} as const;

export const offer = {
  yearOfUse: 'Null for bookings of long ago, which did not keep it.',
  condition: 'Null where it is not told.',
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
  listing: 'The same, also when its seller has deleted it; null when it is gone for good.',
  sample: 'It is a sample of the garage, which nobody sells.',
  sold: 'Its seller has said that it is sold.',
  takenOff: 'The garage has taken it off the site, also where it is gone since.',
  putBack: 'The garage has taken it off the site and put it back since it was booked.',
  now: 'What the listing says now; null: the same as when it was booked, or it is off the site or gone.',
  seller:
    'Whom to call: of a booking that is not cancelled, while the product is for sale; null otherwise, and where no account sells it.',
  reworded:
    'What else is another now than when it was booked; null where nothing is, or the listing is off the site or gone.',
} as const;

export const reworded = {
  seller: 'What its seller is called, where that is another name now.',
  formerDescription: 'What its description was, where that is another now.',
} as const;

export const ownBooking = {
  recipient: 'Who answers.',
  answered: 'Whoever answers says that they have, and place and number were not changed since.',
  product: 'Null for an enquiry to the garage.',
} as const;
