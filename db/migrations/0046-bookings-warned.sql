-- For a booking: when the garage took its motorcycle off the site, and when it put it back. It stays with the booking,
-- whatever becomes of the motorcycle: its buyer is warned not to pay.
alter table bookings add column taken_off_at timestamptz, add column put_back_at timestamptz;

update bookings set taken_off_at = listings.taken_off_at from listings
where listings.id = bookings.listing_id and bookings.cancelled_at is null and listings.taken_off_at is not null;
