import type { Bike } from '../../listings/contract.ts';
import type { AnsweredBy, BikeToBook } from './booking-form.tsx';

/** A product as the booking dialog shows it. */
export function bookedProduct(product: Bike): BikeToBook {
  const { _id, name, yearOfUse, price, priceAmount, currency, condition, mileage, owners } = product;
  const { registration, taxUntil, receipt } = product;
  return {
    _id,
    offer: {
      name,
      yearOfUse,
      price,
      priceAmount,
      currency,
      condition,
      mileage,
      owners,
      registration,
      taxUntil,
      receipt,
      place: product.location,
    },
    answeredBy: answeredBy(product),
  };
}

function answeredBy({ sample, garageAnswers }: Bike): AnsweredBy {
  if (!garageAnswers) return 'seller';
  return sample ? 'garageForSample' : 'garageForImport';
}
