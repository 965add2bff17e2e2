-- Whether it is registered in the seller's own name: such a sale does not depend on a third person.
alter table search_entries add column own_name boolean not null default false;

create or replace view search_facts as
select
  listing.id as listing_id, search_for_sale(listing) as for_sale, listing.category_id,
  bike.make_id, bike.model_id, place.division_id, place.district_id, listing.condition,
  case listing.origin when 'seller' then 'member' when 'import' then 'list' else 'sample' end as seller,
  listing.price_amount as price, listing.currency, listing.year, listing.mileage_km as km, listing.engine_cc as cc,
  listing.owners, not is_drawing(listing.image) as photo, listing.posted_at,
  listing.name, listing.make, listing.model, listing.location, listing.description,
  listing.registration is not distinct from 'seller' as own_name
from listings listing
left join search_bikes bike on (bike.make, bike.model) = (coalesce(listing.make, ''), coalesce(listing.model, ''))
left join search_places place on (place.country, place.location) = (listing.country, listing.location);

create or replace function search_refresh(ids text[], with_words boolean) returns void
language plpgsql set enable_nestloop = on as $$
begin
  perform search_learn_places(ids);
  perform search_learn_bikes(ids);
  perform search_hold(ids);

  update search_entries entry
  set (for_sale, category_id, make_id, model_id, division_id, district_id, condition, seller, price, currency, year, km,
       cc, owners, photo, own_name, posted_at, changed) =
    (fact.for_sale, fact.category_id, fact.make_id, fact.model_id, fact.division_id, fact.district_id, fact.condition,
     fact.seller, fact.price, fact.currency, fact.year, fact.km, fact.cc, fact.owners, fact.photo, fact.own_name,
     fact.posted_at, pg_current_xact_id())
  from search_facts fact
  where fact.listing_id = any (ids) and entry.listing_id = fact.listing_id
    and (entry.for_sale, entry.category_id, entry.make_id, entry.model_id, entry.division_id, entry.district_id,
         entry.condition, entry.seller, entry.price, entry.currency, entry.year, entry.km, entry.cc, entry.owners,
         entry.photo, entry.own_name, entry.posted_at)
      is distinct from
        (fact.for_sale, fact.category_id, fact.make_id, fact.model_id, fact.division_id, fact.district_id,
         fact.condition, fact.seller, fact.price, fact.currency, fact.year, fact.km, fact.cc, fact.owners,
         fact.photo, fact.own_name, fact.posted_at);

  -- In the order of the ids: whoever reads in the order of `no` meets the newest last.
  insert into search_entries (listing_id, for_sale, category_id, make_id, model_id, division_id, district_id, condition,
    seller, price, currency, year, km, cc, owners, photo, own_name, posted_at)
  select listing_id, for_sale, category_id, make_id, model_id, division_id, district_id, condition, seller, price,
    currency, year, km, cc, owners, photo, own_name, posted_at
  from search_facts
  where listing_id = any (ids)
    and not exists (select from search_entries entry where entry.listing_id = search_facts.listing_id)
  order by posted_at, listing_id;

  if with_words then
    insert into search_words (no, words)
    select entry.no, search_vector(concat_ws(' ', fact.name, fact.make, fact.model, fact.location, fact.description))
    from search_facts fact
    join search_entries entry on entry.listing_id = fact.listing_id
    where fact.listing_id = any (ids)
    on conflict (no) do update set words = excluded.words where search_words.words <> excluded.words;
  end if;
end
$$;

update search_entries entry set own_name = true, changed = pg_current_xact_id()
from listings listing
where listing.id = entry.listing_id and listing.registration = 'seller';
