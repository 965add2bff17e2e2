alter table bookings
  -- What its words said of the age when it was booked, beside name and price. Null: not noted, or no motorcycle was named.
  add column product_year_of_use text,
  -- When its buyer changed the place or the number after it was answered; null again when that was seen.
  add column changed_at timestamptz;
