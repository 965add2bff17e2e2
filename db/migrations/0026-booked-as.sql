alter table bookings
  -- What the listing said about its age when it was booked, beside name and price. Null: not recorded, or no motorcycle
  -- was named.
  add column product_year_of_use text,
  -- When its buyer changed the place or the number after it was answered; null again after that was seen.
  add column changed_at timestamptz;
