-- The inbox asks of each report whether a later one of its motorcycle is there: by listing alone it read all of them for each,
-- and strangers may send thousands about one.
drop index reports_of_listing;
create index reports_of_listing on reports (listing_id, created_at, id);
