-- The order of value needs the low end of usual prices (0059), which a site that has learned prices before does not know yet: it
-- learns them at once instead of within the hour.
insert into price_learning (one)
select true where exists (select from search_entries where expected is not null)
on conflict do nothing;
