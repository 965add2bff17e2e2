// The page of one motorcycle.
/** For the browser's tab and those who share a link. Parts that are not known are left out. */
export function description(parts: readonly string[]): string {
  return `${parts.join(' · ')}. Second-hand, with figures, place and seller.`;
}
export const allBikes = 'Find a bike';
export const whereYouAre = 'You are here';
export const ended = 'No longer for sale';
export const endedHint = 'This motorcycle is not for sale any more.';
export function soldOn(date: string): string {
  return `Sold on ${date}`;
}
export const soldHint = 'Its seller has marked this motorcycle as sold.';
/** Where the garage took it off the site. */
export const takenOff = 'Taken off the site by the garage';
export const takenOffHint = 'It cannot be booked. If somebody asks you for money for it, do not pay.';
/** Leads down to them. */
export const seeSimilar = 'See similar motorcycles';
export const figures = 'Details';
export const aboutIt = 'What the seller says';
export const noDescription = 'Nothing more. Ask before you travel.';
export const priceHistory = 'Price history';
/** In place of a price that was words only. */
export const noFigure = 'No figure';
/** The last entry of a price history. */
export const soldThen = 'Sold';
/** How a price differs from the one before; the amount comes as a price. */
export function less(amount: string): string {
  return `${amount} less`;
}
export function more(amount: string): string {
  return `${amount} more`;
}
export const seller = 'Seller';
/** Since when somebody has an account. */
export function memberSince(date: string): string {
  return `Member since ${date}`;
}
/** What is proven of the mailbox of a seller's account; it says nothing of the person or of the motorcycle. */
export const emailConfirmed = 'E-mail address confirmed';
export const emailNotConfirmed = 'E-mail address not confirmed';
/** How many other motorcycles a seller has for sale; counting ends at `most`. */
export function othersForSale(count: number, most: number): string {
  if (count === 0) return 'This seller has no other motorcycle for sale here.';
  if (count === 1) return 'This seller has 1 other motorcycle for sale here.';
  return `This seller has ${count > most ? `more than ${most}` : count} other motorcycles for sale here.`;
}
/** How long half of the answers took at the most. */
export const paces = {
  hour: 'within an hour',
  hours: 'within a few hours',
  day: 'within a day',
  days: 'within three days',
  week: 'within a week',
  longer: 'after more than a week',
} as const;
function shareOf(answered: number, of: number, days: number): string {
  return `${answered === of ? `all ${of}` : `${answered} of ${of}`} bookings from the last ${days} days`;
}
/** What is known of the seller's answers. */
export const sellerAnswers = {
  unknown: 'Not known yet how fast they answer.',
  usually: (pace: string) => `Usually answers ${pace}.`,
  share: (answered: number, of: number, days: number) => `Answered ${shareOf(answered, of, days)}.`,
} as const;
/** The same where no seller is there to answer. */
export const garageAnswers = {
  unknown: 'The garage answers its bookings.',
  usually: (pace: string) => `The garage usually answers ${pace}.`,
  share: (answered: number, of: number, days: number) => `It answered ${shareOf(answered, of, days)}.`,
} as const;
export const buySafely = 'How to buy safely';
export const fromList = 'From an imported list: its seller has no account here.';
export const accountClosed = 'Their account is closed.';
export const isSample = 'A sample listing: nobody sells this motorcycle.';
export const share = 'Share';
export const copied = 'Link copied.';
export const copyFailed = 'The link could not be copied. Copy it from the address bar.';
export const similar = 'Similar motorcycles';
export const loading = 'Loading the motorcycle…';
export const failed = 'This motorcycle could not be loaded.';
/** Above the buttons to book, where the motorcycle is in another country than the garage. */
export function isAbroad(country: string, home: string): string {
  return `This motorcycle is in ${country}, not in ${home}. Ask first how you can see it, and what it costs to bring it over and register it.`;
}
