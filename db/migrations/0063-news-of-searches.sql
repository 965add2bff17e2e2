-- What was found for a search is no news in another currency (docs/decisions/0018), be it lowered or new.
alter table saved_search_matches rename column was_currency to currency;

-- What came in was found in the currency that it had before its first change since.
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

-- When a listing whose price has ever changed came up for sale last: no search that was saved before has shown it at the price
-- that it had by then. Written by the transaction that takes it off listing_arrivals.
create table past_arrivals (
  no integer primary key,
  at timestamptz not null,
  changed xid8 not null
);

-- It runs inside note_price_changes, whose setting holds here, too: no row of a price that changed could find its listing by the
-- index, and each change read all listings. Of what has changed there are few, and there is an index for each.
alter function note_price_drops() set enable_nestloop = on;
alter function note_price_drops() set enable_seqscan = off;
alter function note_price_drops() set jit = off;
