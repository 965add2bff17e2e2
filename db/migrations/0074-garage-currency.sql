-- The garage's own currency: that of every amount without one of its own. The setting CURRENCY may change, and stored amounts
-- must not become others with it. The next start writes it down.
create table garage (
  one boolean primary key default true check (one),
  currency character(3) not null check (currency ~ '^[A-Z]{3}$')
);
