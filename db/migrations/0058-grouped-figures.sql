-- A figure is one word however its digits are grouped: "80,000", "১,৫০,০০০" and "80.000" are found as 80000 and 150000,
-- and not by a search for 80. src/kernel/figures.ts does the same with search texts.
create function search_figures(words text) returns text
language sql immutable parallel safe strict
return case
  -- Most texts have none, and some have digits that were none before.
  when words !~ '[0-9\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19][.,\uff0c\uff0e][0-9\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]{2}|[\u0660-\u0669\u06f0-\u06f9]' then words
  else regexp_replace(regexp_replace(
    case
      when octet_length(words) = length(words) then words
      -- To look for digits takes less time than to translate those that are not there.
      when words !~ '[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19\uff0c\uff0e]' then words
      else translate(
        normalize(words, NFKC),
        U&'\09E6\09E7\09E8\09E9\09EA\09EB\09EC\09ED\09EE\09EF\0966\0967\0968\0969\096A\096B\096C\096D\096E\096F\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9',
        '0123456789012345678901234567890123456789'
      )
    end,
    '(^|[^0-9.,])([0-9]{1,3})(?:,([0-9]{2,3}))?(?:,([0-9]{2,3}))?,([0-9]{3})(?![0-9]|,[0-9])', '\1\2\3\4\5', 'g'),
    '(^|[^0-9.,])([0-9]{1,3})(?:\.([0-9]{3}))?(?:\.([0-9]{3}))?\.([0-9]{3})(?![0-9]|\.[0-9])', '\1\2\3\4\5', 'g')
end;

create or replace function search_vector(words text) returns tsvector
language sql immutable parallel safe strict
return array_to_tsvector(array(
  select word
  from unnest(string_to_array(
    regexp_replace(search_unmarked(search_plain(search_figures(words))), '([0-9]+)', ' \1 ', 'g'), ' ')) word
  where length(word) between 1 and 40
));

-- Existing data: only listings with such a figure are read again. Rebuilding an index of very many words takes less
-- time than updating it.
drop index search_words_index;

update search_words held
set words = search_vector(listing.whole)
from (
  select entry.no, said.text, search_figures(said.text) as whole
  from listings listing
  join search_entries entry on entry.listing_id = listing.id
  cross join lateral (
    select concat_ws(' ', listing.name, listing.make, listing.model, listing.location, listing.description) as text
    offset 0
  ) said
  offset 0
) listing
where listing.no = held.no and listing.whole <> listing.text;

create index search_words_index on search_words using gin (words) with (gin_pending_list_limit = 512);

-- Saved searches that are stored under a part of such a figure; those with nothing but words are stored under one of
-- them (src/features/alerts/domain/filing.ts).
update saved_search_keys filed
set key = '~' || translate(search.figure, ',.', '')
from (
  select id, (regexp_match(
    replace(replace(replace(address, '%2C', ','), '%22', '"'), '+', ' '),
    '[?&]q=(?:[^&]*[^0-9.,&])?([0-9]{1,3}(?:(?:,[0-9]{2,3}){0,2},[0-9]{3}(?!,?[0-9])|(?:\.[0-9]{3}){1,3}(?!\.?[0-9])))'
  ))[1] as figure
  from saved_searches
  where address ~ '[?&]q=[^&]*[0-9](?:%2C|\.)[0-9]'
) search
where filed.search_id = search.id and substr(filed.key, 1, 1) = '~'
  and substr(filed.key, 2) = any (string_to_array(translate(search.figure, '.', ','), ','));
