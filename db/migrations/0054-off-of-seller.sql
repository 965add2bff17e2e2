-- Whoever adds a motorcycle may have had the same taken off the site: looked for among those of theirs that are, which are few,
-- and not among all that they sell, which may be thousands.
create index listings_off_of_seller on listings (seller_id) where taken_off_at is not null;
