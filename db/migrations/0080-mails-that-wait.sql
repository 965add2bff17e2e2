-- What waits for its mail, by how often its search wants mail: whoever sends mail reads only what is due, and not all that
-- waits for the next morning (docs/decisions/0018).
alter table saved_search_matches add column daily boolean not null default false;
update saved_search_matches found set daily = true
from saved_searches saved
where saved.id = found.search_id and saved.frequency = 'daily' and found.mail = 'due';
create index saved_search_matches_waiting on saved_search_matches (daily, found_at, search_id) where mail = 'due';
