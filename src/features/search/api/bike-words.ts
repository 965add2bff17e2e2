import * as words from '#messages/listings.ts';
import { formatAmount, formatPrice } from '../../../kernel/money.ts';
import type { Bike } from '../../listings/contract.ts';
import { placeOf } from '../../listings/domain.ts';

/** The price of a motorcycle for feeds and previews. `garage` is the currency that is shown, or null. */
export function priceWords({ price, priceAmount, currency }: Bike, garage: string | null): string {
  return priceAmount === null ? price : formatPrice(priceAmount, currency, garage);
}

/** Its year, distance and place; unknown facts are left out. */
export function factWords(bike: Bike): string[] {
  const { year, yearOfUse, mileage } = bike;
  const distance = mileage === null ? '' : words.kilometres(formatAmount(mileage));
  return [year === null ? yearOfUse : String(year), distance, placeOf(bike)].filter((fact) => fact !== '');
}
