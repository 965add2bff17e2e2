import * as words from '#messages/listings.ts';
import type { PageSettings } from '../../../app-context.ts';
import { formatAmount, formatPrice } from '../../../kernel/money.ts';
import type { Bike } from '../contract.ts';
import { distanceText } from '../domain/distance-text.ts';

/**
 * A price as buyers read it: the amount where it has one, otherwise the seller's words. Another currency is
 * always shown.
 */
export function priceText(
  { price, priceAmount, currency }: Pick<Bike, 'price' | 'priceAmount' | 'currency'>,
  garage: PageSettings,
): string {
  return priceAmount === null ? price : formatPrice(priceAmount, currency, garage.currency);
}

/** The original price, in the same form. */
export function originalPriceText(product: Bike, garage: PageSettings): string {
  const { originalPrice: price, originalPriceAmount: priceAmount, currency } = product;
  return priceText({ price, priceAmount, currency }, garage);
}

/** The model year, and the seller's words where they say more. */
export function yearText({ year, yearOfUse }: Pick<Bike, 'year' | 'yearOfUse'>): string {
  if (year === null || yearOfUse.includes(String(year))) return yearOfUse;
  return yearOfUse.trim() === '' ? String(year) : `${year} (${yearOfUse})`;
}

/** The distance in what the garage counts in; null where it is unknown. */
export function mileageText({ mileage }: Pick<Bike, 'mileage'>, { market }: PageSettings): string | null {
  return mileage === null ? null : distanceText(mileage, market.distance);
}

/** The engine size in cubic centimetres; null where it is unknown. */
export function engineText({ engineCapacity }: Bike): string | null {
  return engineCapacity === null ? null : words.cubicCentimetres(formatAmount(engineCapacity));
}
