-- A match is not new in another currency (docs/decisions/0018), whether lowered or new.
alter table saved_search_matches rename column was_currency to currency;

-- A new listing was matched in the currency that it had before its first change since.
update saved_search_matches found
set currency = case
  when exists (select from price_changes where listing_id = found.listing_id and changed_at > found.found_at) then (
    select was_currency
    from price_changes
    where listing_id = found.listing_id and changed_at > found.found_at
    order by no
    limit 1
  )
  else (select currency from listings where id = found.listing_id) end
where was is null;

-- When a listing with a changed price last came up for sale: no search saved before that has shown it at the price that
-- it then had. Written by the transaction that deletes it from listing_arrivals.
create table past_arrivals (
  no integer primary key,
  at timestamptz not null,
  changed xid8 not null
);

-- It runs inside note_price_changes, whose setting applies here, too: no row of a changed price could find its listing
-- by the index, and each change read all listings. Changed rows are few, and there is an index for each lookup.
alter function note_price_drops() set enable_nestloop = on;
alter function note_price_drops() set enable_seqscan = off;
alter function note_price_drops() set jit = off;
