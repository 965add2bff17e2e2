import type { ColumnType, Generated } from 'kysely';

// The shape of db/migrations as Kysely sees it. bigint columns are read as numbers (see database.ts).
type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
/** A moment that may not have come. */
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

interface Users {
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
  image: string | null;
  role: 'seller' | 'buyer';
  admin: Generated<boolean>;
  created_at: Moment;
  updated_at: Moment;
}

interface Sessions {
  id: string;
  user_id: string;
  token: string;
  expires_at: Moment;
  ip_address: Generated<string | null>;
  user_agent: Generated<string | null>;
  created_at: Moment;
  updated_at: Moment;
}

interface Credentials {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  /** Who gives out the `account_id`; empty for our own. */
  issuer: Generated<string>;
  email: Generated<string | null>;
  password: Generated<string | null>;
  created_at: Moment;
  updated_at: Moment;
}

interface Verifications {
  id: string;
  identifier: string;
  value: string;
  expires_at: Moment;
  created_at: Moment;
  updated_at: Moment;
}

interface ExternalSignIns {
  account_id: string;
  signed_in_at: Date;
  session_id: Generated<string | null>;
}

interface Mails {
  id: string;
  kind: string;
  email: string;
  details: ColumnType<Record<string, string | number | boolean>, string, never>;
  tries: Generated<number>;
  due_at: Moment;
  created_at: Moment;
}

interface AppSecrets {
  name: string;
  value: string;
  created_at: Moment;
}

interface Categories {
  id: string;
  name: string;
  image: string;
  position: number;
}

interface Listings {
  id: string;
  seller_id: string | null;
  seller_name: string;
  email: string;
  mobile: string;
  category_id: string;
  name: string;
  image: string;
  price: string;
  price_amount: number | null;
  original_price: string;
  original_price_amount: number | null;
  currency: string | null;
  location: string;
  country: Generated<string>;
  year_of_use: string;
  condition: 'excellent' | 'good' | 'fair';
  description: Generated<string>;
  make: string | null;
  model: string | null;
  year: number | null;
  mileage_km: number | null;
  engine_cc: number | null;
  owners: number | null;
  kind: string;
  origin: Generated<'seller' | 'sample' | 'import'>;
  import_key: string | null;
  posted_at: Moment;
  deleted_at: MaybeMoment;
  sold_at: MaybeMoment;
}

interface Bookings {
  id: string;
  listing_id: string | null;
  user_id: string | null;
  /** Who answers for the seller; null where the garage does. */
  seller_id: string | null;
  intent: Generated<'viewing' | 'purchase'>;
  location: string;
  mobile: string;
  product_name: string | null;
  product_price: string | null;
  product_price_amount: number | null;
  product_currency: string | null;
  product_year_of_use: string | null;
  recipient: 'seller' | 'garage';
  cancelled_at: MaybeMoment;
  /** When whoever got it said that they had answered. */
  done_at: MaybeMoment;
  /** When its buyer changed it after that; null again when that was seen. */
  changed_at: MaybeMoment;
  created_at: Moment;
}

interface Enquiries {
  id: string;
  email: string;
  created_at: Moment;
  done_at: MaybeMoment;
}

interface RateLimits {
  key: string;
  used: number;
  resets_at: Moment;
}

interface SearchTerms {
  id: Generated<number>;
  kind: 'make' | 'model' | 'division' | 'district';
  slug: string;
  name: string;
  parent_id: number | null;
  /** By an admin. */
  added: Generated<boolean>;
  merged_into: Generated<number | null>;
}

interface SearchSpellings {
  id: Generated<number>;
  spelling: string;
  key: string;
  term_id: number;
  added_by: string | null;
  built_in: Generated<boolean>;
  removed: Generated<boolean>;
}

/** Written by the database itself, whenever a listing changes. */
interface SearchEntries {
  no: Generated<number>;
  listing_id: string;
  for_sale: boolean;
  make_id: number | null;
  model_id: number | null;
  division_id: number | null;
  district_id: number | null;
  price: number | null;
  /** What it would usually ask; null where that is not known. */
  expected: number | null;
}

interface SavedListings {
  user_id: string;
  listing_id: string;
  saved_at: Moment;
  name: string;
  price_amount: number | null;
  currency: string | null;
}

/** Written by the database itself, whenever a price changes. */
interface PriceChanges {
  no: Generated<number>;
  listing_id: string;
  changed_at: Moment;
  was: number | null;
  became: number | null;
  was_currency: string | null;
  became_currency: string | null;
}

interface PriceDropMails {
  user_id: string;
  wanted: Generated<boolean>;
  stopped: Generated<boolean>;
  mail_after: Moment;
  mail_tries: Generated<number>;
}

interface PriceDrops {
  user_id: string;
  listing_id: string;
  change: number;
  mail: 'due' | 'sent' | 'none' | 'refused';
  due_at: Moment;
  told: number | null;
  told_currency: string | null;
}

interface PriceModels {
  scope: string;
  /** See src/features/prices/stored.ts. */
  model: string;
  listings: number;
  made_at: Moment;
}

interface SavedSearches {
  id: string;
  user_id: string;
  name: string;
  address: string;
  frequency: 'now' | 'daily' | 'never';
  stopped: Generated<'now' | 'daily' | null>;
  created_at: Moment;
  daily_until: Moment;
  mail_after: Moment;
  mail_tries: Generated<number>;
}

interface SavedSearchMatches {
  search_id: string;
  listing_id: string;
  found_at: Moment;
  seen: Generated<boolean>;
  mail: 'none' | 'due' | 'sent' | 'refused';
}

export interface Tables {
  users: Users;
  sessions: Sessions;
  credentials: Credentials;
  mails: Mails;
  verifications: Verifications;
  external_sign_ins: ExternalSignIns;
  app_secrets: AppSecrets;
  categories: Categories;
  listings: Listings;
  bookings: Bookings;
  enquiries: Enquiries;
  rate_limits: RateLimits;
  saved_listings: SavedListings;
  price_changes: PriceChanges;
  price_drop_mails: PriceDropMails;
  price_drops: PriceDrops;
  price_models: PriceModels;
  search_terms: SearchTerms;
  search_spellings: SearchSpellings;
  search_entries: SearchEntries;
  saved_searches: SavedSearches;
  saved_search_matches: SavedSearchMatches;
}
