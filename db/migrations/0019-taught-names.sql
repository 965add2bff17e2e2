-- Admins teach the garage names and spellings. These apply to existing and to new listings, however their sellers
-- wrote.

alter table search_terms
  -- Added by an admin, not learned from a listing.
  add column added boolean not null default false,
  -- The name of which this turned out to be another spelling. The row stays, so that old addresses and old words are
  -- understood.
  add column merged_into integer references search_terms (id);
create index search_terms_taught on search_terms (search_key(name)) where added or merged_into is not null;

-- What was taught, by key. A merged name means the one that it was merged into.
create view search_taught as
select spelling.key, spelling.term_id from search_spellings spelling where not spelling.built_in and not spelling.removed
union all
select search_key(term.name), coalesce(term.merged_into, term.id)
from search_terms term where term.added or term.merged_into is not null;

-- The id of a name, which is added if it is new. Null if there is nothing to name, or no room for more.
create or replace function search_term(of_kind text, of_slug text, as_name text, of_parent integer, most integer) returns integer
language plpgsql as $$
declare
  term_id integer;
begin
  if of_slug is null then return null; end if;
  select coalesce(merged_into, id) into term_id from search_terms where kind = of_kind and slug = of_slug;
  if term_id is not null then return term_id; end if;
  if (select count(*) from search_terms where kind = of_kind and parent_id is not distinct from of_parent) >= most then
    return null;
  end if;
  insert into search_terms (kind, slug, name, parent_id) values (of_kind, of_slug, as_name, of_parent)
  on conflict (kind, slug) do update set name = search_terms.name
  returning coalesce(merged_into, id) into term_id;
  return term_id;
end
$$;

-- The words of a name, figures and letters apart: "NS200" and "ns 200" are the same two.
create function search_name_words(words text) returns text[]
language sql immutable parallel safe strict
return array_remove(string_to_array(regexp_replace(search_plain(words), '([0-9]+)', ' \1 ', 'g'), ' '), '');

-- The taught name of a kind that a text contains, the longest and of those the first; `within` is what it must belong
-- to. Only at the text's beginning if an earlier text says what the rest is about.
create function search_taught_in(words text[], of_kind text, within integer, at_beginning boolean) returns integer
language sql stable as $$
  select term.id
  from generate_series(1, case when at_beginning then least(cardinality(words), 1) else cardinality(words) end) first
  cross join lateral generate_series(first, least(first + 5, cardinality(words))) last
  join search_taught taught on taught.key = array_to_string(words[first : last], '')
  join search_terms term on term.id = taught.term_id and term.kind = of_kind and (within is null or term.parent_id = within)
  order by last - first desc, first, term.id
  limit 1
$$;

-- The meaning of a seller's words for make and model; '' if there is none. New names are learned, except from a text in
-- which no make was recognised: there only taught names count.
create function search_read_bike(of_make text, of_model text, out make_id integer, out model_id integer)
language plpgsql as $$
declare
  most constant integer := 2000;
  words constant text[] := search_name_words(of_model);
  of_slug text;
begin
  if of_make = '' then
    make_id := search_taught_in(words, 'make', null, false);
    model_id := search_taught_in(words, 'model', make_id, false);
    if make_id is null then
      make_id := (select parent_id from search_terms where id = model_id);
    end if;
    return;
  end if;
  select term.id into make_id
  from search_taught taught join search_terms term on term.id = taught.term_id and term.kind = 'make'
  where taught.key = search_key(of_make);
  make_id := coalesce(make_id, search_term('make', search_slug(of_make), of_make, null, most));
  if make_id is null then return; end if;
  of_slug := (select slug from search_terms where id = make_id) || '-' || search_slug(of_model);
  -- A name of its own is no slip for another.
  select coalesce(merged_into, id) into model_id from search_terms where kind = 'model' and slug = of_slug;
  model_id := coalesce(
    model_id, search_taught_in(words, 'model', make_id, true), search_term('model', of_slug, of_model, make_id, most));
  -- A model may have been merged into one of another make.
  make_id := coalesce((select parent_id from search_terms where id = model_id), make_id);
end
$$;

create or replace function search_learn_bikes(ids text[]) returns void
language plpgsql as $$
declare
  found record;
  is_taught constant boolean := exists (select from search_taught);
