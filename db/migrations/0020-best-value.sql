-- What a listing would usually ask, for the order "best value" (docs/decisions/0009 and 0013): written by the hourly job
-- that learns prices. Null where there is nothing to say. The asking price is not part of it: a changed price counts at once.
alter table search_entries add column expected bigint;

-- What it was told from has changed: it is told anew within the hour.
create function search_forget_expected() returns trigger language plpgsql as $$
begin
  new.expected := null;
  return new;
end
$$;
create trigger search_forget_expected before update on search_entries for each row
when (
  (old.make_id, old.model_id, old.district_id, old.year, old.km, old.cc, old.owners, old.condition, old.currency)
    is distinct from
  (new.make_id, new.model_id, new.district_id, new.year, new.km, new.cc, new.owners, new.condition, new.currency)
)
execute function search_forget_expected();
