-- A description is what somebody wrote. The page shows a row's figures anyway; the sentences that the import made of
-- them were found by each of their words. What else a list said, the colour, is on a line of its own below.

-- Nobody has changed anything: nobody is notified, and nothing else follows.
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

-- If very many words change, rebuilding the index is faster than updating it.
drop index search_words_index;
update search_words held
set words = search_vector(
  concat_ws(' ', listing.name, listing.make, listing.model, listing.location, listing.description))
from search_entries entry
join listings listing on listing.id = entry.listing_id
where held.no = entry.no and listing.origin = 'import'
  and (listing.description = '' or listing.description like 'Colour: %');
create index search_words_index on search_words using gin (words) with (gin_pending_list_limit = 512);
