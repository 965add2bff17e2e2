-- Transactions that write many search entries first lock them in the order of their numbers, like the job that writes
-- expected prices: two that write the same rows then wait for each other without a deadlock.

-- The table is locked first, in the mode of the later write: teaching the vocabulary locks the whole table, and must
-- not wait for rows of a transaction that waits for it.
create function search_hold(ids text[]) returns void
language plpgsql set enable_seqscan = off set jit = off as $$
begin
  lock table search_entries in row exclusive mode;
  perform from search_entries where listing_id = any (ids) order by no for no key update;
end
$$;

create or replace function search_refresh(ids text[], with_words boolean) returns void
language plpgsql as $$
begin
  perform search_learn_places(ids);
  perform search_learn_bikes(ids);
  perform search_hold(ids);

  update search_entries entry
  set (for_sale, category_id, make_id, model_id, division_id, district_id, condition, seller, price, currency, year, km,
       cc, owners, photo, posted_at, changed) =
    (fact.for_sale, fact.category_id, fact.make_id, fact.model_id, fact.division_id, fact.district_id, fact.condition,
     fact.seller, fact.price, fact.currency, fact.year, fact.km, fact.cc, fact.owners, fact.photo, fact.posted_at,
     pg_current_xact_id())
  from search_facts fact
  where fact.listing_id = any (ids) and entry.listing_id = fact.listing_id
    and (entry.for_sale, entry.category_id, entry.make_id, entry.model_id, entry.division_id, entry.district_id,
         entry.condition, entry.seller, entry.price, entry.currency, entry.year, entry.km, entry.cc, entry.owners,
         entry.photo, entry.posted_at)
      is distinct from
        (fact.for_sale, fact.category_id, fact.make_id, fact.model_id, fact.division_id, fact.district_id,
         fact.condition, fact.seller, fact.price, fact.currency, fact.year, fact.km, fact.cc, fact.owners,
         fact.photo, fact.posted_at);

  -- In the order of the ids: whoever reads in the order of `no` meets the newest last.
  insert into search_entries (listing_id, for_sale, category_id, make_id, model_id, division_id, district_id, condition,
    seller, price, currency, year, km, cc, owners, photo, posted_at)
  select listing_id, for_sale, category_id, make_id, model_id, division_id, district_id, condition, seller, price,
    currency, year, km, cc, owners, photo, posted_at
  from search_facts
  where listing_id = any (ids)
    and not exists (select from search_entries entry where entry.listing_id = search_facts.listing_id)
  order by posted_at, listing_id;

  if with_words then
    insert into search_words (no, words)
    select entry.no, search_vector(concat_ws(' ', fact.name, fact.make, fact.model, fact.location, fact.description))
    from search_facts fact
    join search_entries entry on entry.listing_id = fact.listing_id
    where fact.listing_id = any (ids)
    on conflict (no) do update set words = excluded.words where search_words.words <> excluded.words;
  end if;
end
$$;

create or replace function search_follow_delete() returns trigger language plpgsql as $$
begin
  perform search_hold(array(select id from former));
  update search_entries set for_sale = false, changed = pg_current_xact_id()
  where listing_id in (select id from former) and for_sale;
  delete from search_words where no in (
    select no from search_entries where listing_id in (select id from former)
  );
  return null;
end
$$;
