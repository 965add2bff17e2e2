-- What the seller of a motorcycle that is off the site writes to the garage (docs/decisions/0025).
create table replies (
  id text primary key,
  listing_id text not null references listings (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  words text not null,
  -- Earlier texts, while it was open: [{"words", "at"}], the latest first.
  earlier jsonb not null default '[]',
  -- When the latest text was written.
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index replies_newest on replies (created_at desc, id desc);
create index replies_of_listing on replies (listing_id);
create index replies_of_user on replies (user_id);
