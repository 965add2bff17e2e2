-- When its owner saw a match of a search: "Open" marks what was new at that time in the list that it leads to
-- (docs/decisions/0018).
alter table saved_search_matches add column seen_at timestamptz;
