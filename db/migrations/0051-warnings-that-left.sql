-- Of a booking: the latest change of its motorcycle's standing that is noted with it (standing_changes.no, which may be gone
-- with the motorcycle), and when a mail left that tells its buyer not to pay.
alter table bookings add column standing_change bigint, add column warned_at timestamptz;

-- Who was told before this was noted is not told for the first time. A mail that waits has not left.
update bookings set
  standing_change = (select max(no) from standing_changes where standing_changes.listing_id = bookings.listing_id),
  warned_at = case when not exists (
    select from mails join users using (email)
    where users.id = bookings.user_id and mails.kind = 'booked-taken-off'
      and mails.details ->> 'listing' = bookings.listing_id and mails.details ->> 'isFirst' is distinct from 'false'
  ) then taken_off_at end
where taken_off_at is not null;
