-- When mail about a change of a motorcycle's standing was last sent: to its seller, and to each buyer that it was put
-- back (bookings.warned_at: that it was taken off). The next one is sent ten minutes later, and only if it says
-- something else (docs/decisions/0025).
alter table standing_changes add column told_at timestamptz;
alter table bookings add column put_back_told_at timestamptz;

-- Earlier changes were reported, unless their mail is queued. A mail queued before changes had numbers is about the
-- latest.
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
