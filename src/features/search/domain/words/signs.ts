/** Signs of currencies before a figure: "tk 50000", "Rs.50,000", "৳50000". */
import type { FoundFigure } from '../../../../kernel/figures.ts';
import { least, most, opening } from './figure-words.ts';

const inLetters =
  'tk|taka|bdt|rs|rp|idr|inr|eur|gbp|usd|npr|lkr|pkr|ksh|kes|php|pln|thb|ngn|zar|myr|pen|sek|nok|dkk|ugx|ghs|naira';

/** A sign at the end of a text. */
export const signBefore = new RegExp(
  `(?:(?<![\\p{L}\\p{M}])(?:${inLetters}|price|দাম)|৳|₹|€|£|₱|฿|₺|₦|₩|¥|¤|(?:(?<![\\p{L}\\p{M}])(?:r|us))?\\$)\\.?:?\\s*$`,
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

/** From here on "rs" beside a figure says rupees; smaller ones are engines and years beside the name of a model. */
const leastRupees = 3_000;
const rsBefore = /(?<![\p{L}\p{M}])rs ?$/u;
const rsBehind = /^ ?rs(?![\p{L}\p{M}.:])/u;

/** Whether an "rs" beside a figure belongs to a model ("Aprilia RS 125", "R 1200 RS"): behind a limit, or "between", it is money. */
const isOfModel = ({ value, scale }: FoundFigure, before: string) =>
  scale === 1 && value < leastRupees && ![most, least, opening].some((word) => word.test(before));

/** The text before a figure, without its sign. */
export function beforeSign(text: string, figure: FoundFigure): string {
  const before = text.slice(0, figure.start);
  const name = before.replace(rsBefore, '');
  return name !== before && isOfModel(figure, name) ? before : before.replace(signBefore, '');
}

/** Whether the "rs" behind a figure is no unit, but a part of a model's name. */
export const isNameBehind = (text: string, figure: FoundFigure) =>
  rsBehind.test(text.slice(figure.end)) && isOfModel(figure, text.slice(0, figure.start));
