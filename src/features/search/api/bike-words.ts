import { marketOf } from '../../../kernel/markets.ts';
import { formatPrice } from '../../../kernel/money.ts';
import type { Bike } from '../../listings/contract.ts';
import { distanceText } from '../../listings/domain/distance-text.ts';
import { placeOf } from '../../listings/domain.ts';

/** The price of a motorcycle for feeds and previews. `garage` is the currency that is shown, or null. */
export function priceWords({ price, priceAmount, currency }: Bike, garage: string | null): string {
  return priceAmount === null ? price : formatPrice(priceAmount, currency, garage);
}

/** Its year, distance and place; unknown facts are left out. `garage` is as above. */
export function factWords(bike: Bike, garage: string | null): string[] {
  const { year, yearOfUse, mileage } = bike;
  const distance = mileage === null ? '' : distanceText(mileage, marketOf(garage).distance);
  return [year === null ? yearOfUse : String(year), distance, placeOf(bike)].filter((fact) => fact !== '');
}
