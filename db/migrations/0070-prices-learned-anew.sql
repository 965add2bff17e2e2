-- What a site has learned of prices so far cannot be read any more, as it now says which years and engines a motorcycle was compared
-- with: it is learned at once instead of within the hour.
insert into price_learning (one)
select true where exists (select from price_models)
on conflict (one) do update set asked_at = clock_timestamp();
