-- Changes of what public pages show, so that every web process knows which of its cached pages are out of date. A topic
-- is what a page depends on: 'categories', 'listings' (any of them), 'listing:ID', 'member:ID'.
create table topic_changes (
  topic text not null,
  -- Readers ask for what their last snapshot did not see: rows become visible in another order than they are written.
  changed xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);
create index topic_changes_changed on topic_changes (changed);
create index topic_changes_at on topic_changes (at);

create function tell_categories() returns trigger language plpgsql as $$
begin
  insert into topic_changes (topic) values ('categories');
  return null;
end
$$;
create trigger tell_categories after insert or update or delete or truncate on categories
for each statement execute function tell_categories();

create function tell_listings_arrived() returns trigger language plpgsql as $$
begin
  insert into topic_changes (topic) select 'listings' where exists (select from arrived);
  return null;
end
$$;
create trigger tell_listings_arrived after insert on listings
referencing new table as arrived for each statement execute function tell_listings_arrived();

create function tell_listings_changed() returns trigger language plpgsql as $$
begin
  insert into topic_changes (topic)
  select 'listing:' || id from former union all select 'listings' where exists (select from former);
  return null;
end
$$;
create trigger tell_listings_changed after update on listings
referencing old table as former for each statement execute function tell_listings_changed();
create trigger tell_listings_gone after delete on listings
referencing old table as former for each statement execute function tell_listings_changed();

-- Public pages show a member's name and since when they are here.
create function tell_members_changed() returns trigger language plpgsql as $$
begin
  insert into topic_changes (topic) select 'member:' || id from former;
  return null;
end
$$;
create trigger tell_members_changed after update on users
referencing old table as former for each statement execute function tell_members_changed();
create trigger tell_members_gone after delete on users
referencing old table as former for each statement execute function tell_members_changed();
