-- A trigger that joins a statement's old rows with its new ones gets a plan for one row and keeps it. Closing the
-- account of a large dealer, or merging two makes, would then join tens of thousands of rows one by one, for minutes.
alter function search_follow_update() set enable_nestloop = off;
alter function note_price_changes() set enable_nestloop = off;

create or replace function alerts_note_returns() returns trigger language plpgsql
set enable_nestloop = off as $$
begin
  insert into listing_arrivals (no)
  select arrived.no from arrived join former using (no) where arrived.for_sale and not former.for_sale
  on conflict do nothing;
  return null;
end
$$;

-- Categories are now listed by the search, too.
drop index listings_newest_in_category;
