-- What the garage has learned about prices (docs/prices.md), replaced by a job and read by every web process. Prices in
-- one currency are not used for those in another, nor samples for anything that is sold.
create table price_models (
  scope text primary key,
  model text not null,
  listings integer not null,
  made_at timestamptz not null default now()
);

create function tell_price_models() returns trigger language plpgsql as $$
begin
  insert into topic_changes (topic) values ('prices');
  return null;
end
$$;
create trigger tell_price_models after insert or update or delete on price_models
for each statement execute function tell_price_models();
