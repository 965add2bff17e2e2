-- When the author of a report was told its outcome (docs/decisions/0025). For earlier reports nobody is told.
alter table reports add column told_at timestamptz;
update reports set told_at = done_at where done_at is not null;

-- A seller whose motorcycle is off the site has listed a similar one: shown to the garage's admins.
create table repeats (
  id text primary key,
  listing_id text not null references listings (id) on delete cascade,
  -- The one that is off the site.
  former_id text not null references listings (id) on delete cascade,
  -- In what they are alike.
  alike text[] not null,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index repeats_newest on repeats (created_at desc, id desc);
create index repeats_of_listing on repeats (listing_id);
create index repeats_of_former on repeats (former_id);
