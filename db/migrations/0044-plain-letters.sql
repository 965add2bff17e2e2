-- Latin letters are found with and without diacritics: "koln" finds Köln, "sao paulo" São Paulo, "ismail" İsmail. Marks
-- of other scripts are letters of their own and stay. src/kernel/plain-letters.ts does the same with search texts.
create function search_unmarked(words text) returns text
language sql immutable parallel safe strict
return case
  when octet_length(words) = length(words) then words
  else replace(replace(replace(replace(
    translate(
      normalize(regexp_replace(normalize(words, NFKD), '([a-z])[\u0300-\u036f]+', '\1', 'g'), NFKC),
      'ıøłđðħŧ', 'iolddht'
    ),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
end;

create or replace function search_vector(words text) returns tsvector
language sql immutable parallel safe strict
return array_to_tsvector(array(
  select word
  from unnest(string_to_array(regexp_replace(search_unmarked(search_plain(words)), '([0-9]+)', ' \1 ', 'g'), ' ')) word
  where length(word) between 1 and 40
));

-- Existing data: of a million listings only those with such a letter are written.
update search_words
set words = array_to_tsvector(array(select distinct search_unmarked(word) from unnest(tsvector_to_array(words)) word))
where words::text ~ '[\u00df-\u024f\u0300-\u036f\u1e00-\u1eff]';

-- Saved searches that are stored under one of their words; of a long one its first four letters
-- (src/features/alerts/domain/filing.ts).
update saved_search_keys
set key = case
  -- From four letters on; "ß" becomes two.
  when right(key, 1) = '*' or length(search_unmarked(key)) > 4 then left(search_unmarked(key), 5) || '*'
  else search_unmarked(key)
end
where key like '~%' and octet_length(key) <> length(key);
