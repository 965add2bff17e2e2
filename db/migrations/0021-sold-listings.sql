-- When its seller marked a motorcycle as sold. It leaves all lists of what is for sale, and keeps its page.
alter table listings add column sold_at timestamptz;

-- Whether a listing may be found. Whatever ends a sale belongs here.
create or replace function search_for_sale(listing listings) returns boolean
language sql stable return listing.deleted_at is null and listing.sold_at is null;
