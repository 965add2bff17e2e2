import * as words from '#messages/listings.ts';
import type { PageSettings } from '../../../app-context.ts';
import { formatAmount } from '../../../kernel/money.ts';
import type { Product } from '../contract.ts';

/** A price as buyers read it: the figure where it has one, else the seller's words. */
export function priceText(text: string, amount: number | null, { currency }: PageSettings): string {
  return amount === null ? text : formatAmount(amount, { currency: currency ?? undefined });
}

/** The model year, and what the seller said about it where that says more. */
export function yearText({ year, yearOfUse }: Pick<Product, 'year' | 'yearOfUse'>): string {
  if (year === null || yearOfUse.includes(String(year))) return yearOfUse;
  return yearOfUse.trim() === '' ? String(year) : `${year} (${yearOfUse})`;
}

/** Kilometres and cubic centimetres, grouped as prices are. */
export function mileageText({ mileage }: Product): string | null {
  return mileage === null ? null : words.kilometres(formatAmount(mileage));
}

export function engineText({ engineCapacity }: Product): string | null {
  return engineCapacity === null ? null : words.cubicCentimetres(formatAmount(engineCapacity));
}
