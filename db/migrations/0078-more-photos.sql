-- Photos of a listing beside its picture, in the order in which its page shows them; each element is the id of a photo.
alter table listings
  add column more_photos text[] not null default '{}' check (cardinality(more_photos) <= 9);
-- Whether a listing shows a photo.
create index listings_with_more_photos on listings using gin (more_photos) where more_photos <> '{}';
