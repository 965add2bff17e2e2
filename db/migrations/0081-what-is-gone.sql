-- Search entries of listings that are gone for good. They stay for a while, so that every mirror learns of it, and are
-- then swept (src/features/search/data/purging.ts): otherwise they would be many times as many as what is for sale
-- after some years of weekly lists.
create table search_gone (
  no integer primary key,
  at timestamptz not null default clock_timestamp()
);
insert into search_gone (no)
select no from search_entries entry where not exists (select from listings where id = entry.listing_id);

create or replace function search_follow_delete() returns trigger language plpgsql as $$
begin
  perform search_hold(array(select id from former));
  update search_entries set for_sale = false, changed = pg_current_xact_id()
  where listing_id in (select id from former) and for_sale;
  delete from search_words where no in (
    select no from search_entries where listing_id in (select id from former)
  );
  insert into search_gone (no)
  select no from search_entries where listing_id in (select id from former)
  on conflict (no) do update set at = excluded.at;
  return null;
end
$$;
