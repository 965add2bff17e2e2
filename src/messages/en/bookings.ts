export const booked = 'Item is booked';
export const bookingNotices = { booked, rebooked: 'Your booking is changed.' } as const;
export const locationEmpty = 'Enter where you would like to meet, for example Kandirpar, Cumilla.';
/** The same in another country. */
export const locationEmptyElsewhere =
  'Enter where you would like to meet, for example a fuel station and its street.';
export const ownProduct = 'This is your own motorcycle, so you cannot book it.';
export const productSold = 'This motorcycle is sold, so it cannot be booked any more.';
export const productTakenOff =
  'The garage has taken this motorcycle off the site, so it cannot be booked. Do not pay for it.';
export const answerTakenOff =
  'The garage has taken this motorcycle off the site, so there is nobody to answer until it is back.';
export const bookingNotHere =
  'That booking is not on this page any more: it was cancelled, or is further down the list.';
export const bookingGone = 'There is no such booking any more, or its buyer has cancelled it.';
export const bookingChanged =
  'The buyer has changed this booking since you saw it. Look at its place and number, answer the buyer, and then mark it as answered.';
export const buyerGone =
  'The buyer has closed their account since you saw this booking. Nobody is waiting for your answer any more, so there is nothing left to do.';
export const saysMeanwhile = (now: string) => `In the meantime this was changed to: ${now}`;
export const bookAnew =
  'This motorcycle was changed in the meantime. Send your booking again if you want it as it is now.';
export const bookingNotFound = 'You have no such booking.';
/** A text is longer than the field takes. */
export function tooLong(longest: number): string {
  return `This is too long. Use at most ${longest} characters.`;
}

// The booking dialog.
export const bookNow = 'Book Now';
export const buyNow = 'Buy Now';
export const dialogTitles = { viewing: 'Book this motorcycle', purchase: 'Buy this motorcycle' } as const;
export const sampleDialogTitles = {
  viewing: 'Book this sample',
  purchase: 'Buy this sample',
} as const;
export const dialogLeads = {
  viewing: 'Say where you would like to meet and how the seller can reach you.',
  purchase: 'Tell the seller that you want to buy it. You pay at hand-over, never before.',
} as const;
/** Below each button of a motorcycle's page: what happens then. Where no seller is there the garage answers. */
export const buttonHints = {
  viewing: (who: 'seller' | 'garage') => `See it first: you say where to meet, and the ${who} answers you.`,
  purchase: (who: 'seller' | 'garage') =>
    `Ask the ${who} to keep it for you, and pay at the hand-over. No money goes through this site.`,
} as const;
/** The same of a sample, below the note. */
export const sampleButtonHints = {
  viewing: 'Try how booking works: you say where to meet, and the garage answers you.',
  purchase: 'Try how buying works. Nothing is sold, and you pay nothing.',
} as const;
/** Above the buttons of a sample, and in its dialog. */
export const sampleNote =
  'This is a sample: nobody sells this motorcycle. If you book it, your booking goes to the garage, which answers you.';
/** In place of them where no seller is there to answer. */
export const garageLeads = {
  garageForSample: sampleNote,
  garageForImport:
    'This motorcycle was listed from a file, without its seller’s number. Your booking goes to the garage, which answers you.',
} as const;
/** In place of the first sentence where it is booked already. */
export function bookedOn(date: string): string {
  return `You booked this on ${date}. Change the place or the number here: whoever answers sees it at once.`;
}
export const rebook = 'Save the change';
/** Below what a booked motorcycle was and is. */
export const rebookTakesOver = 'If you save, your booking is for the motorcycle as it is described now.';
export const loadingEarlier = 'Checking whether you have booked it…';
export const productLabel = 'Motorcycle';
export const priceLabel = 'Price';
export const nameLabel = 'Your name';
export const emailLabel = 'Your e-mail';
export const locationLabel = 'Meeting location';
export const locationHint = 'A public place in daylight is best.';
/** Above the place and the number of a new booking. */
export const filledAsLast = 'Filled in as in your last booking. Change what is different this time.';
export const numberLabel = 'Mobile number';
export const submit = 'Submit';
export const cancel = 'Cancel';
export const close = 'Close';
/** Above the fields that are not filled in as they should be. */
export function checkFields(count: number): string {
  return count === 1 ? 'One thing is needed to book it.' : 'Two things are needed to book it.';
}
/** Names the motorcycle for those who do not see the card around the button. */
export function bookingOf(button: string, name: string): string {
  return `${button}: ${name}`;
}

// What a seller sees of the bookings of a motorcycle.
export function whoBookedIt(count: number, waiting: number): string {
  if (count === 0) return 'Who booked it';
  return waiting === 0 ? `Who booked it (${count})` : `Who booked it (${count}, ${waiting} waiting)`;
}
/** For those who do not see that the figure beside MY PRODUCTS counts who waits for an answer. */
export const waitingCount = (count: string) => `${count} waiting for your answer`;
export const nobodyBooked = 'Nobody has booked it yet.';
export const intentNames = { viewing: 'Viewing', purchase: 'Wants to buy' } as const;
export const accountGone = 'Account closed';
export const nobodyWaits = 'Nobody is waiting for your answer any more.';
export const bookingsFailed = 'The bookings could not be loaded.';
export const loadingBookings = 'Loading bookings…';
export const answer = 'I have answered';
/** Names the buyer for those who do not see the row around the button. */
export const answerOf = (who: string) => `I have answered: ${who}`;
export const answeredLabel = 'Answered';
export const notAnswered = 'Not answered yet';
export const notAnsweredOf = (who: string) => `Not answered yet: ${who}`;
export const answerNotices = {
  answered: 'Marked as answered.',
  unanswered: 'It is waiting for your answer again.',
} as const;
export const undo = 'Undo';
export const answerUndoTooLate =
  'This cannot be undone any more: too much time has passed, or somebody else was quicker. You can still mark it as answered.';
