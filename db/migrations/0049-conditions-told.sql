-- A condition that nobody has stated is null. Most lists do not state one, and what the import derived from figures was
-- shown as if somebody had looked at the motorcycle (docs/decisions/0026).
alter table listings alter column condition drop not null;
alter table search_entries alter column condition drop not null;

-- Only the sentence that deriving it left in a description of ours shows what a list stated; if the description is the
-- list's own, nothing distinguishes the two, and the next import sets it again.
update listings
set condition = null,
  description = regexp_replace(description, ' Condition judged from [a-z, ]+: (excellent|good|fair)\.(?= Listed from)', '')
where origin = 'import' and not (
  description like '% Listed from an imported file.' and description not like '% Condition judged from %'
  and (year is not null or mileage_km is not null or owners is not null)
);

-- Bookings of these contained the same: nothing about the motorcycle has changed since.
update bookings
set product_condition = null,
  product_description = regexp_replace(
    product_description, ' Condition judged from [a-z, ]+: (excellent|good|fair)\.(?= Listed from)', ''
  )
from listings
where listings.id = bookings.listing_id and listings.origin = 'import' and listings.condition is null
  and product_condition is not null;
