import * as words from '#messages/listings.ts';
import { formatAmount, formatPrice } from '../../../kernel/money.ts';
import type { Bike } from '../../listings/contract.ts';
import { placeOf } from '../../listings/domain.ts';

/** What is asked for a motorcycle, for those who read no page. `garage` is the currency that is shown, or null. */
export function priceWords({ price, priceAmount, currency }: Bike, garage: string | null): string {
  return priceAmount === null ? price : formatPrice(priceAmount, currency, garage);
}

/** Its year, how far it has run and where it is; what is not known is left out. */
export function factWords(bike: Bike): string[] {
  const { year, yearOfUse, mileage } = bike;
  const distance = mileage === null ? '' : words.kilometres(formatAmount(mileage));
  return [year === null ? yearOfUse : String(year), distance, placeOf(bike)].filter((fact) => fact !== '');
}
