-- Processes cache listings as they are shown, and which words they contain. They detect every change of a listing by
-- the row that they mirror, which stores the transaction that wrote it last, even if nothing has changed that is
-- searched by.
create function search_tell_update() returns trigger language plpgsql as $$
begin
  update search_entries set changed = pg_current_xact_id()
  where listing_id = any (array(select id from arrived)) and changed <> pg_current_xact_id();
  return null;
end
$$;
-- Its name sorts it after search_follow_update, which already writes most rows.
create trigger search_tell_update after update on listings
referencing new table as arrived for each statement execute function search_tell_update();
