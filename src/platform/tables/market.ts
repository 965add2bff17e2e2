/** Listings, bookings and reports, and whom lower prices are told to. */
import type { ColumnType, Generated } from 'kysely';
import type { MaybeMoment, Moment } from './moments.ts';

/** One row. */
export interface Garage {
  /** Of every amount without a currency of its own. */
  currency: string;
  /** At which it was last started; null: not known. */
  address: string | null;
}

export interface Categories {
  id: string;
  name: string;
  image: string;
  position: number;
}

/**
 * What a listing said when it was taken off the site; while it is off, visitors see it as it was, without
 * picture and description.
 */
interface TakenOffAs {
  name: string;
  image: string;
  /** Not of what was taken off before it was stored. */
  more_photos?: string[];
  description: string;
  seller_name: string;
  price: string;
  price_amount: number | null;
  original_price: string;
  original_price_amount: number | null;
  currency: string | null;
  location: string;
  country: string;
  year_of_use: string;
  /** Null where it is not stated. */
  condition: 'excellent' | 'good' | 'fair' | null;
  make: string | null;
  model: string | null;
  year: number | null;
  mileage_km: number | null;
  engine_cc: number | null;
  owners: number | null;
  kind: string;
}

export interface Listings extends Omit<TakenOffAs, 'country' | 'description' | 'more_photos'> {
  id: string;
  seller_id: string | null;
  email: string;
  mobile: string;
  category_id: string;
  country: Generated<string>;
  description: Generated<string>;
  registration: 'seller' | 'somebody-else' | 'none' | null;
  /** The last day of its tax token, as "2027-12-31". */
  tax_until: string | null;
  receipt: boolean | null;
  /** Ids of photos beside its picture. */
  more_photos: Generated<string[]>;
  origin: Generated<'seller' | 'sample' | 'import'>;
  import_key: string | null;
  /** The key of the form that added it, so that a form sent twice adds one listing. */
  sent_key: string | null;
  posted_at: Moment;
  /** Whether an imported row says when it was posted; otherwise that is the day of its import. */
  dated: Generated<boolean>;
  deleted_at: MaybeMoment;
  sold_at: MaybeMoment;
  /** When the garage took it off the site, and the reason that it gave the seller. */
  taken_off_at: MaybeMoment;
  taken_off_reason: string | null;
  /** What it said when it was last taken off, kept after it is put back; null if it never was. */
  taken_off_as: ColumnType<TakenOffAs | null, string | null | undefined, string | null>;
}

/** Photos that sellers uploaded, as two pictures each. */
export interface Photos {
  id: string;
  /** Null once the account is closed. */
  owner_id: string | null;
  /** SHA-256 of the file as it was sent. */
  digest: string;
  large: Buffer;
  small: Buffer;
  /** When it was last sent, or chosen for a listing. */
  chosen_at: Moment;
}

/** Written by a trigger whenever a price changes. */
export interface PriceChanges {
  no: Generated<number>;
  listing_id: string;
  changed_at: Moment;
  was: number | null;
  became: number | null;
  was_currency: string | null;
  became_currency: string | null;
}

export interface Bookings {
  id: string;
  listing_id: string | null;
  user_id: string | null;
  /** The seller who answers; null where the garage does. */
  seller_id: string | null;
  intent: Generated<'viewing' | 'purchase'>;
  location: string;
  mobile: string;
  product_name: string | null;
  product_price: string | null;
  product_price_amount: number | null;
  product_currency: string | null;
  product_year_of_use: string | null;
  product_condition: 'excellent' | 'good' | 'fair' | null;
  product_mileage_km: number | null;
  product_owners: number | null;
  product_registration: 'seller' | 'somebody-else' | 'none' | null;
  product_tax_until: string | null;
  product_receipt: boolean | null;
  product_location: string | null;
  product_seller_name: string | null;
  product_description: string | null;
  recipient: 'seller' | 'garage';
  cancelled_at: MaybeMoment;
  /** When its recipient marked it as answered. */
  done_at: MaybeMoment;
  /** When it was marked before its recipient took that back, when that was, and who did; null while marked. */
  former_done_at: MaybeMoment;
  unmarked_at: MaybeMoment;
  unmarked_by: string | null;
  /** When its buyer changed it after that; null again once that was seen. */
  changed_at: MaybeMoment;
  /** When its buyer removed it from their list. */
  hidden_at: MaybeMoment;
  /** When the garage took its motorcycle off the site, and when it put it back; its buyer is told. */
  taken_off_at: MaybeMoment;
  put_back_at: MaybeMoment;
  /** The row of standing_changes for that. */
  standing_change: number | null;
  /** When mail last told its buyer not to pay, and when mail said that it is back. */
  warned_at: MaybeMoment;
  put_back_told_at: MaybeMoment;
  /** Since when it is sold or deleted, until its buyer is to be told of that by mail; and when they were. */
  over_since: MaybeMoment;
  over_told_at: MaybeMoment;
  created_at: Moment;
}

