-- How often something was tried: one row for each action and person or address, deleted when its period is over.
create table rate_limits (
  key text primary key,
  used integer not null,
  resets_at timestamptz not null
);
create index rate_limits_over on rate_limits (resets_at);
