-- search_refresh runs inside triggers that disable nested loops for their own joins (0024), and inherited that: it read
-- all search entries, twice, for each changed listing.
alter function search_refresh(text[], boolean) set enable_nestloop = on;
