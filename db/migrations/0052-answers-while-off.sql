-- What a page says about somebody's answers also changes when the garage takes off the site what was booked, or puts it
-- back: nobody can answer meanwhile. The plan is made for one row and kept: it must not join many one by one.
create or replace function tell_answers() returns trigger language plpgsql
set enable_nestloop = off as $$
begin
  insert into topic_changes (topic)
  select distinct coalesce('answers:' || arrived.seller_id, 'answers')
  from former join arrived using (id)
  where (former.done_at, former.cancelled_at, former.created_at, former.user_id, former.taken_off_at, former.put_back_at)
    is distinct from
    (arrived.done_at, arrived.cancelled_at, arrived.created_at, arrived.user_id, arrived.taken_off_at, arrived.put_back_at);
  return null;
end
$$;
