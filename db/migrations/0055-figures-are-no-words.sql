-- A description is what somebody has said. What the import made up of a row's figures stands on the page as such, and was
-- found by each of its words. What a list said besides, its colour, stands on a line of its own below.

-- Nobody has changed anything: nobody is told, and nothing else follows.
alter table listings disable trigger user;
update listings
set description = ltrim(split_part(description, ' Listed from an imported file.', 2), E'\n')
where origin = 'import' and description like '% Listed from an imported file.%';
alter table listings enable trigger user;

update bookings
set product_description = ltrim(split_part(product_description, ' Listed from an imported file.', 2), E'\n')
from listings
where listings.id = bookings.listing_id and listings.origin = 'import'
  and product_description like '% Listed from an imported file.%';

-- Of very many words the index is made anew sooner than changed.
drop index search_words_index;
update search_words held
set words = search_vector(
  concat_ws(' ', listing.name, listing.make, listing.model, listing.location, listing.description))
from search_entries entry
join listings listing on listing.id = entry.listing_id
where held.no = entry.no and listing.origin = 'import'
  and (listing.description = '' or listing.description like 'Colour: %');
create index search_words_index on search_words using gin (words) with (gin_pending_list_limit = 512);
