-- search_refresh runs inside of triggers that have nested loops off for the sake of their own joins (0024), and inherited that:
-- it read all that is searched by, twice, for each listing that was changed.
alter function search_refresh(text[], boolean) set enable_nestloop = on;
