-- The former prices of a listing, one row for each change, written by the database itself whoever changes a price.
create table price_changes (
  no bigint generated always as identity,
  listing_id text not null references listings (id) on delete cascade,
  changed_at timestamptz not null default now(),
  -- In whole units; null: words without a figure.
  was bigint,
  became bigint,
  -- Null: the garage's own. A price whose currency changes is another price: it is neither lower nor higher.
  was_currency char(3),
  became_currency char(3),
  primary key (listing_id, no)
);
create index price_changes_newest on price_changes (changed_at);

create function note_price_changes() returns trigger language plpgsql as $$
begin
  insert into price_changes (listing_id, was, became, was_currency, became_currency)
  select arrived.id, former.price_amount, arrived.price_amount, former.currency, arrived.currency
  from former join arrived using (id)
  where (former.price_amount, former.currency) is distinct from (arrived.price_amount, arrived.currency);
  return null;
end
$$;
create trigger note_price_changes after update on listings
referencing old table as former new table as arrived for each statement execute function note_price_changes();
