-- For a booking: the latest change of its motorcycle's standing that it records (standing_changes.no, which may be
-- purged with the motorcycle), and when a mail was sent that tells its buyer not to pay.
alter table bookings add column standing_change bigint, add column warned_at timestamptz;

-- Buyers who were told before this was recorded are not told for the first time. A queued mail has not been sent.
update bookings set
  standing_change = (select max(no) from standing_changes where standing_changes.listing_id = bookings.listing_id),
  warned_at = case when not exists (
    select from mails join users using (email)
    where users.id = bookings.user_id and mails.kind = 'booked-taken-off'
      and mails.details ->> 'listing' = bookings.listing_id and mails.details ->> 'isFirst' is distinct from 'false'
  ) then taken_off_at end
where taken_off_at is not null;
