-- The low end of what a listing would usually ask, told with `expected` by the hourly job: below it the listing's page says to
-- ask why, and the order "best value" (docs/decisions/0013) does not begin with it. It says nothing where `expected` is null.
alter table search_entries add column expected_low bigint;
