-- Processes remember listings as they are shown, and which words they hold. They hear of every change of a listing by the
-- row that they mirror, which says which transaction wrote it last, also where nothing that is searched by has changed.
create function search_tell_update() returns trigger language plpgsql as $$
begin
  update search_entries set changed = pg_current_xact_id()
  where listing_id = any (array(select id from arrived)) and changed <> pg_current_xact_id();
  return null;
end
$$;
-- By its name it comes after search_follow_update, which writes most rows already.
create trigger search_tell_update after update on listings
referencing new table as arrived for each statement execute function search_tell_update();
