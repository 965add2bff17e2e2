-- Unknown places are read all at once. One by one, each looked at every name of its country again, by a plan that was
-- made while there was none and then kept: an import of 60,000 places took many minutes.
--
-- Plans are kept here too, while tables grow from nothing. So each statement fixes how it looks things up: by an index
-- (no other scan is allowed), row by row (a lateral query with `offset 0` is not rewritten). The estimated costs of
-- such plans are far from the real ones: JIT compilation must not be triggered by them.

-- The ids of names of a kind, in the order in which they are requested. Taught names come first, then the one with the
-- same slug; new names are added while their parent has room. Null if there is nothing to name, or no room for more.
create function search_terms_named(of_kind text, names text[], slugs text[], parents integer[]) returns integer[]
language plpgsql set enable_seqscan = off set jit = off as $$
declare
  -- A country of endlessly many names is cut off: nobody finds anything in a longer list, and every process keeps them all.
  most constant integer := 2000;
  ids integer[];
begin
  ids := array(
    select coalesce(taught.id, (select coalesce(merged_into, id) from search_terms where kind = of_kind and slug = wanted.slug))
    from unnest(names, slugs, parents) with ordinality wanted (name, slug, parent, nth)
    cross join lateral (select search_key(wanted.name) as key offset 0) said
    left join lateral (
      select term.id
      from (select term_id from search_taught where key = said.key offset 0) meant
      cross join lateral (
        select id from search_terms
        where id = meant.term_id and kind = of_kind and parent_id is not distinct from wanted.parent
        offset 0
      ) term
      order by term.id
      limit 1
    ) taught on true
    order by nth
  );
  if array_position(ids, null) is null then return ids; end if;

  -- In the order of the slugs: two imports that add the same names wait for each other, and never both at once.
  with filled as materialized (
    select parent, case
      when parent is null then (select count(*) from search_terms where kind = of_kind and parent_id is null)
      else (select count(*) from search_terms where kind = of_kind and parent_id = parent)
    end as there
    from (select distinct parent from unnest(parents) parent) one
  )
  insert into search_terms (kind, slug, name, parent_id)
  select of_kind, fresh.slug, fresh.name, fresh.parent
  from (
    select first.*, row_number() over (partition by first.parent order by first.nth) as addition
    from (
      select distinct on (wanted.slug) wanted.slug, wanted.name, wanted.parent, wanted.nth
      from unnest(names, slugs, parents, ids) with ordinality wanted (name, slug, parent, id, nth)
      where wanted.id is null and wanted.slug is not null
      order by wanted.slug, wanted.nth
    ) first
  ) fresh
  join filled on filled.parent is not distinct from fresh.parent
  where filled.there + fresh.addition <= most
  order by fresh.slug
  on conflict (kind, slug) do nothing;

  return array(
    select coalesce(
      wanted.id, (select coalesce(merged_into, id) from search_terms where kind = of_kind and slug = wanted.slug))
    from unnest(slugs, ids) with ordinality wanted (slug, id, nth)
    order by nth
  );
end
$$;

-- The meaning of places in Bangladesh, each read from its last words to its first. "Kandirpar, Cumilla, Chattogram" is
-- in Cumilla: a division after one of its districts only says where that is. What was taught for other countries means
-- nothing here.
create function search_bangladeshi_places(locations text[])
returns table (location text, division_id integer, district_id integer)
language plpgsql stable set enable_seqscan = off set jit = off as $$
#variable_conflict use_column
declare
  said record;
  read_from integer;
