import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/tables.ts';
import type { Registration } from '../../listings/domain/papers.ts';
import type { Condition } from '../../listings/domain.ts';
import type { Offer } from '../domain.ts';

/** The columns of a listing as it is now, for a statement that joins it with bookings. */
export const offerColumns = [
  'listings.name as now_name',
  'listings.year_of_use as now_year_of_use',
  'listings.price as now_price',
  'listings.price_amount as now_price_amount',
  'listings.currency as now_currency',
  'listings.condition as now_condition',
  'listings.mileage_km as now_mileage',
  'listings.owners as now_owners',
  'listings.registration as now_registration',
  'listings.tax_until as now_tax_until',
  'listings.receipt as now_receipt',
  'listings.location as now_place',
] as const;

interface NowRow {
  now_name: string | null;
  now_year_of_use: string | null;
  now_price: string | null;
  now_price_amount: number | null;
  now_currency: string | null;
  now_condition: Condition | null;
  now_mileage: number | null;
  now_owners: number | null;
  now_registration: Registration | null;
  now_tax_until: string | null;
  now_receipt: boolean | null;
  now_place: string | null;
}

/** A listing as it is now, from such a row; null when it is gone. */
export function offerNow(row: NowRow): Offer | null {
  if (row.now_name === null) return null;
  return {
    name: row.now_name,
    yearOfUse: row.now_year_of_use,
    price: row.now_price ?? '',
    priceAmount: row.now_price_amount,
    currency: row.now_currency,
    condition: row.now_condition,
    mileage: row.now_mileage,
    owners: row.now_owners,
    registration: row.now_registration,
    taxUntil: row.now_tax_until,
    receipt: row.now_receipt,
    place: row.now_place,
  };
}

type BookedRow = Pick<
  Selectable<Tables['bookings']>,
  | 'product_name'
  | 'product_year_of_use'
  | 'product_price'
  | 'product_price_amount'
  | 'product_currency'
  | 'product_condition'
  | 'product_mileage_km'
  | 'product_owners'
  | 'product_registration'
  | 'product_tax_until'
  | 'product_receipt'
  | 'product_location'
>;

/** A listing as it was when it was booked; null for an enquiry to the garage. */
export function offerThen(row: BookedRow): Offer | null {
  if (row.product_name === null) return null;
  return {
    name: row.product_name,
    yearOfUse: row.product_year_of_use,
    price: row.product_price ?? '',
    priceAmount: row.product_price_amount,
    currency: row.product_currency,
    condition: row.product_condition,
    mileage: row.product_mileage_km,
    owners: row.product_owners,
    registration: row.product_registration,
    taxUntil: row.product_tax_until,
    receipt: row.product_receipt,
    place: row.product_location,
  };
}
