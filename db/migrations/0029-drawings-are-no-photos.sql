-- One of our drawings is no photo of the motorcycle. Only drawings are stored as a path alone: with a host before it, a
-- file with a similar name is somebody's own.
create function is_drawing(image text) returns boolean language sql immutable as $$
  select image ~ '^/art/[a-z0-9-]+\.svg$'
$$;

create or replace view search_facts as
select
  listing.id as listing_id, search_for_sale(listing) as for_sale, listing.category_id,
  bike.make_id, bike.model_id, place.division_id, place.district_id, listing.condition,
  case listing.origin when 'seller' then 'member' when 'import' then 'list' else 'sample' end as seller,
  listing.price_amount as price, listing.currency, listing.year, listing.mileage_km as km, listing.engine_cc as cc,
  listing.owners, not is_drawing(listing.image) as photo, listing.posted_at,
  listing.name, listing.make, listing.model, listing.location, listing.description
from listings listing
left join search_bikes bike on (bike.make, bike.model) = (coalesce(listing.make, ''), coalesce(listing.model, ''))
left join search_places place on (place.country, place.location) = (listing.country, listing.location);

update search_entries entry set photo = not entry.photo, changed = pg_current_xact_id()
from listings listing
where listing.id = entry.listing_id and entry.photo = is_drawing(listing.image);
