/** Signs of currencies before a figure: "tk 50000", "Rs.50,000", "৳50000". */
const inLetters =
  'tk|taka|bdt|rs|rp|idr|inr|eur|gbp|usd|npr|lkr|pkr|ksh|kes|php|pln|thb|ngn|zar|myr|pen|sek|nok|dkk|ugx|ghs|naira';

/** A sign at the end of a text. */
export const signBefore = new RegExp(
  `(?:(?<![\\p{L}\\p{M}])(?:${inLetters}|price|দাম)|৳|₹|€|£|₱|฿|₺|₦|₩|¥|(?:(?<![\\p{L}\\p{M}])(?:r|us))?\\$)\\.?:?\\s*$`,
  'u',
);

/** Before smaller figures it may be part of a name: "rs.200". */
const price =
  '\\d{1,3},\\d|\\d{4,}|\\d+(?:\\.\\d+)? ?(?:k|l|lakhs?|lacs?|thousand|crores?|লাখ|হাজার)(?![\\p{L}\\p{M}])';
const stopBehind = new RegExp(`(?<![\\p{L}\\p{M}\\d])(${inLetters})\\.(?=${price})`, 'gu');
/** The full stop of a sign is no decimal point: "rs 50,000" for "rs.50,000". */
export function withoutStops(text: string): string {
  return text.replace(stopBehind, '$1 ');
}
