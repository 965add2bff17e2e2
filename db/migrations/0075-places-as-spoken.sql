-- Names of districts that sound differently from their present ones, as people say and write them. Spellings that sound alike
-- need no row (src/features/search/domain/words/sounds.ts).
create temporary table said_places (spelling text, key text, term_id integer) on commit drop;
insert into said_places
select distinct on (search_key(said), term.id) said, search_key(said), term.id
from (
  values
    ('Chattogram', 'Chatgaon|Chatgao|Chatga|Chatigaon|Chittagang|চাটগাঁ|চাটগাঁও|চাটিগাঁও|চিটাগাং|চিটাগং'),
    ('Brahmanbaria', 'বি বাড়িয়া|বি বাড়ীয়া|বি.বাড়িয়া'),
    ('Mymensingh', 'Momenshahi|মোমেনশাহী'),
    ('Cox''s Bazar', 'Cox Bazar|Cox Bazaar|কক্স বাজার'),
    ('Lakshmipur', 'Lokkhipur|Laxmipur|লক্ষ্মিপুর'),
    ('Chapainawabganj', 'Chapai Nababganj|চাঁপাই|চাপাইনবাবগঞ্জ|চাঁপাই নবাবগঞ্জ'),
    ('Kishoreganj', 'Kishoregonj|Kishorgonj'),
    ('Gopalganj', 'Gopalgonj'),
    ('Manikganj', 'Manikgonj'),
    ('Bhola', 'Vola'),
    ('Feni', 'Pheni|Fenny')
) place (name, spellings)
cross join lateral string_to_table(spellings, '|') said
join search_terms term on term.kind = 'district' and term.slug = search_slug(place.name);

-- Only those that are new: what an admin taught keeps its meaning, and what an admin removed stays removed.
delete from said_places said
where exists (select from search_spellings known where (known.key, known.term_id) = (said.key, said.term_id))
  or exists (select from search_taught taught where taught.key = said.key);
insert into search_spellings (spelling, key, term_id, built_in)
select spelling, key, term_id, true from said_places order by term_id, spelling;

-- The listings that are there already.
select search_read_again(spelling, term_id) from said_places;