export const answerHint =
  'Press “I have answered” after each answer: your motorcycles’ pages say how fast and how often you answer.';
/** In place of that, where the garage has taken it off the site. */
export const waitHint =
  'While it is off the site, you cannot see the places and numbers of the people who booked it, and nobody is waiting for your answer.';
/** In place of a name, where it is not known. */
export const someBuyer = 'A buyer';
export const cancelledByBuyer = 'Cancelled by the buyer';
export const changedLabel = 'Changed since you answered:';
export const changeSeen = 'Marked as answered, with the change.';
/** Where the motorcycle says something else by now. */
export const bookedAs = 'Booked as:';
/** On the page where a listing is changed. */
export function bookingsStand(count: number): string {
  return count === 1
    ? 'This listing has one open booking. If you turn it into another motorcycle, the buyer sees the old and the new name under My bookings. For another motorcycle, a new listing is better.'
    : `This listing has ${count} open bookings. If you turn it into another motorcycle, the buyers see the old and the new name under My bookings. For another motorcycle, a new listing is better.`;
}

// My bookings, at /dashboard/bookings.
export const menuEntry = 'MY BOOKINGS';
export const myBookingsTitle = 'My bookings';
export const myBookingsLead = 'What you have booked, where you want to meet, and who answers you.';
export const ownIntentNames = { viewing: 'Viewing', purchase: 'Intention to buy' } as const;
export const questionToGarage = 'Question to the garage';
export const stillThere = 'Still there';
/** In place of that, of a sample. */
export const sample = 'Sample: nobody sells it';
export const sold = 'Sold';
export const soldLine = 'It is sold: the seller may have found another buyer.';
export const takenOff = 'Taken off by the garage';
export const takenOffLine = 'The garage took it off the site. Do not pay for it, whatever you are told.';
export const putBackLine = 'The garage looked into it and put it back.';
export const gone = 'Gone';
export const goneLine = 'This motorcycle is gone, so your booking is over: there is nothing to cancel.';
export const cancelled = 'Cancelled';
export const recipientLines = {
  seller: 'The seller has it and will call you.',
  garage: 'The garage has it and will call you.',
} as const;
export const answeredLines = {
  seller: 'The seller says that they have answered you.',
  garage: 'The garage says that it has answered you.',
} as const;
/** Above what it said then, and what it says now. */
export const changedSince = 'This listing was changed after you booked it.';
export const changedSinceSeen = 'This listing was changed after you opened it here.';
export const youBookedThis = 'You booked:';
export const youSawThis = 'You saw:';
export const saysNow = 'It says now:';
export const sellerRenamed = (was: string, now: string) =>
  `Its seller was called ${was} and is now called ${now}.`;
export const descriptionChanged = 'The description was changed. See what it said before';
export const noDescription = 'It had no description.';
/** What else is another now, behind name, year and price. */
export const offerFact = (label: string, value: string) => `${label}: ${value}`;
/** Before the name of whom the buyer can call; the number follows as a link. */
export const sellerLabel = 'Seller';
export const callOf = (name: string, number: string) => `Call ${name}: ${number}`;
export const bookedLabel = 'Booked';
export const seeBike = 'See the motorcycle';
export const seeOf = (name: string) => `See the motorcycle: ${name}`;
export const changeBooking = 'Change';
export const changeOf = (name: string) => `Change the booking of ${name}`;
export const seeSimilar = 'See similar ones';
export const similarTo = (name: string) => `See similar ones: ${name}`;
/** Of what is sold or deleted; leads to the dialog on its page. */
export const reportBooked = 'Report to the garage';
export const reportOf = (name: string) => `Report to the garage: ${name}`;
/** On the card of a motorcycle; leads to My bookings. */
export const youBooked = 'You booked this';
/** On the page of a motorcycle; leads to My bookings. */
export function youBookedOn(intent: 'viewing' | 'purchase', date: string): string {
  return intent === 'viewing' ? `You booked this on ${date}` : `You asked to buy this on ${date}`;
}
export const cancelBooking = 'Cancel booking';
/** Names the motorcycle for those who do not see the row around the button. */
export function cancelOf(name: string): string {
  return `Cancel booking: ${name}`;
}
export const confirmCancel = 'Cancel this booking?';
export const cancelExplained = {
  seller: 'The seller sees that you cancelled, but no longer sees your number and place. You can book again.',
  garage: 'The garage sees that you cancelled, but no longer sees your number and place. You can book again.',
} as const;
export const keepBooking = 'Keep it';
export const bookingCancelled = 'Your booking is cancelled.';
export const removeBooking = 'Remove from the list';
/** Names the motorcycle for those who do not see the row around the button. */
export const removeOf = (name: string) => `Remove from the list: ${name}`;
export const bookingRemoved = 'It is off your list.';
export const bookingPutBack = 'It is on your list again.';
export const bookingOpen =
  'This booking is open, so it stays on your list. Cancel it if you do not want it any more.';
export const noBookings = 'Nothing booked yet';
export const noBookingsHint =
  'Press Book Now or Buy Now on a motorcycle: you then see it here, with the place and your number.';
export const findOne = 'Find a motorcycle';
export const moreBookings = 'More bookings';
export const loadingOwnBookings = 'Loading your bookings…';
export const ownBookingsFailed = 'Your bookings could not be loaded.';
