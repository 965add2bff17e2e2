-- The usual asking price for a listing, for the order "best value" (docs/decisions/0009 and 0013): written by the
-- hourly job that learns prices. Null if there is no estimate. It does not depend on the asking price: a changed price
-- counts at once.
alter table search_entries add column expected bigint;

-- A fact that it was derived from has changed: it is written again within the hour.
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
