-- The data that a search reads: one narrow row for each listing, maintained by triggers whoever writes: a form, an
-- import, psql. Web processes mirror these rows in memory (docs/decisions/0013), so every table here stores in
-- `changed` the transaction that last wrote a row: a process that knows up to which transaction it has read can ask for
-- the rest.

-- Names by which listings are found: makes, models (of a make), divisions and districts (of a division). Outside
-- Bangladesh a country takes the place of a division, and its places that of districts.
create table search_terms (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('make', 'model', 'division', 'district')),
  -- As in URLs; a model's begins with that of its make, a foreign place's with that of its country.
  slug text not null,
  name text not null,
  parent_id integer references search_terms (id),
  changed xid8 not null default pg_current_xact_id(),
  unique (kind, slug)
);
create index search_terms_of_parent on search_terms (parent_id) where parent_id is not null;
create index search_terms_changed on search_terms (changed);

-- Other spellings of a name: old ones, Bangla, areas of a town. Admins add to them.
create table search_spellings (
  id integer generated always as identity primary key,
  spelling text not null,
  -- See search_key().
  key text not null,
  term_id integer not null references search_terms (id),
  added_by text references users (id) on delete set null,
  built_in boolean not null default false,
  -- Marked as removed instead of deleted, so that mirrors see it.
  removed boolean not null default false,
  changed xid8 not null default pg_current_xact_id(),
  unique (key, term_id)
);
create index search_spellings_changed on search_spellings (changed);

-- The meaning of a seller's words for a place.
create table search_places (
  country text not null,
  location text not null,
  division_id integer references search_terms (id),
  district_id integer references search_terms (id),
  primary key (country, location)
);

-- The same for make and model; '' if there is no model.
create table search_bikes (
  make text not null,
  model text not null,
  make_id integer references search_terms (id),
  model_id integer references search_terms (id),
  primary key (make, model)
);

create table search_entries (
  -- Small and dense: mirrors use it as an index.
  no integer generated always as identity primary key,
  listing_id text not null unique,
  for_sale boolean not null,
  category_id text not null,
  make_id integer,
  model_id integer,
  division_id integer,
  district_id integer,
  condition text not null,
  -- Who offers it: a member, an imported list, or nobody (a sample).
  seller text not null,
  price bigint,
  currency char(3),
  year integer,
  km integer,
  cc integer,
  owners integer,
  photo boolean not null,
  posted_at timestamptz not null,
  changed xid8 not null default pg_current_xact_id()
);
create index search_entries_changed on search_entries (changed, no);

-- The words of a listing, in a table of their own: they are many times as large and seldom read.
create table search_words (
  no integer primary key,
  words tsvector not null
);
-- Every search would read a long pending list of the index.
create index search_words_index on search_words using gin (words) with (gin_pending_list_limit = 512);

-- Whether a listing may be found. Whatever ends a sale belongs here.
create function search_for_sale(listing listings) returns boolean
language sql stable return listing.deleted_at is null;

