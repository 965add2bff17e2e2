-- Mail about lower prices of saved motorcycles (docs/decisions/0018).

-- Whether somebody wants it; without a choice there is no row until there is something to send.
create table price_drop_mails (
  user_id text primary key references users (id) on delete cascade,
  wanted boolean not null default true,
  -- What the link in a mail turned off, so that it can be turned on again.
  stopped boolean not null default false,
  -- A process that sends the mail reserves it until then; failed tries postpone it, and a sent mail postpones the next
  -- one.
  mail_after timestamptz not null default now(),
  mail_tries integer not null default 0
);

-- A saved motorcycle whose price went down, and what was reported to its saver. Deleted when it is no longer saved.
create table price_drops (
  user_id text not null,
  listing_id text not null,
  -- The number of the change that was reported, or waits to be.
  change bigint not null,
  mail text not null check (mail in ('due', 'sent', 'none', 'refused')),
  -- Until then further changes of the price are collected.
  due_at timestamptz not null,
  -- The lowest price that a mail has reported: only a lower one is news.
  told bigint,
  told_currency char(3),
  primary key (user_id, listing_id),
  foreign key (user_id, listing_id) references saved_listings (user_id, listing_id) on delete cascade
);
create index price_drops_due on price_drops (due_at) where mail = 'due';

-- Lower prices that have not been matched with the saved motorcycles yet. Inserted in the transaction that lowers a
-- price, deleted in the one that writes whom to notify.
create table price_drop_arrivals (
  change bigint primary key,
  listing_id text not null
);

create function note_price_drops() returns trigger language plpgsql as $$
begin
  insert into price_drop_arrivals (change, listing_id)
  select no, listing_id from arrived
  where became is not null
    and (was is null or (became < was and became_currency is not distinct from was_currency));
  return null;
end
$$;
create trigger note_price_drops after insert on price_changes
referencing new table as arrived for each statement execute function note_price_drops();
