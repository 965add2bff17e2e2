-- What visitors see of a motorcycle while it is off the site: what it said when the garage last took it off. Its seller
-- may correct it meanwhile, but nobody sees that yet.
alter table listings add column taken_off_as jsonb;

update listings set taken_off_as = jsonb_build_object(
  'name', name, 'seller_name', seller_name, 'price', price, 'price_amount', price_amount, 'original_price', original_price,
  'original_price_amount', original_price_amount, 'currency', currency, 'location', location, 'country', country,
  'year_of_use', year_of_use, 'condition', condition, 'make', make, 'model', model, 'year', year,
  'mileage_km', mileage_km, 'engine_cc', engine_cc, 'owners', owners, 'kind', kind)
where taken_off_at is not null;
