import type * as accounts from './tables/accounts.ts';
import type * as market from './tables/market.ts';
import type * as search from './tables/search.ts';

// The tables and columns of db/migrations that Kysely's own statements name. Those that only raw SQL names are left out;
// tables.test.ts lists such tables, and compares all others. bigint columns are read as numbers (see database.ts).
export interface Tables {
  users: accounts.Users;
  sessions: accounts.Sessions;
  credentials: accounts.Credentials;
  mails: accounts.Mails;
  verifications: accounts.Verifications;
  external_sign_ins: accounts.ExternalSignIns;
  app_secrets: accounts.AppSecrets;
  garage: market.Garage;
  categories: market.Categories;
  listings: market.Listings;
  photos: market.Photos;
  bookings: market.Bookings;
  booking_letters: market.BookingLetters;
  enquiries: market.Enquiries;
  inbox_mails: market.InboxMails;
  reports: market.Reports;
  replies: market.Replies;
  repeats: market.Repeats;
  standing_changes: market.StandingChanges;
  rate_limits: accounts.RateLimits;
  saved_listings: market.SavedListings;
  price_changes: market.PriceChanges;
  price_drop_mails: market.PriceDropMails;
  price_drops: market.PriceDrops;
  price_models: search.PriceModels;
  search_terms: search.SearchTerms;
  search_spellings: search.SearchSpellings;
  search_entries: search.SearchEntries;
  saved_searches: search.SavedSearches;
  saved_search_matches: search.SavedSearchMatches;
  lowered_arrivals: search.LoweredArrivals;
}
