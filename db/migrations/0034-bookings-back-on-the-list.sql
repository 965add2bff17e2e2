-- A booking that its buyer removed from their list while its motorcycle was sold or deleted is on it again when that is
-- for sale again, whatever becomes of the motorcycle afterwards.
create function list_bookings_again() returns trigger language plpgsql as $$
begin
  update bookings set hidden_at = null
  where listing_id = new.id and cancelled_at is null and hidden_at is not null;
  return null;
end
$$;
create trigger list_bookings_again after update of sold_at, deleted_at on listings for each row
when ((old.sold_at is not null or old.deleted_at is not null) and new.sold_at is null and new.deleted_at is null)
execute function list_bookings_again();

update bookings set hidden_at = null from listings
where listings.id = bookings.listing_id and bookings.cancelled_at is null and bookings.hidden_at is not null
  and coalesce(bookings.hidden_at < least(listings.sold_at, listings.deleted_at), true);

-- Exactly the bookings that wait for their seller, whose number is in the menu of every page.
create index bookings_waiting on bookings (seller_id)
where cancelled_at is null and hidden_at is null and user_id is not null
  and (done_at is null or changed_at is not null);
