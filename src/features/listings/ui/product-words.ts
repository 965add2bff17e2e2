import * as words from '#messages/listings.ts';
import type { PageSettings } from '../../../app-context.ts';
import { formatAmount, formatPrice } from '../../../kernel/money.ts';
import type { Bike } from '../contract.ts';

/** A price as buyers read it: the figure where it has one, else the seller's words. Another currency shows always. */
export function priceText(
  { price, priceAmount, currency }: Pick<Bike, 'price' | 'priceAmount' | 'currency'>,
  garage: PageSettings,
): string {
  return priceAmount === null ? price : formatPrice(priceAmount, currency, garage.currency);
}

/** What it cost when new, in the same way. */
export function originalPriceText(product: Bike, garage: PageSettings): string {
  const { originalPrice: price, originalPriceAmount: priceAmount, currency } = product;
  return priceText({ price, priceAmount, currency }, garage);
}

/** The model year, and what the seller said about it where that says more. */
export function yearText({ year, yearOfUse }: Pick<Bike, 'year' | 'yearOfUse'>): string {
  if (year === null || yearOfUse.includes(String(year))) return yearOfUse;
  return yearOfUse.trim() === '' ? String(year) : `${year} (${yearOfUse})`;
}

/** How far it has run, in kilometres, grouped as prices are; null where that is not known. */
export function mileageText({ mileage }: Pick<Bike, 'mileage'>): string | null {
  return mileage === null ? null : words.kilometres(formatAmount(mileage));
}

/** The size of its engine in cubic centimetres; null where that is not known. */
export function engineText({ engineCapacity }: Bike): string | null {
  return engineCapacity === null ? null : words.cubicCentimetres(formatAmount(engineCapacity));
}
