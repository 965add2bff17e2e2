alter table bookings
  -- What its words said of the state of it when it was booked, beside name, year and price. Without a condition: not
  -- noted, as bookings of long ago are, or no motorcycle was named.
  add column product_condition text,
  add column product_mileage_km integer,
  add column product_owners integer,
  add column product_location text;