export interface Enquiries {
  id: string;
  email: string;
  created_at: Moment;
  done_at: MaybeMoment;
}

/** Reports of listings by visitors and members. */
export interface Reports {
  id: string;
  /** Higher where something was said later about the same listing; ids do not tell that. */
  no: Generated<number>;
  listing_id: string;
  user_id: string | null;
  /** Tells visitors apart, as long as the report is open. */
  visitor: string | null;
  email: Generated<string>;
  reason: 'money-first' | 'stolen-or-forged' | 'sold-already' | 'wrong-details' | 'no-motorcycle' | 'other';
  words: Generated<string>;
  /** What the same member said about it before, newest first; written as JSON. */
  earlier: ColumnType<ReportWords[], string | undefined, string>;
  created_at: Moment;
  /** When something was said that was not said before. */
  news_at: Moment;
  /** What the listing said when it was reported (`KeptAs` of the reports), written as JSON; null for old reports. */
  said_then: ColumnType<object | null, string | undefined, object>;
  done_at: MaybeMoment;
  /** When its reporter was told the outcome, or is about to be. */
  told_at: MaybeMoment;
}

interface ReportWords {
  reason: Reports['reason'];
  words: string;
}

/** A seller's reply to the garage, which took a listing of theirs off the site. */
export interface Replies {
  id: string;
  listing_id: string;
  user_id: string;
  words: string;
  /** What they said before while that was open, newest first; written as JSON. */
  earlier: ColumnType<{ words: string; at: string }[], string | undefined, string>;
  created_at: Moment;
  done_at: MaybeMoment;
}

/** A seller's listing that resembles one of theirs that is off the site. */
export interface Repeats {
  id: string;
  listing_id: string;
  former_id: string;
  alike: ('model' | 'picture' | 'text')[];
  created_at: Moment;
  done_at: MaybeMoment;
}

/** Each time an admin took a listing off the site or put it back. */
export interface StandingChanges {
  no: Generated<number>;
  listing_id: string;
  /** Null once the account is deleted. */
  admin_id: string | null;
  /** The reason that the seller was given; null when it was put back. */
  reason: string | null;
  changed_at: Moment;
  /** When a mail told the seller. */
  told_at: MaybeMoment;
}

export interface SavedListings {
  user_id: string;
  listing_id: string;
  saved_at: Moment;
  name: string;
  price_amount: number | null;
  currency: string | null;
}

/** When the latest mail about bookings leaves or left, and whether its seller wants any. */
export interface BookingLetters {
  user_id: string;
  due_at: Moment;
  wanted: Generated<boolean>;
  stopped: Generated<boolean>;
}

/** What of the inbox mail has told an admin, and whether they want such mail. */
export interface InboxMails {
  user_id: string;
  told_until: Moment;
  wanted: Generated<boolean>;
  stopped: Generated<boolean>;
  mail_after: Moment;
  mail_tries: Generated<number>;
}

export interface PriceDropMails {
  user_id: string;
  wanted: Generated<boolean>;
  stopped: Generated<boolean>;
  mail_after: Moment;
  mail_tries: Generated<number>;
}

export interface PriceDrops {
  user_id: string;
  listing_id: string;
  change: number;
  mail: 'due' | 'sent' | 'none' | 'refused';
  due_at: Moment;
  told: number | null;
  told_currency: string | null;
}
