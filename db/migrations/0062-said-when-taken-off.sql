-- The content of a motorcycle when it was taken off the site is stored with its picture and its description: another
-- one may be similar (docs/decisions/0025), and its seller may change them later. For those put back before this was
-- stored it is their present content: a listing that has this was taken off at some time.
update listings set taken_off_as = jsonb_build_object(
  'name', name, 'seller_name', seller_name, 'price', price, 'price_amount', price_amount, 'original_price', original_price,
  'original_price_amount', original_price_amount, 'currency', currency, 'location', location, 'country', country,
  'year_of_use', year_of_use, 'condition', condition, 'make', make, 'model', model, 'year', year,
  'mileage_km', mileage_km, 'engine_cc', engine_cc, 'owners', owners, 'kind', kind)
where taken_off_as is null
  and exists (select from standing_changes where listing_id = listings.id and reason is not null);

-- Closing the account deletes both.
update listings set taken_off_as = taken_off_as || jsonb_build_object('image', image, 'description', description)
where taken_off_as is not null and seller_id is not null;

-- For a seller who may list thousands, an index of what was ever taken off.
create index listings_once_off_of_seller on listings (seller_id) where taken_off_as is not null;
drop index listings_off_of_seller;
