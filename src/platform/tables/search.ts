/** What the search and the price model store, and the searches that people save. */
import type { Generated } from 'kysely';
import type { MaybeMoment, Moment } from './moments.ts';

export interface SearchTerms {
  id: Generated<number>;
  kind: 'make' | 'model' | 'division' | 'district';
  slug: string;
  name: string;
  parent_id: number | null;
  /** Whether an admin added it. */
  added: Generated<boolean>;
  merged_into: Generated<number | null>;
}

export interface SearchSpellings {
  id: Generated<number>;
  spelling: string;
  key: string;
  term_id: number;
  added_by: string | null;
  built_in: Generated<boolean>;
  /**
   * If it names a part of the district that it stands for: what all spellings of that part have in common, the
   * key of the first.
   */
  area_of: Generated<string | null>;
  /** Only as it is written: neither a slip nor what sounds alike means it. */
  exact: Generated<boolean>;
  removed: Generated<boolean>;
}

/** Written by a trigger whenever a listing changes. */
export interface SearchEntries {
  no: Generated<number>;
  listing_id: string;
  for_sale: boolean;
  make_id: number | null;
  model_id: number | null;
  division_id: number | null;
  district_id: number | null;
  price: number | null;
  /** The usual price; null where it is not known. */
  expected: number | null;
  /** The low end of the usual price: a lower one is suspicious. */
  expected_low: number | null;
}

export interface PriceModels {
  scope: string;
  /** See src/features/prices/stored.ts. */
  model: string;
  listings: number;
  made_at: Moment;
}

export interface SavedSearches {
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
  /** A snapshot of the database's transactions; null before the first look. */
  looked: string | null;
  looked_at: Date | null;
}

export interface SavedSearchMatches {
  search_id: string;
  listing_id: string;
  found_at: Moment;
  seen: Generated<boolean>;
  /** When its owner saw it; null where it was never new to them. */
  seen_at: MaybeMoment;
  mail: 'none' | 'due' | 'sent' | 'refused';
  /** While it is due: whether it waits for the daily mail. */
  daily: Generated<boolean>;
  /** The price before it was lowered and fitted; null for a new listing. */
  was: Generated<number | null>;
  /** The currency of the offer when it was found; null for the garage's own. */
  currency: Generated<string | null>;
}

/** Lowered prices that were not matched with the saved searches yet; written by a trigger. */
export interface LoweredArrivals {
  change: number;
  no: number;
  was: number;
}