begin
  for said in
    select spot.location, spot.place, spot.first, spot.id, spot.kind, spot.parent_id,
      lag(spot.nth) over reading is distinct from spot.nth as is_first,
      lead(spot.nth) over reading is distinct from spot.nth as is_last
    from (
      select distinct on (given.nth, term.place) given.nth, given.location, term.*
      from unnest(locations) with ordinality given (location, nth)
      cross join lateral (select string_to_array(trim(search_plain(given.location)), ' ') as words offset 0) text
      left join lateral (
        select span.place, span.place - span.more as first, name.id, name.kind, name.parent_id
        from (
          select place, more, array_to_string(text.words[place - more : place], '') as key
          from generate_series(cardinality(text.words), 1, -1) place
          cross join lateral generate_series(least(2, place - 1), 0, -1) more
          offset 0
        ) span
        cross join lateral (
          select term_id from search_spellings where key = span.key and not removed offset 0
        ) spelling
        cross join lateral (
          select id, kind, parent_id from search_terms
          where id = spelling.term_id and kind in ('division', 'district')
          offset 0
        ) name
        where exists (
          select from search_spellings own where own.term_id = coalesce(name.parent_id, name.id) and own.built_in offset 0
        )
      ) term on true
      order by given.nth, term.place desc, term.first, term.kind, term.id
    ) spot
    window reading as (order by spot.nth, spot.place desc)
    order by spot.nth, spot.place desc
  loop
    if said.is_first then
      location := said.location;
      division_id := null;
      district_id := null;
      read_from := null;
    end if;
    -- "Khulna Division" is a division, although there is a Khulna in it.
    if said.id is not null and (read_from is null or said.place < read_from) then
      read_from := said.first;
      if said.kind = 'division' then
        division_id := coalesce(division_id, said.id);
      elsif district_id is null then
        district_id := said.id;
        division_id := said.parent_id;
      elsif said.parent_id = division_id
        and (select name from search_terms where id = division_id) = (select name from search_terms where id = district_id)
      then
        -- The district before was the division's name after all.
        district_id := said.id;
      end if;
    end if;
    if said.is_last then return next; end if;
  end loop;
end
$$;

-- The meaning of places in other countries. New names are learned, the first ones first if there is little room.
create function search_foreign_places(countries text[], locations text[])
returns table (country text, location text, division_id integer, district_id integer)
language plpgsql set enable_seqscan = off set jit = off as $$
#variable_conflict use_column
declare
  country_names constant text[] := array(select distinct name from unnest(countries) name order by name);
  country_ids integer[];
  divisions integer[];
  names text[];
  slugs text[];
begin
  country_ids := search_terms_named(
    'division', country_names, array(select search_slug(name) from unnest(country_names) with ordinality one (name, nth) order by nth),
    array_fill(null::integer, array[cardinality(country_names)]));

  -- A place is what stands behind the last comma, without its country.
  select
    array_agg(of_country.id order by given.nth),
    array_agg(nullif(place.name, '') order by given.nth),
    array_agg(left(of_country.slug || '-' || search_slug(place.name), 80) order by given.nth)
  into divisions, names, slugs
  from unnest(countries, locations) with ordinality given (country, location, nth)
  left join (
    select one.name, term.id, term.slug,
      '[\s,]*' || regexp_replace(one.name, '(\W)', '\\\1', 'g') || '[\s.]*$' as at_the_end
    from unnest(country_names, country_ids) one (name, id)
    cross join lateral (select id, slug from search_terms where id = one.id offset 0) term
  ) of_country on of_country.name = given.country
  left join lateral (
    select left(trim(regexp_replace(
      trim(regexp_replace(given.location, of_country.at_the_end, '', 'i')), '^.*,', '')), 60) as name
    where of_country.id is not null
    offset 0
  ) place on true;

  return query
  select * from unnest(countries, locations, divisions, search_terms_named('district', names, slugs, divisions));
end
$$;

-- The meaning of sellers' words for places, a country and a location each.
create function search_read_places(countries text[], locations text[])
returns table (country text, location text, division_id integer, district_id integer)
language plpgsql as $$
#variable_conflict use_column
declare
  at_home constant text[] := array(
    select name from (select distinct name from unnest(countries) name offset 0) one where search_key(name) = 'bangladesh');
  home_countries text[];
  home_locations text[];
  other_countries text[];
  other_locations text[];
