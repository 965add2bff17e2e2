alter table bookings
  -- The seller's name and the description when it was booked; the buyer is told if they change. Null: not recorded, as
  -- in old bookings.
  add column product_seller_name text,
  add column product_description text;

-- They are its seller's words about an existing motorcycle: they are deleted with the seller's account, and with the
-- motorcycle.
create function forget_booked_words() returns trigger language plpgsql as $$
begin
  new.product_seller_name := null;
  new.product_description := null;
  return new;
end
$$;
create trigger forget_booked_words before update of seller_id, listing_id on bookings for each row
when ((old.seller_id is not null and new.seller_id is null) or (old.listing_id is not null and new.listing_id is null))
execute function forget_booked_words();
