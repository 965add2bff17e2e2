-- Owners of saved searches are notified of listings that fit after their price was lowered (docs/decisions/0018).

-- Lowered prices that have not been matched with the searches yet, as listing_arrivals for what came up for sale. One
-- row for each change: lowering a price never waits for the matching of the one before.
create table lowered_arrivals (
  change bigint primary key,
  no integer not null,
  -- In the listing's present currency.
  was bigint not null,
  at timestamptz not null default clock_timestamp(),
  changed xid8 not null default pg_current_xact_id()
);

-- The price before it was lowered so that the search finds it; null for what came up for sale.
alter table saved_search_matches add column was bigint, add column was_currency char(3);

create or replace function note_price_drops() returns trigger language plpgsql as $$
begin
  insert into price_drop_arrivals (change, listing_id)
  select no, listing_id from arrived
  where became is not null
    and (was is null or (became < was and became_currency is not distinct from was_currency));
  -- What is not for sale is news of its own when it comes back.
  insert into lowered_arrivals (change, no, was)
  select arrived.no, entry.no, arrived.was
  from arrived join search_entries entry on entry.listing_id = arrived.listing_id and entry.for_sale
  where arrived.became < arrived.was and arrived.became_currency is not distinct from arrived.was_currency;
  return null;
end
$$;
