import type { Selectable } from 'kysely';
import { byName } from '../../../kernel/by-name.ts';
import type { Tables } from '../../../platform/tables.ts';
import type { Offer } from '../domain.ts';

type Listing = Selectable<Tables['listings']>;

/** For each field of an offer, its column in `listings`. A booking keeps it under the same name, after `product_`. */
const columnOf = {
  name: 'name',
  yearOfUse: 'year_of_use',
  price: 'price',
  priceAmount: 'price_amount',
  currency: 'currency',
  condition: 'condition',
  mileage: 'mileage_km',
  owners: 'owners',
  registration: 'registration',
  taxUntil: 'tax_until',
  receipt: 'receipt',
  place: 'location',
} as const satisfies { [Field in keyof Offer]: ColumnOf<Offer[Field]> };
/** The columns that hold such values. */
type ColumnOf<Value> = { [Name in keyof Listing]: Listing[Name] extends Value ? Name : never }[keyof Listing];

type Field = keyof typeof columnOf;
type Column = (typeof columnOf)[Field];
const fields = Object.keys(columnOf) as Field[];

/** The columns of a listing as an offer. */
export const offerColumns = fields.map((field) => `listings.${columnOf[field]} as ${field}`) as {
  [Name in Field]: `listings.${(typeof columnOf)[Name]} as ${Name}`;
}[Field][];

/** The columns of a listing as it is now, for a statement that joins it with bookings. */
export const nowColumns = fields.map((field) => `listings.${columnOf[field]} as now_${columnOf[field]}`) as {
  [Name in Column]: `listings.${Name} as now_${Name}`;
}[Column][];

type NowRow = { [Name in Column as `now_${Name}`]: Listing[Name] | null };
type BookedRow = Pick<Selectable<Tables['bookings']>, `product_${Column}`>;

/** The offer in the columns of a row that begin so; null where there is none. */
function offerIn(row: NowRow | BookedRow, begin: 'now_' | 'product_'): Offer | null {
  const values: Readonly<Record<string, unknown>> = { ...row };
  const offer = byName(fields, (field) => values[begin + columnOf[field]]);
  return offer.name === null ? null : ({ ...offer, price: offer.price ?? '' } as Offer);
}

/** A listing as it is now, from such a row; null when it is gone. */
export const offerNow = (row: NowRow) => offerIn(row, 'now_');

/** A listing as it was when it was booked; null for an enquiry to the garage. */
export const offerThen = (row: BookedRow) => offerIn(row, 'product_');

/** What a booking keeps of an offer; null each for an enquiry to the garage. */
export function keptOf(offer: Offer | null): BookedRow {
  return Object.fromEntries(
    fields.map((field) => [`product_${columnOf[field]}`, offer?.[field] ?? null]),
  ) as BookedRow;
}
