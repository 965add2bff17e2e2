-- The low end of the usual prices for a listing, written with `expected` by the hourly job: below it the listing's page
-- advises to ask why, and the order "best value" (docs/decisions/0013) does not begin with it. It has no meaning if
-- `expected` is null.
alter table search_entries add column expected_low bigint;
