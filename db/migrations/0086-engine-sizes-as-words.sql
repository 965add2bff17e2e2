-- People type "honda 125" for a Honda of 125 cc, whatever it is called: "Honda CB Shine". So the size of the engine is a word of
-- its listing, and so is the round size that it is sold as: a 149 and a 155 are called a 150. As words of their own: behind others they
-- could be read as their thousands.
create function search_sizes(cc integer) returns tsvector
language sql immutable parallel safe
return array_to_tsvector(array(
  select cc::text where cc > 0
  union
  (
    select round_size::text
    from unnest(array[50, 80, 90, 100, 110, 125, 135, 150, 160, 180, 200, 220, 250, 300, 350, 400, 450, 500, 600, 650, 700, 750,
      800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1800]) round_size
    where abs(cc - round_size) <= round_size * 0.035
    order by abs(cc - round_size), round_size
    limit 1
  )
));

create or replace function search_refresh(ids text[], with_words boolean)
returns void
language plpgsql
set enable_nestloop = on
as $$
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
    select entry.no,
      search_vector(concat_ws(' ', fact.name, fact.make, fact.model, fact.location, fact.description)) || search_sizes(fact.cc)
    from search_facts fact
    join search_entries entry on entry.listing_id = fact.listing_id
    where fact.listing_id = any (ids)
    on conflict (no) do update set words = excluded.words where search_words.words <> excluded.words;
  end if;
end
$$;

create or replace function search_follow_update()
returns trigger
language plpgsql
set enable_nestloop = off
as $$
begin
  perform search_refresh(array(select id from arrived), exists (
    select from arrived join former using (id)
    where (arrived.name, arrived.make, arrived.model, arrived.location, arrived.description, arrived.engine_cc)
      is distinct from
        (former.name, former.make, former.model, former.location, former.description, former.engine_cc)
  ));
  return null;
end
$$;

-- Almost every row changes: to build the index anew is faster than to update it.
drop index search_words_index;
update search_words held
set words = held.words || search_sizes(entry.cc)
from search_entries entry
where entry.no = held.no and entry.cc > 0 and held.words <> held.words || search_sizes(entry.cc);
create index search_words_index on search_words using gin (words) with (gin_pending_list_limit = 512);
analyze search_words;
