-- Saved searches, and their matches (docs/decisions/0018).
create table saved_searches (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  -- The canonical address of the search, without its order: the query string with '?'.
  address text not null,
  frequency text not null check (frequency in ('now', 'daily', 'never')),
  -- What the link in a mail turned off, so that it can be turned on again.
  stopped text check (stopped in ('now', 'daily')),
  created_at timestamptz not null default now(),
  -- What existed when it was saved: nobody needs to be notified of that.
  known pg_snapshot not null default pg_current_snapshot(),
  -- Its daily mail has been sent up to this time.
  daily_until timestamptz not null default now(),
  -- A process that sends its mail reserves it until then; failed tries postpone it.
  mail_after timestamptz not null default now(),
  mail_tries integer not null default 0,
  unique (user_id, address)
);
create index saved_searches_of_user on saved_searches (user_id, created_at desc, id desc);

-- The keys of a search, made of its most selective parts: a listing looks up its own few keys and meets only searches
-- that may want it. Ranges are checked after that. src/features/alerts/domain/filing.ts has the rules.
create table saved_search_keys (
  key text not null,
  search_id text not null references saved_searches (id) on delete cascade,
  price_from bigint,
  price_to bigint,
  year_from integer,
  year_to integer,
  km_from integer,
  km_to integer,
  cc_from integer,
  cc_to integer,
  owners integer,
  primary key (key, search_id)
);
create index saved_search_keys_of_search on saved_search_keys (search_id);

-- A search and a listing that matches it: only once.
create table saved_search_matches (
  search_id text not null references saved_searches (id) on delete cascade,
  listing_id text not null references listings (id) on delete cascade,
  found_at timestamptz not null default now(),
  -- Its owner has looked at the search since.
  seen boolean not null default false,
  -- none: shown on the site only. due: waits for its mail. sent, refused: finished.
  mail text not null check (mail in ('none', 'due', 'sent', 'refused')),
  primary key (search_id, listing_id)
);
create index saved_search_matches_unseen on saved_search_matches (search_id, found_at desc) where not seen;
create index saved_search_matches_of_listing on saved_search_matches (listing_id);
create index saved_search_matches_due on saved_search_matches (search_id) where mail = 'due';

-- Listings that came up for sale and have not been matched with the searches yet: published, imported, restored.
-- Inserted in the transaction that publishes them, deleted in the one that writes their matches: nothing is lost or
-- done twice, whichever process dies.
create table listing_arrivals (
  no integer primary key,
  at timestamptz not null default clock_timestamp(),
  changed xid8 not null default pg_current_xact_id()
);

create function alerts_note_arrivals() returns trigger language plpgsql as $$
begin
  insert into listing_arrivals (no)
  select no from arrived where for_sale
  on conflict do nothing;
  return null;
end
$$;
create trigger alerts_note_new after insert on search_entries
referencing new table as arrived for each statement execute function alerts_note_arrivals();

create function alerts_note_returns() returns trigger language plpgsql as $$
begin
  insert into listing_arrivals (no)
  select arrived.no from arrived join former using (no) where arrived.for_sale and not former.for_sale
  on conflict do nothing;
  return null;
end
$$;
create trigger alerts_note_back after update on search_entries
referencing old table as former new table as arrived for each statement execute function alerts_note_returns();
