-- How often something was tried: one row for each thing, person or address, gone when its time is over.
create table rate_limits (
  key text primary key,
  used integer not null,
  resets_at timestamptz not null
);
create index rate_limits_over on rate_limits (resets_at);
