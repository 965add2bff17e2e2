-- Who took a motorcycle off the site, or put it back, and when: each time (docs/decisions/0023).
create table standing_changes (
  no bigint generated always as identity primary key,
  listing_id text not null references listings (id) on delete cascade,
  -- Null once the account is gone.
  admin_id text references users (id) on delete set null,
  -- What its seller was told of why; null: it was put back.
  reason text,
  changed_at timestamptz not null default now()
);
create index standing_changes_latest on standing_changes (listing_id, no desc);
create index standing_changes_of_admin on standing_changes (admin_id) where admin_id is not null;

-- Whether a seller wants mail about bookings, and whether the link of one ended it, so that it can be taken back
-- (docs/decisions/0008). Nobody who has said nothing has a row before there is something to tell.
alter table booking_letters
  add column wanted boolean not null default true,
  add column stopped boolean not null default false,
  alter column due_at set default '-infinity';
