-- Whether prices are to be learned at once instead of within the hour (docs/decisions/0012): a row where somebody has asked,
-- until that is done.
create table price_learning (
  one boolean primary key default true check (one),
  asked_at timestamptz not null default clock_timestamp()
);
