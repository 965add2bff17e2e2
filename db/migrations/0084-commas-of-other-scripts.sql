-- Arabic, Chinese and Japanese have commas of their own: "المعادي، القاهرة" is a part of Cairo, not a town. They and their other
-- marks stand between words (src/kernel/commas.ts, and `plainWords` in src/features/search/domain/words/understand.ts).
create or replace function search_plain(words text) returns text
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
  '[\x01-\x20!-/:-@\[-\x60{-\x7f\u00a1-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb\u00bf\u00d7\u060c\u061b\u061f\u06d4\u0964\u0965\u2010-\u2060\u20a0-\u20cf\u3001\u3002\ufeff\u09f3]+',
  ' ', 'g');

create or replace function search_foreign_places(countries text[], locations text[])
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
      '[\s,،，、]*' || regexp_replace(one.name, '(\W)', '\\\1', 'g') || '[\s.]*$' as at_the_end
    from unnest(country_names, country_ids) one (name, id)
    cross join lateral (select id, slug from search_terms where id = one.id offset 0) term
  ) of_country on of_country.name = given.country
  left join lateral (
    select left(trim(regexp_replace(
      trim(regexp_replace(given.location, of_country.at_the_end, '', 'i')), '^.*[,،，、]', '')), 60) as name
    where of_country.id is not null
    offset 0
  ) place on true;

  return query
  select * from unnest(countries, locations, divisions, search_terms_named('district', names, slugs, divisions));
end
$$;

-- Existing data. The keys of names:
reindex index search_terms_taught;
update search_spellings said
set key = search_key(spelling), changed = pg_current_xact_id()
where spelling ~ '[\u060c\u061b\u061f\u06d4\u3001\u3002]'
  and not exists (
    select from search_spellings other where (other.key, other.term_id) = (search_key(said.spelling), said.term_id)
  )
  -- Of two that differ in nothing else, one.
  and said.id = (
    select min(same.id) from search_spellings same
    where same.term_id = said.term_id and search_key(same.spelling) = search_key(said.spelling)
  );

-- The words of listings, of those alone that have such a mark in one:
update search_words held
set words = search_vector(concat_ws(' ', listing.name, listing.make, listing.model, listing.location, listing.description))
from listings listing join search_entries entry on entry.listing_id = listing.id
where entry.no = held.no and held.words::text ~ '[\u060c\u061b\u061f\u06d4\u3001\u3002]';

-- The places that were read as one name, which then means the town.
create temporary table places_read_anew on commit drop as
with stored as materialized (
  select array_agg(country order by country, location) as countries, array_agg(location order by country, location) as locations
  from search_places
  where location ~ '[\u060c\uff0c\u3001]'
)
select anew.* from stored cross join lateral search_read_places(stored.countries, stored.locations) anew
where stored.countries is not null;

create temporary table names_of_parts on commit drop as
select distinct on (former.id) former.id as former, anew.district_id as final
from places_read_anew anew
join search_places place on (place.country, place.location) = (anew.country, anew.location)
join search_terms former on former.id = place.district_id and former.merged_into is null
where former.name ~ '[\u060c\uff0c\u3001]' and anew.district_id <> former.id
order by former.id, anew.district_id;

update search_places place
set division_id = anew.division_id, district_id = anew.district_id
from places_read_anew anew
where (place.country, place.location) = (anew.country, anew.location)
  and (place.division_id, place.district_id) is distinct from (anew.division_id, anew.district_id);

update search_entries entry
set (division_id, district_id, changed) = (fact.division_id, fact.district_id, pg_current_xact_id())
from listings listing
join places_read_anew anew on (listing.country, listing.location) = (anew.country, anew.location)
join search_facts fact on fact.listing_id = listing.id
where entry.listing_id = listing.id
  and (entry.division_id, entry.district_id) is distinct from (fact.division_id, fact.district_id);

select search_merge(former, final) from names_of_parts;

-- Saved searches that are stored under a word with such a mark (src/features/alerts/domain/filing.ts): once under what were
-- two words with the same beginning.
delete from saved_search_keys held
using saved_search_keys other
where held.key ~ '^~[^\u060c\u061b\u061f\u06d4\u3001\u3002]+[\u060c\u061b\u061f\u06d4\u3001\u3002]'
  and other.search_id = held.search_id and other.key <> held.key
  and regexp_replace(other.key, '[\u060c\u061b\u061f\u06d4\u3001\u3002].*$', '') = regexp_replace(held.key, '[\u060c\u061b\u061f\u06d4\u3001\u3002].*$', '')
  and (other.key < held.key or other.key = regexp_replace(held.key, '[\u060c\u061b\u061f\u06d4\u3001\u3002].*$', ''));
update saved_search_keys
set key = regexp_replace(key, '[\u060c\u061b\u061f\u06d4\u3001\u3002].*$', '')
where key ~ '^~[^\u060c\u061b\u061f\u06d4\u3001\u3002]+[\u060c\u061b\u061f\u06d4\u3001\u3002]';
