-- Whether prices are to be learned at once instead of within the hour (docs/decisions/0012): a row from the request
-- until it is done.
create table price_learning (
  one boolean primary key default true check (one),
  asked_at timestamptz not null default clock_timestamp()
);
