-- Since when the motorcycle of an open booking is sold or deleted, until its buyer is told of that by mail, and when they were:
-- once for a booking. What was over before this migration is told to nobody.
alter table bookings
  add column over_since timestamptz,
  add column over_told_at timestamptz;
create index bookings_over on bookings (over_since) where over_since is not null;

create function note_bookings_over() returns trigger language plpgsql as $$
begin
  update bookings set over_since = now()
  where listing_id = new.id and cancelled_at is null and user_id is not null and over_told_at is null;
  return null;
end
$$;
create trigger note_bookings_over after update of sold_at, deleted_at on listings for each row
when (old.sold_at is null and old.deleted_at is null and (new.sold_at is not null or new.deleted_at is not null))
execute function note_bookings_over();

-- What is for sale again is not over.
create or replace function list_bookings_again() returns trigger language plpgsql as $$
begin
  update bookings set hidden_at = null, over_since = null
  where listing_id = new.id and cancelled_at is null and (hidden_at is not null or over_since is not null);
  return null;
end
$$;
