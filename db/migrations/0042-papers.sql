-- What a seller states about the papers of a motorcycle; each null if not said, which is not "no"
-- (docs/decisions/0024).
alter table listings
  -- In whose name it is registered.
  add column registration text check (registration in ('seller', 'somebody-else', 'none')),
  -- The last day of its tax token.
  add column tax_until date,
  add column receipt boolean;

-- The same in a booking. It is null in bookings from before, as it was in their listings.
alter table bookings
  add column product_registration text,
  add column product_tax_until date,
  add column product_receipt boolean;
