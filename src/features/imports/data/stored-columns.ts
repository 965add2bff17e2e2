/** The columns of an imported listing. */
import type { NewImport } from '../data.ts';

/**
 * All of them, each with whether a listing that exists already is updated from its row. Not its key and times, nor the
 * seller's address and number, which are placeholders; of a drawing only its motif (follow.ts).
 */
const isFollowed = {
  id: false,
  seller_name: true,
  email: false,
  mobile: false,
  category_id: true,
  name: true,
  image: false,
  price: true,
  price_amount: true,
  original_price: true,
  original_price_amount: true,
  currency: true,
  location: true,
  country: true,
  year_of_use: true,
  condition: true,
  description: true,
  make: true,
  model: true,
  year: true,
  mileage_km: true,
  engine_cc: true,
  owners: true,
  registration: true,
  tax_until: true,
  receipt: true,
  kind: true,
  import_key: false,
  posted_at: false,
  dated: false,
} as const satisfies Record<keyof NewImport, boolean>;

type Column = keyof typeof isFollowed;
/** A column that is updated. */
export type FollowedColumn = { [C in Column]: (typeof isFollowed)[C] extends true ? C : never }[Column];

export const storedColumns = Object.keys(isFollowed) as Column[];
export const followedColumns = storedColumns.filter((column) => isFollowed[column]);
