-- When its owner looked at what a search has found: Open marks what was new by then in the list that it leads to
-- (docs/decisions/0018).
alter table saved_search_matches add column seen_at timestamptz;
