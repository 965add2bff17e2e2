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
/** Leads down to them. */
export const seeSimilar = 'What comes nearest to it';
export const figures = 'Figures';
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
export const fromList = 'From an imported list: nobody here has an account for it.';
export const accountClosed = 'Their account is closed.';
export const isSample = 'A sample listing: nobody sells this motorcycle.';
export const share = 'Share';
export const copied = 'The address is copied.';
export const copyFailed = 'The address could not be copied. Take it from the address bar.';
export const similar = 'Similar motorcycles';
export const loading = 'Loading the motorcycle…';
export const failed = 'This motorcycle could not be loaded.';
