-- A condition that nobody has told is none: null. Lists mostly do not say one, and what was judged from figures was shown
-- as if somebody had looked at the motorcycle (docs/decisions/0026).
alter table listings alter column condition drop not null;
alter table search_entries alter column condition drop not null;

-- What a list told is known only by the sentence that a judgement left in a description of ours; where the description is
-- the list's own, nothing tells the two apart, and the next import says it again.
update listings
set condition = null,
  description = regexp_replace(description, ' Condition judged from [a-z, ]+: (excellent|good|fair)\.(?= Listed from)', '')
where origin = 'import' and not (
  description like '% Listed from an imported file.' and description not like '% Condition judged from %'
  and (year is not null or mileage_km is not null or owners is not null)
);

-- What was booked of these said the same: nothing of it has changed since.
update bookings
set product_condition = null,
  product_description = regexp_replace(
    product_description, ' Condition judged from [a-z, ]+: (excellent|good|fair)\.(?= Listed from)', ''
  )
from listings
where listings.id = bookings.listing_id and listings.origin = 'import' and listings.condition is null
  and product_condition is not null;
