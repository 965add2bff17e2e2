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
