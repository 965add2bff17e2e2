import type { PageSettings } from '../../../app-context.ts';
import type { AnsweredBy, Booked } from '../../bookings/ui/booking-form.tsx';
import type { Bike } from '../contract.ts';
import { priceText } from './product-words.ts';

/** A product as the booking dialog shows it. */
export function bookedProduct(product: Bike, garage: PageSettings): Booked {
  const { _id, name } = product;
  return { _id, name, price: priceText(product, garage), answeredBy: answeredBy(product) };
}

function answeredBy({ sample, garageAnswers }: Bike): AnsweredBy {
  if (!garageAnswers) return 'seller';
  return sample ? 'garageForSample' : 'garageForImport';
}
