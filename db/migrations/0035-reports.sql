-- What visitors and members report about a motorcycle (docs/decisions/0023).
create table reports (
  id text primary key,
  listing_id text not null references listings (id) on delete cascade,
  -- Who: a member; for a visitor, while it is open, what distinguishes them from others.
  user_id text references users (id) on delete set null,
  visitor text,
  -- Where a visitor wants the answer; '' if they did not say.
  email text not null default '',
  reason text not null,
  words text not null default '',
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index reports_newest on reports (created_at desc, id desc);
create index reports_of_listing on reports (listing_id);
create index reports_of_user on reports (user_id) where user_id is not null;

-- When the garage took a motorcycle off the site, and the reason given to the seller.
alter table listings
  add column taken_off_at timestamptz,
  add column taken_off_reason text,
  add constraint listings_taken_off_with_reason check ((taken_off_at is null) = (taken_off_reason is null));

-- Whether a listing may be found. Whatever ends a sale belongs here.
create or replace function search_for_sale(listing listings) returns boolean
language sql stable
return listing.deleted_at is null and listing.sold_at is null and listing.taken_off_at is null;

-- A booking that its buyer removed from their list while its motorcycle was unavailable is on it again when that is for
-- sale again.
drop trigger list_bookings_again on listings;
create trigger list_bookings_again after update of sold_at, deleted_at, taken_off_at on listings for each row
when (not search_for_sale(old) and search_for_sale(new))
execute function list_bookings_again();