begin
  for found in
    select distinct coalesce(listing.make, '') as make, coalesce(listing.model, '') as model
    from listings listing
    where listing.id = any (ids) and (listing.make is not null or is_taught and listing.model is not null)
      and not exists (
        select from search_bikes known
        where (known.make, known.model) = (coalesce(listing.make, ''), coalesce(listing.model, ''))
      )
    order by 1, 2
  loop
    insert into search_bikes (make, model, make_id, model_id)
    select found.make, found.model, bike.make_id, bike.model_id
    from search_read_bike(found.make, found.model) bike
    where found.make <> '' or bike.make_id is not null
    on conflict do nothing;
  end loop;
end
$$;

-- As before, but only for names of Bangladesh: what was taught for other countries means nothing there.
create or replace function search_bangladeshi_place(location text, out division_id integer, out district_id integer)
language plpgsql stable as $$
declare
  words text[] := string_to_array(trim(search_plain(location)), ' ');
  found record;
  read_from integer;
begin
  for found in
    select distinct on (place) place, place - more as first, term.id, term.kind, term.slug, term.parent_id
    from generate_series(cardinality(words), 1, -1) place
    cross join generate_series(2, 0, -1) more
    join search_spellings spelling
      on spelling.key = array_to_string(words[place - more : place], '') and not spelling.removed
    join search_terms term on term.id = spelling.term_id and term.kind in ('division', 'district')
    where place > more
      and exists (
        select from search_spellings own where own.term_id = coalesce(term.parent_id, term.id) and own.built_in
      )
    order by place desc, more desc, term.kind
  loop
    -- "Khulna Division" is a division, although there is a Khulna in it.
    if found.place >= read_from then continue; end if;
    read_from := found.first;
    if found.kind = 'division' then
      division_id := coalesce(division_id, found.id);
    elsif district_id is null then
      district_id := found.id;
      division_id := found.parent_id;
    elsif found.parent_id = division_id
      and (select name from search_terms where id = division_id) = (select name from search_terms where id = district_id)
    then
      -- The district before was the division's name after all.
      district_id := found.id;
    end if;
  end loop;
end
$$;

-- The meaning of a seller's words for a place. New names of other countries are learned.
create function search_read_place(of_country text, of_location text, out division_id integer, out district_id integer)
language plpgsql as $$
declare
  most constant integer := 2000;
  place_name text;
begin
  if search_key(of_country) = 'bangladesh' then
    select place.division_id, place.district_id into division_id, district_id
    from search_bangladeshi_place(of_location) place;
    return;
  end if;
  select term.id into division_id
  from search_taught taught join search_terms term on term.id = taught.term_id and term.kind = 'division'
  where taught.key = search_key(of_country);
  division_id := coalesce(division_id, search_term('division', search_slug(of_country), of_country, null, most));
  place_name := trim(regexp_replace(of_location, '[\s,]*' || regexp_replace(of_country, '(\W)', '\\\1', 'g') || '[\s.]*$', '', 'i'));
  place_name := left(trim(regexp_replace(place_name, '^.*,', '')), 60);
  if place_name = '' or division_id is null then return; end if;
  select term.id into district_id
  from search_taught taught
  join search_terms term on term.id = taught.term_id and term.kind = 'district' and term.parent_id = division_id
  where taught.key = search_key(place_name);
  district_id := coalesce(district_id, search_term(
    'district', left((select slug from search_terms where id = division_id) || '-' || search_slug(place_name), 80),
    place_name, division_id, most));
end
$$;

create or replace function search_learn_places(ids text[]) returns void
language plpgsql as $$
declare
  found record;
begin
  for found in
    select distinct listing.country, listing.location
    from listings listing
    where listing.id = any (ids)
      and not exists (select from search_places known where (known.country, known.location) = (listing.country, listing.location))
    order by 1, 2
  loop
    insert into search_places (country, location, division_id, district_id)
    select found.country, found.location, place.division_id, place.district_id
    from search_read_place(found.country, found.location) place
    on conflict do nothing;
  end loop;
end
$$;

create or replace view search_facts as
select
  listing.id as listing_id, search_for_sale(listing) as for_sale, listing.category_id,
  bike.make_id, bike.model_id, place.division_id, place.district_id, listing.condition,
  case listing.origin when 'seller' then 'member' when 'import' then 'list' else 'sample' end as seller,
  listing.price_amount as price, listing.currency, listing.year, listing.mileage_km as km, listing.engine_cc as cc,
  listing.owners, listing.image not like '/art/%' as photo, listing.posted_at,
  listing.name, listing.make, listing.model, listing.location, listing.description
