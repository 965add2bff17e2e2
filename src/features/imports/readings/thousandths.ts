/** Prices in currencies with three decimals: "450.500" dinars are 450 and a half, "1.250" dinars 1250. */
import { readableText } from '../../../kernel/figures.ts';
import { unclear } from '../../../kernel/separators.ts';
import { type Numbers, type Reading, unreadable } from './reading.ts';

type Amount = Reading<number> | typeof unclear;

const threeBehindPoint = /\.\d{3}(?!\d)/;

/**
 * Which amount a price means whose last three digits are thousands or decimals: the plausible one. Where both are, a comma is between
 * thousands, if the list has decimal points, and anything else is left open rather than guessed.
 */
export function likelier(
  text: string,
  { thousand, decimals }: { thousand: Amount; decimals: Amount },
  { decimalComma }: Numbers,
  isPlausible: (amount: number) => boolean,
): Amount {
  if (thousand === decimals) return thousand;
  if (thousand === unreadable) return decimals;
  const fits = (amount: Amount) => typeof amount === 'number' && isPlausible(amount);
  if (fits(thousand) !== fits(decimals)) return fits(thousand) ? thousand : decimals;
  const isGrouped = !decimalComma && !threeBehindPoint.test(readableText(text));
  return isGrouped && fits(thousand) ? thousand : unclear;
}
