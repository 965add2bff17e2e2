-- What a page says about somebody's answers also changes when a buyer's account is closed, because that booking then
-- needs no answer, and when a booking is purged. The plan is made for one row and kept: it must not join many one by
-- one.
create or replace function tell_answers() returns trigger language plpgsql
set enable_nestloop = off as $$
begin
  insert into topic_changes (topic)
  select distinct coalesce('answers:' || arrived.seller_id, 'answers')
  from former join arrived using (id)
  where (former.done_at, former.cancelled_at, former.created_at, former.user_id)
    is distinct from (arrived.done_at, arrived.cancelled_at, arrived.created_at, arrived.user_id);
  return null;
end
$$;

create function tell_answers_gone() returns trigger language plpgsql as $$
begin
  insert into topic_changes (topic) select distinct coalesce('answers:' || seller_id, 'answers') from former;
  return null;
end
$$;
create trigger tell_answers_gone after delete on bookings
referencing old table as former for each statement execute function tell_answers_gone();
