-- The order by value needs the low end of usual prices (0059), which a site that learned prices before does not have
-- yet: it learns them at once instead of within the hour.
insert into price_learning (one)
select true where exists (select from search_entries where expected is not null)
on conflict do nothing;
