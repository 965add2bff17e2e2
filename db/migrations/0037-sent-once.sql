-- Identifies the request that added a listing, from the key of its form and what was typed: the same form sent again
-- adds nothing. Null: sent without a key, or deleted since, so that the same may be added again.
alter table listings add column sent_key text;
create unique index listings_sent_once on listings (seller_id, sent_key) where sent_key is not null;
