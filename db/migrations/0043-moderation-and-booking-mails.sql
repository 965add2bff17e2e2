-- Who took a motorcycle off the site, or put it back, and when: each time (docs/decisions/0023).
create table standing_changes (
  no bigint generated always as identity primary key,
  listing_id text not null references listings (id) on delete cascade,
  -- Null after the account was deleted.
  admin_id text references users (id) on delete set null,
  -- The reason given to its seller; null: it was put back.
  reason text,
  changed_at timestamptz not null default now()
);
create index standing_changes_latest on standing_changes (listing_id, no desc);
create index standing_changes_of_admin on standing_changes (admin_id) where admin_id is not null;

-- Whether a seller wants mail about bookings, and whether the link in a mail turned it off, so that it can be turned on
-- again (docs/decisions/0008). Without a choice there is no row until there is something to send.
alter table booking_letters
  add column wanted boolean not null default true,
  add column stopped boolean not null default false,
  alter column due_at set default '-infinity';
