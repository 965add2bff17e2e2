-- Names are data that admins extend; a topic invalidates the pages that show them (db/migrations/0009).
create function tell_search_names() returns trigger language plpgsql as $$
begin
  insert into topic_changes (topic) values ('search-names');
  return null;
end
$$;
create trigger tell_search_terms after insert or update or delete on search_terms
for each statement execute function tell_search_names();
create trigger tell_search_spellings after insert or update or delete on search_spellings
for each statement execute function tell_search_names();