from listings listing
left join search_bikes bike on (bike.make, bike.model) = (coalesce(listing.make, ''), coalesce(listing.model, ''))
left join search_places place on (place.country, place.location) = (listing.country, listing.location);

-- Interprets the listings that contain these words again: somebody has taught the garage what they mean, or took it
-- back. `of_term` is the name in question. Returns how many now mean something else.
create function search_read_again(spelling text, of_term integer) returns integer
language plpgsql as $$
declare
  query tsquery;
  ids text[];
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

  with pair as (select distinct country, location from listings where id = any (ids))
  insert into search_places (country, location, division_id, district_id)
  select pair.country, pair.location, place.division_id, place.district_id
  from pair cross join lateral search_read_place(pair.country, pair.location) place
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

-- Merges two names of a kind: `former` turned out to be `final` in another spelling. What belongs to it is moved.
create function search_merge(former integer, final integer) returns void
language plpgsql as $$
declare
  source search_terms;
  target search_terms;
  child search_terms;
  child_target integer;
  formers integer[] := array[former];
  finals integer[] := array[final];
  most constant integer := 2000;
begin
  select * into strict source from search_terms where id = former;
  select * into strict target from search_terms where id = final;
  for child in select * from search_terms where parent_id = former and merged_into is null order by id loop
    child_target := search_term(
      child.kind, target.slug || substr(child.slug, length(source.slug) + 1), child.name, final, most);
    if child_target is not null and child_target <> child.id then
      formers := formers || child.id;
      finals := finals || child_target;
    end if;
  end loop;

  update search_terms term set merged_into = pair.final, changed = pg_current_xact_id()
  from unnest(formers, finals) pair (former, final)
  where pair.former in (term.id, term.merged_into);

  -- One row for a key of a name.
  delete from search_spellings spelling using unnest(formers, finals) pair (former, final)
  where spelling.term_id = pair.final and spelling.removed
    and exists (select from search_spellings other where (other.key, other.term_id) = (spelling.key, pair.former));
  update search_spellings spelling
  set removed = true, changed = pg_current_xact_id()
  from unnest(formers, finals) pair (former, final)
  where spelling.term_id = pair.former and not spelling.removed
    and exists (select from search_spellings other where (other.key, other.term_id) = (spelling.key, pair.final));
  update search_spellings spelling
  set term_id = pair.final, changed = pg_current_xact_id()
  from unnest(formers, finals) pair (former, final)
  where spelling.term_id = pair.former and not spelling.removed;

  if source.kind = 'make' then
    update search_bikes
    set make_id = final, model_id = coalesce(finals[array_position(formers, model_id)], model_id)
    where make_id = former;
    update search_entries
    set make_id = final, model_id = coalesce(finals[array_position(formers, model_id)], model_id),
      changed = pg_current_xact_id()
    where make_id = former;
  elsif source.kind = 'model' then
    update search_bikes set make_id = target.parent_id, model_id = final where model_id = former;
    update search_entries set make_id = target.parent_id, model_id = final, changed = pg_current_xact_id()
    where model_id = former;
  elsif source.kind = 'division' then
    update search_places
    set division_id = final, district_id = coalesce(finals[array_position(formers, district_id)], district_id)
    where division_id = former;
    update search_entries
    set division_id = final, district_id = coalesce(finals[array_position(formers, district_id)], district_id),
      changed = pg_current_xact_id()
    where division_id = former;
  else
    update search_places set division_id = target.parent_id, district_id = final where district_id = former;
    update search_entries set division_id = target.parent_id, district_id = final, changed = pg_current_xact_id()
    where district_id = former;
  end if;
end
$$;

-- As before; but a merged name changes many rows at once, and joining them with themselves takes minutes if the plan
-- was made for few. Nothing is shown again unless something was hidden.
create or replace function alerts_note_returns() returns trigger language plpgsql as $$
begin
  if not exists (select from former where not for_sale) then return null; end if;
  insert into listing_arrivals (no)
  select arrived.no from arrived join former using (no) where arrived.for_sale and not former.for_sale
  on conflict do nothing;
  return null;
end
$$;
