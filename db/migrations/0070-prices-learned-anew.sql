-- What a site has learned about prices before cannot be read any more, because it now contains the years and engines of
-- the compared motorcycles: prices are learned at once instead of within the hour.
insert into price_learning (one)
select true where exists (select from price_models)
on conflict (one) do update set asked_at = clock_timestamp();
