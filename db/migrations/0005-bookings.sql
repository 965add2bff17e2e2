alter table bookings
  -- What was booked, kept for the buyer after the listing is purged. Null: no motorcycle was named.
  add column product_name text,
  add column product_price text,
  add column product_price_amount bigint,
  add column product_currency char(3),
  -- Who answers it: the seller, or the garage if nobody sells it (samples, imports) or no motorcycle was named.
  add column recipient text not null default 'seller' check (recipient in ('seller', 'garage')),
  add column cancelled_at timestamptz,
  -- When an admin settled what the garage has to answer.
  add column done_at timestamptz;

update bookings set
    product_name = listings.name,
    product_price = listings.price,
    product_price_amount = listings.price_amount,
    product_currency = listings.currency
  from listings where listings.id = bookings.listing_id;
update bookings set recipient = 'garage'
  where listing_id is null or listing_id in (select id from listings where origin <> 'seller');
alter table bookings alter column recipient drop default;

create index bookings_of_user on bookings (user_id, created_at desc, id desc);
create index bookings_of_garage on bookings (created_at desc, id desc) where recipient = 'garage';

alter table enquiries add column done_at timestamptz;
create index enquiries_newest on enquiries (created_at desc, id desc);

-- For purging listings that can no longer be restored.
create index listings_deleted on listings (deleted_at) where deleted_at is not null;
