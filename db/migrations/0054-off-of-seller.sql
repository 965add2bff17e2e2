-- Whoever adds a motorcycle may have had the same one taken off the site: it is looked up among their few that are off,
-- and not among all that they sell, which may be thousands.
create index listings_off_of_seller on listings (seller_id) where taken_off_at is not null;