begin
  select
    array_agg(given.country order by nth) filter (where given.country = any (at_home)),
    array_agg(given.location order by nth) filter (where given.country = any (at_home)),
    array_agg(given.country order by nth) filter (where given.country <> all (at_home)),
    array_agg(given.location order by nth) filter (where given.country <> all (at_home))
  into home_countries, home_locations, other_countries, other_locations
  from unnest(countries, locations) with ordinality given (country, location, nth);

  if home_locations is not null then
    return query
    select home.country, home.location, home.division_id, home.district_id
    from rows from (unnest(home_countries), search_bangladeshi_places(home_locations))
      home (country, location, division_id, district_id);
  end if;
  if other_locations is not null then
    return query select * from search_foreign_places(other_countries, other_locations);
  end if;
end
$$;

-- Names of Bangladesh are recognised by the spellings that came with the program.
create index search_spellings_built_in on search_spellings (term_id) where built_in;

create or replace function search_learn_places(ids text[]) returns void
language plpgsql set enable_seqscan = off set jit = off as $$
declare
  countries text[];
  locations text[];
begin
  select array_agg(country order by country, location), array_agg(location order by country, location)
  into countries, locations
  from (
    select distinct listing.country, listing.location
    from listings listing
    where listing.id = any (ids)
      and not exists (
        select from search_places known
        where (known.country, known.location) = (listing.country, listing.location)
        offset 0
      )
  ) fresh;
  if countries is null then return; end if;
  insert into search_places (country, location, division_id, district_id)
  select * from search_read_places(countries, locations) place order by place.country, place.location
  on conflict do nothing;
end
$$;

-- As before, with the places read at once.
create or replace function search_read_again(spelling text, of_term integer) returns integer
language plpgsql as $$
declare
  query tsquery;
  ids text[];
  countries text[];
  locations text[];
  changed_rows integer;
begin
  query := (
    select string_agg('''' || word || '''', ' & ') from unnest(tsvector_to_array(search_vector(spelling))) word
  )::tsquery;
  ids := array(
    select entry.listing_id from search_words held join search_entries entry on entry.no = held.no where held.words @@ query
    -- A country stands in none of a listing's words.
    union
    select listing_id from search_entries where division_id = of_term
  );

  with pair as (
    select distinct coalesce(make, '') as make, coalesce(model, '') as model from listings
    where id = any (ids) and (make is not null or model is not null)
  )
  insert into search_bikes (make, model, make_id, model_id)
  select pair.make, pair.model, bike.make_id, bike.model_id
  from pair cross join lateral search_read_bike(pair.make, pair.model) bike
  on conflict (make, model) do update set make_id = excluded.make_id, model_id = excluded.model_id
  where (search_bikes.make_id, search_bikes.model_id) is distinct from (excluded.make_id, excluded.model_id);

  select array_agg(country order by country, location), array_agg(location order by country, location)
  into countries, locations
  from (select distinct country, location from listings where id = any (ids)) pair;
  insert into search_places (country, location, division_id, district_id)
  select * from search_read_places(countries, locations)
  on conflict (country, location) do update set division_id = excluded.division_id, district_id = excluded.district_id
  where (search_places.division_id, search_places.district_id) is distinct from (excluded.division_id, excluded.district_id);

  update search_entries entry
  set (make_id, model_id, division_id, district_id, changed) =
    (fact.make_id, fact.model_id, fact.division_id, fact.district_id, pg_current_xact_id())
  from search_facts fact
  where fact.listing_id = any (ids) and entry.listing_id = fact.listing_id
    and (entry.make_id, entry.model_id, entry.division_id, entry.district_id)
      is distinct from (fact.make_id, fact.model_id, fact.division_id, fact.district_id);
  get diagnostics changed_rows = row_count;
  return changed_rows;
end
$$;

drop function search_read_place(text, text);
drop function search_bangladeshi_place(text);
