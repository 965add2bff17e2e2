-- Motorcycles that members have saved. The name of a purged listing stays here until it is removed.
create table saved_listings (
  user_id text not null references users (id) on delete cascade,
  listing_id text not null,
  saved_at timestamptz not null default now(),
  name text not null,
  -- The price at that time, with which later ones are compared; null if it had no figure.
  price_amount bigint,
  currency char(3),
  primary key (user_id, listing_id)
);
create index saved_listings_newest on saved_listings (user_id, saved_at desc, listing_id desc);
create index saved_listings_of_listing on saved_listings (listing_id);
