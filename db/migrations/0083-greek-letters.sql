-- Greek letters are compared without diacritics, as Latin ones are, and a sigma at the end of a word is one: capitals have
-- neither. src/kernel/plain-letters.ts does the same with the words of a search.
create or replace function search_unmarked(words text) returns text
language sql immutable parallel safe strict
return case
  when octet_length(words) = length(words) then words
  else replace(replace(replace(replace(
    translate(
      normalize(regexp_replace(normalize(words, NFKD), '([a-zα-ω])[\u0300-\u036f]+', '\1', 'g'), NFKC),
      'ıøłđðħŧς', 'iolddhtσ'
    ),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
end;

-- Existing data: only listings with such a letter are written.
update search_words
set words = array_to_tsvector(array(select distinct search_unmarked(word) from unnest(tsvector_to_array(words)) word))
where words::text ~ '[\u0386-\u0390\u03aa-\u03b0\u03c2\u03ca-\u03ce\u1f00-\u1fff]';

-- Saved searches that are stored under one of their words (src/features/alerts/domain/filing.ts): once under what were two
-- spellings of it.
delete from saved_search_keys held
using saved_search_keys other
where held.key like '~%' and held.key ~ '[\u0386-\u0390\u03aa-\u03b0\u03c2\u03ca-\u03ce\u1f00-\u1fff]'
  and other.search_id = held.search_id and other.key like '~%'
  and search_unmarked(other.key) = search_unmarked(held.key)
  and (other.key < held.key or other.key = search_unmarked(held.key)) and other.key <> held.key;
update saved_search_keys
set key = search_unmarked(key)
where key like '~%' and key ~ '[\u0386-\u0390\u03aa-\u03b0\u03c2\u03ca-\u03ce\u1f00-\u1fff]';
