-- The seller who answers bookings, stored with them because the listing may be purged: pages show how fast a seller
-- answers. Null: the garage answers, or the account is closed.
alter table bookings add column seller_id text references users (id) on delete set null;
update bookings set seller_id = listings.seller_id from listings where listings.id = bookings.listing_id;

create index bookings_of_seller on bookings (seller_id, created_at desc) where seller_id is not null;

-- `done_at` now says for every booking when its recipient marked it as answered.

-- Invalidates pages that say how fast somebody answers. A new booking changes nothing yet: it may still be answered in
-- time.
create function tell_answers() returns trigger language plpgsql as $$
begin
  insert into topic_changes (topic)
  select distinct coalesce('answers:' || arrived.seller_id, 'answers')
  from former join arrived using (id)
  where (former.done_at, former.cancelled_at, former.created_at)
    is distinct from (arrived.done_at, arrived.cancelled_at, arrived.created_at);
  return null;
end
$$;
create trigger tell_answers after update on bookings
referencing old table as former new table as arrived for each statement execute function tell_answers();
