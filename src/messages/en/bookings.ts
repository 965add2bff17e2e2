export const booked = 'Item is booked';
export const locationEmpty = 'Enter where you would like to meet, for example Kandirpar, Cumilla.';
export const ownProduct = 'This is your own motorcycle, so you cannot book it.';
/** A text is longer than the field takes. */
export function tooLong(longest: number): string {
  return `This is too long. Use at most ${longest} characters.`;
}

// The booking dialog.
export const bookNow = 'Book Now';
export const buyNow = 'Buy Now';
export const dialogTitles = { viewing: 'Book this motorcycle', purchase: 'Buy this motorcycle' } as const;
export const dialogLeads = {
  viewing: 'Say where you would like to meet and how the seller reaches you.',
  purchase: 'Tell the seller that you want to buy it. You pay at hand-over, never before.',
} as const;
export const productLabel = 'Motorcycle';
export const priceLabel = 'Price';
export const nameLabel = 'Your name';
export const emailLabel = 'Your e-mail';
export const locationLabel = 'Meeting location';
export const locationHint = 'A public place by daylight is best.';
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
export const whoBooked = 'Who booked it';
export const nobodyBooked = 'Nobody has booked it yet.';
export const intentNames = { viewing: 'Viewing', purchase: 'Wants to buy' } as const;
export const accountGone = 'Account closed';
export const bookingsFailed = 'The bookings could not be loaded.';
export const loadingBookings = 'Loading bookings…';
