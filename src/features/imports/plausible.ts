/**
 * What is plausible for a motorcycle that somebody sells. The limits are wide on purpose: merely odd values
 * are accepted.
 */
import { commuterPriceIn, highestMultiple } from '../../kernel/commuter-prices.ts';
import { toLatinDigits } from '../../kernel/figures.ts';

/**
 * The lowest, as a share of a commuter's price: a wreck that still has its papers. The lowest real price seen is 7% of a commuter's (4,400 of
 * 60,000).
 */
const lowestShare = 0.05;

/** The highest, as multiples of it by engine size: about three times the highest real price seen of each size. */
const highestMultiples: readonly (readonly [upToCc: number, multiple: number])[] = [
  [125, 8],
  [165, 9],
  [230, 11],
  [310, 16],
  [420, 20],
  [700, 45],
  [1_000, 130],
  [Number.POSITIVE_INFINITY, highestMultiple],
];

/**
 * For an unknown currency only values are excluded that are no price anywhere: a placeholder such as 0 or 1.
 */
const lowestAnywhere = 10;
const highestAnywhere = 1_000_000_000;

export interface PriceBounds {
  lowest: number;
  /** By engine size; null when it is unknown. */
  highest(engineCc: number | null): number;
}

/** Whether a price is within the bounds for an engine of this size. */
export function isWithin(bounds: PriceBounds, engineCc: number | null): (price: number) => boolean {
  const highest = bounds.highest(engineCc);
  return (price) => price >= bounds.lowest && price <= highest;
}

/** The bounds of plausible prices. `override` comes from the mapping and wins. */
export function priceBounds(
  currency: string,
  override: { lowestPrice?: number | undefined; highestPrice?: number | undefined } = {},
): PriceBounds {
  const commuter = commuterPriceIn(currency);
  const { highestPrice } = override;
  return {
    lowest: override.lowestPrice ?? (commuter === undefined ? lowestAnywhere : commuter * lowestShare),
    highest(engineCc) {
      if (highestPrice !== undefined) return highestPrice;
      if (commuter === undefined) return highestAnywhere;
      const size = engineCc ?? Number.POSITIVE_INFINITY;
      return commuter * (highestMultiples.find(([upTo]) => size <= upTo)?.[1] ?? 0);
    },
  };
}

/** Nothing on the market is older; an earlier year is a placeholder. */
export const oldestYear = 1930;

/** No engine of the region is known to have run further; a larger number has a zero too many. */
const mostKilometres = 300_000;
/** 110 km on every day of the year: a courier's life. */
const mostKilometresPerYear = 40_000;
/**
 * Under 100 km after four years, the thousands were probably omitted, except for a motorcycle from a
 * showroom.
 */
const fewKilometres = 100;
const fewFromAge = 4;

/** Whether a distance is too short for a motorcycle of this age (years; null where unknown). */
export function isTooFew(kilometres: number, age: number | null): boolean {
  return age !== null && age >= fewFromAge && kilometres >= 0 && kilometres < fewKilometres;
}

/** Whether a distance is not too far for a motorcycle of this age. */
export function isPlausibleDistance(kilometres: number, age: number | null, most = mostKilometres): boolean {
  if (kilometres < 0 || kilometres > most) return false;
  if (age === null) return true;
  // One more year, because ages are counted in whole years.
  return kilometres <= (age + 1) * mostKilometresPerYear;
}

const running = '01234567890';
/** So few figures may be the same by chance. */
const fewestKeyed = 5;

/**
 * Whether a figure is what people key in where a form insists on one: "999999", "123456". Odometers show such figures
 * too, so of a distance this only tells what an implausible one is.
 */
export function isKeyedIn(text: string): boolean {
  const digits = toLatinDigits(text)
    .replace(/[.,]0{1,2}(?!\d)/, '')
    .replace(/\D+/g, '');
  if (digits.length < fewestKeyed) return false;
  return running.includes(digits) || new Set(digits).size === 1;
}