-- A text in comparable form: compatible forms folded, Latin digits, lower case, no invisible characters, a space for
-- everything that is neither letter, mark nor digit. No character classes, which differ between locales; most texts are
-- plain ASCII and skip the steps that only others need.
create function search_plain(words text) returns text
language sql immutable parallel safe strict
return regexp_replace(
  replace(replace(
    case
      when octet_length(words) = length(words) then lower(words)
      else translate(
        lower(normalize(words, NFKC)),
        U&'\09E6\09E7\09E8\09E9\09EA\09EB\09EC\09ED\09EE\09EF\0966\0967\0968\0969\096A\096B\096C\096D\096E\096F\2019\00AD\200B\200C\200D',
        '01234567890123456789'
      )
    end,
    '''', ''), '`', ''),
  '[\x01-\x20!-/:-@\[-\x60{-\x7f\u00a1-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb\u00bf\u00d7\u0964\u0965\u2010-\u2060\u20a0-\u20cf\ufeff\u09f3]+', ' ', 'g'
);

-- The key by which a name is looked up: search_plain() without spaces.
create function search_key(words text) returns text
language sql immutable parallel safe strict
return replace(search_plain(words), ' ', '');

-- A name as used in a URL: "Harley-Davidson" is harley-davidson, "Splendor+" splendor-plus. Null if nothing is left.
create function search_slug(words text) returns text
language sql immutable parallel safe strict
return nullif(left(array_to_string(array_remove(string_to_array(search_plain(replace(words, '+', ' plus ')), ' '), ''), '-'), 80), '');

-- The words by which a text is found: figures and letters are separated, because people write "NS200", "NS 200" and
-- "ns-200". Overlong words are left out.
create function search_vector(words text) returns tsvector
language sql immutable parallel safe strict
return array_to_tsvector(array(
  select word
  from unnest(string_to_array(regexp_replace(search_plain(words), '([0-9]+)', ' \1 ', 'g'), ' ')) word
  where length(word) between 1 and 40
));

-- The names of a kind that a text means in Bangladesh, read from its last words to its first: [division, district].
-- "Kandirpar, Cumilla, Chattogram" is in Cumilla: a division after one of its districts only says where that is.
create function search_bangladeshi_place(location text, out division_id integer, out district_id integer)
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

-- The names for places that are not known yet. The number of names in a country or make is limited: nobody finds
-- anything in a longer list, and every process keeps all of them.
create function search_learn_places(ids text[]) returns void
language plpgsql as $$
declare
  found record;
  most constant integer := 2000;
  country_id integer;
  place_id integer;
  place_name text;
begin
  for found in
    select distinct listing.country, listing.location
    from listings listing
    where listing.id = any (ids)
      and not exists (select from search_places known where (known.country, known.location) = (listing.country, listing.location))
    order by 1, 2
  loop
    if search_key(found.country) = 'bangladesh' then
      insert into search_places (country, location, division_id, district_id)
      select found.country, found.location, place.division_id, place.district_id
      from search_bangladeshi_place(found.location) place
      on conflict do nothing;
      continue;
    end if;
    country_id := search_term('division', search_slug(found.country), found.country, null, most);
    place_name := trim(regexp_replace(found.location, '[\s,]*' || regexp_replace(found.country, '(\W)', '\\\1', 'g') || '[\s.]*$', '', 'i'));
    place_name := left(trim(regexp_replace(place_name, '^.*,', '')), 60);
    place_id := case
      when place_name <> '' and country_id is not null
      then search_term('district', search_slug(found.country || ' ' || place_name), place_name, country_id, most)
    end;
    insert into search_places (country, location, division_id, district_id)
    values (found.country, found.location, country_id, place_id)
    on conflict do nothing;
  end loop;
end
$$;

-- The id of a name, which is added if it is new. Null if there is nothing to name, or no room for more.
create function search_term(of_kind text, of_slug text, as_name text, of_parent integer, most integer) returns integer
language plpgsql as $$
declare
  term_id integer;
begin
  if of_slug is null then return null; end if;
  select id into term_id from search_terms where kind = of_kind and slug = of_slug;
  if term_id is not null then return term_id; end if;
  if (select count(*) from search_terms where kind = of_kind and parent_id is not distinct from of_parent) >= most then
    return null;
  end if;
  insert into search_terms (kind, slug, name, parent_id) values (of_kind, of_slug, as_name, of_parent)
  on conflict (kind, slug) do update set name = search_terms.name
  returning id into term_id;
  return term_id;
end
$$;

-- The same for makes and models.
create function search_learn_bikes(ids text[]) returns void
language plpgsql as $$
declare
  found record;
  make_id integer;
  most constant integer := 2000;
begin
  for found in
    select distinct listing.make, coalesce(listing.model, '') as model
    from listings listing
    where listing.id = any (ids) and listing.make is not null
      and not exists (
        select from search_bikes known where (known.make, known.model) = (listing.make, coalesce(listing.model, ''))
      )
    order by 1, 2
  loop
    make_id := search_term('make', search_slug(found.make), found.make, null, most);
    insert into search_bikes (make, model, make_id, model_id)
    values (
      found.make, found.model, make_id,
      search_term('model', search_slug(found.make) || '-' || search_slug(found.model), found.model, make_id, most)
    )
    on conflict do nothing;
  end loop;
end
$$;

-- The search entry of a listing, from its present content.
create view search_facts as
select
  listing.id as listing_id, search_for_sale(listing) as for_sale, listing.category_id,
  bike.make_id, bike.model_id, place.division_id, place.district_id, listing.condition,
  case listing.origin when 'seller' then 'member' when 'import' then 'list' else 'sample' end as seller,
  listing.price_amount as price, listing.currency, listing.year, listing.mileage_km as km, listing.engine_cc as cc,
  listing.owners, listing.image not like '/art/%' as photo, listing.posted_at,
  listing.name, listing.make, listing.model, listing.location, listing.description
from listings listing
left join search_bikes bike on (bike.make, bike.model) = (listing.make, coalesce(listing.model, ''))
left join search_places place on (place.country, place.location) = (listing.country, listing.location);

-- Updates the search entries of these listings. Unchanged rows are not written, because mirrors would read them again.
create function search_refresh(ids text[], with_words boolean) returns void
language plpgsql as $$
begin
  perform search_learn_places(ids);
  perform search_learn_bikes(ids);

  update search_entries entry
  set (for_sale, category_id, make_id, model_id, division_id, district_id, condition, seller, price, currency, year, km,
       cc, owners, photo, posted_at, changed) =
    (fact.for_sale, fact.category_id, fact.make_id, fact.model_id, fact.division_id, fact.district_id, fact.condition,
     fact.seller, fact.price, fact.currency, fact.year, fact.km, fact.cc, fact.owners, fact.photo, fact.posted_at,
     pg_current_xact_id())
  from search_facts fact
  where fact.listing_id = any (ids) and entry.listing_id = fact.listing_id
    and (entry.for_sale, entry.category_id, entry.make_id, entry.model_id, entry.division_id, entry.district_id,
         entry.condition, entry.seller, entry.price, entry.currency, entry.year, entry.km, entry.cc, entry.owners,
         entry.photo, entry.posted_at)
      is distinct from
        (fact.for_sale, fact.category_id, fact.make_id, fact.model_id, fact.division_id, fact.district_id,
         fact.condition, fact.seller, fact.price, fact.currency, fact.year, fact.km, fact.cc, fact.owners,
         fact.photo, fact.posted_at);

  -- In the order of the ids: whoever reads in the order of `no` meets the newest last.
  insert into search_entries (listing_id, for_sale, category_id, make_id, model_id, division_id, district_id, condition,
    seller, price, currency, year, km, cc, owners, photo, posted_at)
  select listing_id, for_sale, category_id, make_id, model_id, division_id, district_id, condition, seller, price,
    currency, year, km, cc, owners, photo, posted_at
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

create function search_follow_insert() returns trigger language plpgsql as $$
begin
  perform search_refresh(array(select id from arrived), true);
  return null;
end
$$;
create trigger search_follow_insert after insert on listings
referencing new table as arrived for each statement execute function search_follow_insert();

create function search_follow_update() returns trigger language plpgsql as $$
begin
  perform search_refresh(array(select id from arrived), exists (
    select from arrived join former using (id)
    where (arrived.name, arrived.make, arrived.model, arrived.location, arrived.description)
      is distinct from (former.name, former.make, former.model, former.location, former.description)
  ));
  return null;
end
$$;
create trigger search_follow_update after update on listings
referencing old table as former new table as arrived for each statement execute function search_follow_update();

-- The row stays, so that mirrors see it.
create function search_follow_delete() returns trigger language plpgsql as $$
begin
  update search_entries set for_sale = false, changed = pg_current_xact_id()
  where listing_id in (select id from former) and for_sale;
  delete from search_words where no in (
    select no from search_entries where listing_id in (select id from former)
  );
  return null;
end
$$;
create trigger search_follow_delete after delete on listings
referencing old table as former for each statement execute function search_follow_delete();
