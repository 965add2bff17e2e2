-- What a seller says of the papers of a motorcycle; null each where it is not said, which is no "no" (docs/decisions/0024).
alter table listings
  -- In whose name it is registered.
  add column registration text check (registration in ('seller', 'somebody-else', 'none')),
  -- The last day of its tax token.
  add column tax_until date,
  add column receipt boolean;

-- The same as a booking keeps it. Of bookings from before it is null, as it was of their listings.
alter table bookings
  add column product_registration text,
  add column product_tax_until date,
  add column product_receipt boolean;
