-- When mail last told of a change of a motorcycle's standing: its seller, and each who booked it that it was put back
-- (bookings.warned_at says when that it was taken off). The next one leaves ten minutes later, and only if it says something else
-- (docs/decisions/0025).
alter table standing_changes add column told_at timestamptz;
alter table bookings add column put_back_told_at timestamptz;

-- What was done before was told, unless its mail waits. A mail that was noted before changes had numbers is of the latest.
update standing_changes change set told_at = changed_at
where not exists (
  select from mails
  where kind in ('taken-off', 'put-back') and details ->> 'listing' = change.listing_id
    and change.no = coalesce((details ->> 'change')::bigint, (
      select max(no) from standing_changes latest where latest.listing_id = change.listing_id
    ))
);
update bookings set put_back_told_at = put_back_at
where put_back_at is not null and not exists (
  select from mails join users buyer on buyer.email = mails.email
  where buyer.id = bookings.user_id and mails.kind = 'booked-put-back'
    and mails.details ->> 'listing' = bookings.listing_id
);
