-- Processes remember which listings hold a word that was searched for. They hear of other words by the row that they
-- mirror, which says which transaction wrote it last.
create function search_tell_words() returns trigger language plpgsql as $$
begin
  update search_entries set changed = pg_current_xact_id() where no in (select no from arrived);
  return null;
end
$$;
create trigger search_tell_words after update on search_words
referencing new table as arrived for each statement execute function search_tell_words();
