alter table bookings
  -- What the listing said about its state when it was booked, beside name, year and price. Without a condition: not
  -- recorded, as in old bookings, or no motorcycle was named.
  add column product_condition text,
  add column product_mileage_km integer,
  add column product_owners integer,
  add column product_location text;
